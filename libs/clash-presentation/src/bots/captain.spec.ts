import { atSeat, LocalGame, Random, randomBot, type Bot } from '#kernel';
import { type Command, type View } from '#clash/queries';
import { clash } from '../clash.js';
import { brawler, objectless, plainCaptain, powerless, racer, turtle, unmoved } from '../testing/standing-opponents.js';
import { captain } from './captain.js';

const versus = (scenarioId: string, seatsA: number, seatsB: number): [Record<string, unknown>, number] => [
  { scenarioId, seatsA, seatsB },
  seatsA + seatsB,
];

describe('The captain as a bot', () => {
  it.each<[Record<string, unknown>, number]>([
    versus('rooftop-rumble', 1, 1),
    versus('key-to-the-city', 2, 1),
    versus('silent-hour', 2, 2),
    versus('five-shadows', 1, 1),
    versus('doll-parade', 3, 3),
    [{ scenarioId: 'silent-hour', mode: 'SOLO' }, 1],
    [{ scenarioId: 'five-shadows', mode: 'COOP', seatsA: 2, difficulty: 'HARD' }, 2],
    [{ scenarioId: 'doll-parade', mode: 'COOP', seatsA: 2, startSide: 'B', campaign: { heroes: [] } }, 2],
  ])('CLASH-262 plays %j with %i seats to its end, with legal commands', (options, seats) => {
    const local = LocalGame.start(clash, { seed: `captains ${JSON.stringify(options)}`, seats, options });
    local.playOut(
      Array.from({ length: seats }, () => captain),
      Random.from('bots'),
    );
    expect(local.game.phase).toBe('over');
    expect(local.game.outcome?.placings).toHaveLength(seats);
  });

  it('beats bots that do anything', () => {
    const won = Array.from({ length: 10 }, (_, game) => {
      const seat = game % 2;
      const local = LocalGame.start(clash, { seed: `against chance ${game}`, seats: 2 });
      const bots = [0, 1].map((other) => (other === seat ? captain : randomBot));
      local.playOut(bots, Random.from(`against chance ${game}`));
      return local.game.outcome?.placings.find((placing) => placing.seat === seat)?.rank === 1;
    });
    expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(8);
  });

  it.each([
    ['never attacks', racer, ['attack']],
    ['tries no tests', brawler, ['attemptTest']],
    ['stays where it is', turtle, ['move']],
    ['uses no objects', objectless, ['useObject']],
    ['answers nothing', unmoved, ['react']],
    ['lays techniques alone', powerless, ['usePower']],
    ['uses neither powers nor objects', plainCaptain, ['usePower', 'useObject']],
  ] as const)('is tried by a captain less one idea, which %s', (_, opponent, left) => {
    const local = LocalGame.start(clash, { seed: 'less', seats: 2 });
    local.playOut([captain, opponent], Random.from('less'));
    expect(local.game.phase).toBe('over');
    const given = local.commits.flatMap(({ command }) =>
      command.type === 'play' && command.seat === 1 ? command.command.type : [],
    );
    expect(given.length).toBeGreaterThan(5);
    for (const type of left) expect(given).not.toContain(type);
  });

  it('decides alike in worlds that its seat cannot tell apart (clash.md 6)', () => {
    const options = { scenarioId: 'key-to-the-city', seatsA: 2, seatsB: 1 };
    const local = LocalGame.start(clash, { seed: 'same sight', seats: 3, options });
    let compared = 0;
    const bot: Bot<View, Command> = (sight) => {
      const choice = captain({ ...sight, random: Random.from('whim') });
      const viewer = atSeat(sight.seat);
      const world = clash.resample(local.game.state as never, viewer, Random.from(`world ${compared}`));
      const legal = [...clash.legalCommands(world, sight.seat)];
      const other = { ...sight, view: clash.view(world, viewer), legal, random: Random.from('whim') };
      expect(captain(other)).toEqual(choice);
      compared += 1;
      return choice;
    };
    local.playOut([bot, bot, bot] as never, Random.from('bots'));
    expect(compared).toBeGreaterThan(30);
  });
});
