import { atSeat, LocalGame, Random, randomBot, type Bot } from '#kernel';
import { type Command, type View } from '#skarov/queries';
import { skarov } from '../skarov.js';
import {
  allAtTheDoor,
  brawl,
  hideAndBuild,
  ownDesign,
  plainPatrol,
  runner,
  rush,
} from '../testing/standing-opponents.js';
import { overlord } from './overlord.js';

type Game = LocalGame<typeof skarov>;
type Player = Bot<View, Command>;

interface Playing {
  readonly bot?: Player;
  readonly heroes?: Player;
  /** After so many turns it is enough. */
  readonly turns?: number;
  /** A ready base that the overlord brings. */
  readonly ready?: string | undefined;
}

/** A game against heroes who do anything, unless others are named. A command that is not legal throws. */
function played(
  options: { readonly heroes: number; readonly scenarioId?: string },
  seed: string,
  { bot = overlord, heroes = randomBot, turns = Infinity, ready }: Playing = {},
): Game {
  const brought = ready === undefined ? [] : [...Array<undefined>(options.heroes).fill(undefined), { ready }];
  const game = LocalGame.start(skarov, { seed, options, brought });
  const bots = game.state.seats.map(({ side }): Player => (side === 'OVERLORD' ? bot : heroes));
  game.playOut(bots, Random.from(seed), { look: () => game.state.turn > turns });
  return game;
}

/** The commands of a seat before the final combat. */
function givenBefore({ commits }: Game, seat: number): string[] {
  const combat = commits.findIndex(({ events }) => events.some(({ type }) => type === 'finalCombatBegun'));
  const before = combat < 0 ? commits : commits.slice(0, combat);
  return before.flatMap(({ command }) =>
    command.type === 'play' && command.seat === seat ? command.command.type : [],
  );
}

describe('The overlord as a bot', () => {
  it.each([
    ['light-showers', { heroes: 1, scenarioId: 'light-showers' }, undefined],
    ['the smallest ready base', { heroes: 2 }, 'seaside-bungalow'],
  ])('SKAROV-BASE-18 plays %s to its end, with legal commands', (_, options, ready) => {
    const game = played(options, `ready ${options.heroes}`, { ready });
    expect(game.state.over).not.toBeNull();
  });

  it.each([
    ['spring-collection', { heroes: 3, scenarioId: 'spring-collection' }, undefined],
    ['the ready base of five tiles', { heroes: 3 }, 'branch-office'],
    ['the largest ready base', { heroes: 4 }, 'headquarters'],
  ])('SKAROV-BASE-17 plays %s for three turns, with legal commands', (_, options, ready) => {
    const game = played(options, `begun ${options.heroes}`, { ready, turns: 3 });
    expect(game.state.turn).toBe(4);
  });

  it.each([1, 2, 3, 4])('SKAROV-BASE-15 builds against %i and plays in what it has built', (heroes) => {
    const game = played({ heroes }, `own ${heroes}`, { bot: ownDesign, turns: heroes === 1 ? 99 : 3 });
    expect(game.state.adventure).toMatchObject({ kind: 'CUSTOM' });
    expect(game.state.over !== null || game.state.turn === 4).toBe(true);
  });

  it.each([
    ['rush', rush],
    ['brawl', brawl],
  ])('beats heroes with one idea in two games of three: %s', (name, heroes) => {
    const options = { heroes: 2, scenarioId: 'light-showers' };
    const winners = [1, 2, 3].map((game) => played(options, `${name} ${game}`, { heroes }).state.over?.winner);
    expect(winners.filter((winner) => winner === 'OVERLORD').length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['strikes no one before the final combat', runner, 'attack'],
    ['uses no power for an action', plainPatrol, 'usePower'],
  ] as const)('is tried by a patrol less one idea, which %s', (_, heroes, left) => {
    const game = played({ heroes: 1, scenarioId: 'light-showers' }, 'less', { heroes });
    expect(game.game.phase).toBe('over');
    expect(givenBefore(game, 0).length).toBeGreaterThan(10);
    expect(givenBefore(game, 0)).not.toContain(left);
  });

  it.each([
    ['hide and build', hideAndBuild],
    ['all at the door', allAtTheDoor],
  ])('holds against a rush that beats an overlord with one idea: %s', (_, bot) => {
    const options = { heroes: 2, scenarioId: 'light-showers' };
    expect(played(options, 'rush 1', { bot, heroes: rush }).state.over?.winner).toBe('HEROES');
  });

  it('decides alike in worlds that its seat cannot tell apart (skarov.md 6)', () => {
    let compared = 0;
    const game = LocalGame.start(skarov, {
      seed: 'same sight',
      options: { heroes: 2, scenarioId: 'light-showers' },
    });
    const bot: Player = (sight) => {
      const choice = overlord({ ...sight, random: Random.from('whim') });
      const viewer = atSeat(sight.seat);
      const world = skarov.resample(game.state, viewer, Random.from(`world ${compared}`));
      const legal = [...skarov.legalCommands(world, sight.seat)];
      const other = { ...sight, view: skarov.view(world, viewer), legal, random: Random.from('whim') };
      expect(overlord(other)).toEqual(choice);
      compared += 1;
      return choice;
    };
    const bots = game.state.seats.map(({ side }): Player => (side === 'OVERLORD' ? bot : randomBot));
    game.playOut(bots, Random.from('bots'));
    expect(compared).toBeGreaterThan(30);
  });
});
