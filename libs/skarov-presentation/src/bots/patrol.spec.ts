import { atSeat, LocalGame, Random, randomBot, type Bot } from '#kernel';
import { type Command, type View } from '#skarov/queries';
import { skarov } from '../skarov.js';
import { patrol } from './patrol.js';

type Play = LocalGame<typeof skarov>;

/** A game of heroes by a bot against an overlord who does anything. */
function played(options: Readonly<Record<string, unknown>>, seed: string, heroes: Bot<View, Command>): Play {
  const local = LocalGame.start(skarov, { seed, options });
  const bots = local.state.seats.map(({ side }) => (side === 'HEROES' ? heroes : randomBot));
  local.playOut(bots, Random.from(`bots ${seed}`));
  return local;
}

describe('The patrol as a bot', () => {
  it.each([
    [{ heroes: 1, scenarioId: 'light-showers' }],
    [{ heroes: 2, scenarioId: 'spring-collection' }],
    [{ heroes: 4, scenarioId: 'nine-turns-to-launch' }],
    [{ heroes: 1 }],
  ])('SKAROV-GEN-10 plays %j to its end, with legal commands', (options) => {
    const { game, state } = played(options, `patrol ${JSON.stringify(options)}`, patrol);
    expect(game.phase).toBe('over');
    expect(state.over).not.toBeNull();
  });

  const small = { heroes: 2, scenarioId: 'light-showers' };

  it.each(['one', 'two', 'three'])('beats an overlord who does anything: game %s', (seed) => {
    expect(played(small, seed, patrol).state.over?.winner).toBe('HEROES');
  });

  it('does what heroes who do anything do not', () => {
    const won = ['one', 'two', 'three'].filter(
      (seed) => played(small, seed, randomBot).state.over?.winner === 'HEROES',
    );
    expect(won.length).toBeLessThanOrEqual(1);
  });

  it('decides alike in worlds that its seat cannot tell apart (skarov.md 6)', () => {
    const local = LocalGame.start(skarov, { seed: 'same sight', options: small });
    let compared = 0;
    const bot: Bot<View, Command> = (sight) => {
      const choice = patrol({ ...sight, random: Random.from('whim') });
      const viewer = atSeat(sight.seat);
      const world = skarov.resample(local.state, viewer, Random.from(`world ${compared}`));
      const legal = [...skarov.legalCommands(world, sight.seat)];
      const other = { ...sight, view: skarov.view(world, viewer), legal, random: Random.from('whim') };
      expect(patrol(other)).toEqual(choice);
      compared += 1;
      return choice;
    };
    const bots = local.state.seats.map(({ side }) => (side === 'HEROES' ? bot : randomBot));
    local.playOut(bots, Random.from('bots'), { look: () => compared >= 60 });
    expect(compared).toBe(60);
  });
});
