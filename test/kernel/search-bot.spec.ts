import { arena } from '#arena-presentation';
import { clash } from '#clash-presentation';
import { guardians } from '#guardians-presentation';
import { guilds } from '#guilds-presentation';
import { atSeat, LocalGame, Random, randomBot, searching, type AnyRuleset, type World } from '#kernel';
import { sizeOf } from '#kernel/testing';
import { lantern } from '#lantern-presentation';
import { skarov } from '#skarov-presentation';
import { backgammon, type State } from '../../bench/backgammon/backgammon.js';
import { nim } from './nim.js';

const start = () => LocalGame.start(lantern, { seed: 's', seats: 3 });

/** So many moves of each game are searched for, twice. */
const MOVES = sizeOf('SEARCHED_MOVES', { here: 8, change: 8, full: 25 });

/** How many of so many games the bot wins alone against random players, at each seat in turn. */
function winsOf(playouts: number, games: number, table: (seed: string) => LocalGame): number {
  const bot = searching({ playouts });
  const won = Array.from({ length: games }, (_, number) => {
    const local = table(`search-${number}`);
    const seats = local.game.seats.map(({ seat }) => seat);
    const own = number % seats.length;
    local.playOut(
      seats.map((seat) => (seat === own ? bot : randomBot)),
      Random.from(`luck-${number}`),
    );
    const first = local.placings?.filter(({ rank }) => rank === 1);
    return first?.length === 1 && first[0]?.seat === own;
  });
  return won.filter(Boolean).length;
}

const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((oil) => [oil, oil]);

/**
 * The Lantern Keepers with two cards more than storms: which ones to keep back takes skill. At the game itself no player wins
 * more than their share against random keepers: all cards are played, and their order makes little difference (LANTERN-005).
 */
const sparing: AnyRuleset = {
  ...(lantern as AnyRuleset),
  setUp(turn) {
    const shuffled = turn.random.shuffle(cards);
    const held = Number(turn.state.options.storms) + 2;
    for (const seat of turn.state.playing as number[])
      turn.emit({ type: 'handDealt', seat, oils: shuffled.slice(seat * held, (seat + 1) * held) });
  },
};

describe('A bot that searches', () => {
  it('beats a random player where skill is all', () => {
    expect(winsOf(100, 30, () => LocalGame.start(nim, { seed: 'search' }))).toBeGreaterThanOrEqual(27);
  });

  it('wins more than its share where it has to guess what others hold', () => {
    const wins = winsOf(20, 90, (seed) => LocalGame.start(sparing, { seed, seats: 3 }));
    // It wins 48; a random player would win 28 of them alone.
    expect(wins).toBeGreaterThanOrEqual(40);
  });

  it('beats a random player where the dice have their say', () => {
    const late = Object.assign(
      Array.from({ length: 26 }, () => 0),
      { 0: 11, 4: 1, 6: 1, 8: 1, 20: 1 },
    );
    const state: State = { board: [late, [...late]], seat: null, dice: [], done: 0, gaveUp: null };
    const wins = winsOf(16, 20, (seed) => LocalGame.from(backgammon, state, { seed }));
    // It wins 14; a random player would win 10.
    expect(wins).toBeGreaterThanOrEqual(13);
  });

  it.each<[string, AnyRuleset]>([
    ['guilds', guilds],
    ['clash', clash],
    ['arena', arena],
    ['skarov', skarov],
    ['guardians', guardians],
    ['lantern', lantern],
    ['backgammon', backgammon],
  ])('plays %s without a fault, and twice the same', (_, ruleset) => {
    const played = (): unknown => {
      const local = LocalGame.start(ruleset, { seed: 'search' });
      const random = Random.from('luck');
      const bot = searching({ playouts: 4, longest: 10 });
      for (let move = 0; move < MOVES; move += 1) {
        const seat = local.nextSeat();
        if (seat === undefined) break;
        local.must({ type: 'play', seat, command: bot(local.sight(seat, random)) });
      }
      return local.commits;
    };
    expect(played()).toEqual(played());
  });

  it('decides alike in games that its seat cannot tell apart', () => {
    const local = start();
    const bot = searching({ playouts: 40 });
    const random = Random.from('others');
    for (let game = 0; game < 5; game += 1) {
      const state = lantern.resample(local.state, atSeat(0), random);
      const other = LocalGame.from(lantern, state, { seed: 'other', seats: 3 });
      expect(bot(other.sight(0, Random.from('luck')))).toEqual(bot(local.sight(0, Random.from('luck'))));
    }
  });

  it('plays no more games in its head than it may', () => {
    for (const playouts of [4, 7, 20, 33]) {
      const local = start();
      let played = 0;
      const counting = (world: World): World =>
        ({
          copy() {
            played += 1;
            return world.copy();
          },
        }) as World;
      const sight = local.sight(0, Random.from('luck'));
      const worlds = (count: number): readonly World[] => sight.worlds(count).map(counting);
      searching({ playouts })({ ...sight, worlds });
      expect(played).toBeLessThanOrEqual(playouts);
      expect(played).toBeGreaterThan(playouts / 2 - 1);
    }
  });

  it('does not think about a single command, and about no more commands than it has time for', () => {
    const only = { type: 'only' };
    const none = (): never => {
      throw new Error('It looked into a world.');
    };
    const sight = { seat: 0, view: {}, random: Random.from('s'), events: () => [], worlds: none };
    expect(searching({ playouts: 100 })({ ...sight, legal: [only] })).toBe(only);
    const many = Array.from({ length: 50 }, (_, number) => ({ type: 'one', number }));
    expect(many).toContain(searching({ playouts: 2 })({ ...sight, legal: many }));
  });
});
