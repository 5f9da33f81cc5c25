import { guardians as presented } from '#guardians-presentation';
import { atSeat, isRefusal, LocalGame, Random, spectator, waitsForSeats } from '#kernel';
import { guardians } from './guardians.js';
import type { State } from './state.js';
import { examine } from './testing/examine.js';

const stateOf = (local: LocalGame): State => local.game.state as State;

/** The invariants of the table in a game, and in every world that is drawn again for a viewer. */
function examineWorlds(state: State, random: Random): void {
  examine(state);
  if (random.below(10) > 0) return;
  for (const viewer of [atSeat(0), atSeat(1), spectator]) examine(guardians.resample(state, viewer, random));
}

/** A whole game by random commands; what is chosen depends on `choices` alone, what is drawn on `seed` alone. */
function played(seed: string, choices: string, options: Record<string, unknown> = {}): LocalGame {
  const local = LocalGame.start(guardians, { seats: 2, seed, options });
  const random = Random.from(choices);
  for (let { waiting } = local; waitsForSeats(waiting); { waiting } = local) {
    const seat = random.pick(waiting.seats);
    const legal = local.legal(seat);
    if (legal.length >= 2000) throw new Error(`${legal.length} commands in ${waiting.step}.`);
    const command = random.pick(legal.filter(({ type }) => type !== 'declarePasses' || random.below(20) === 0));
    const decision = local.play(seat, command);
    if (isRefusal(decision)) throw new Error(`${JSON.stringify(command)}: ${decision.code} in ${waiting.step}.`);
    examineWorlds(stateOf(local), random);
  }
  return local;
}

describe('whole games', () => {
  it('GUARD-001 are for exactly two seats', () => {
    expect(guardians.seats(guardians.schemas.options.parse({}))).toEqual({
      least: 2,
      seats: [{ seat: 0 }, { seat: 1 }],
    });
  });

  it.each(['one', 'two', 'three', 'four', 'five', 'six'])(
    'GUARD-221 GUARD-223 a random game (%s) ends, and loses no card',
    (label) => {
      expect(stateOf(played(label, label)).over).not.toBeNull();
    },
  );

  it.each(['first', 'second'])('GUARD-014 a sealed random game (%s) ends', (label) => {
    expect(stateOf(played(label, label, { decks: 'SEALED' })).over).not.toBeNull();
  });

  it.each([0, 1])('GUARD-215 seat %s may give up at any time, and the other has won', (seat) => {
    const local = LocalGame.start(guardians, { seats: 2, seed: 'resigned' });
    local.must({ type: 'resign', seat });
    expect(stateOf(local).over).toEqual({ reason: 'CONCEDED', winner: 1 - seat });
    expect(guardians.score(stateOf(local)).find(({ rank }) => rank === 1)?.seat).toBe(1 - seat);
  });

  it('GUARD-210 there are three ways to win, and two other ends', () => {
    expect(Object.keys(presented.endings ?? {}).sort()).toEqual(['CONCEDED', 'GUARDIAN', 'LANDS', 'LIMIT', 'SHIELDS']);
  });

  it('GUARD-220 a game is reproducible from seed and commands', () => {
    const original = played('again', 'a');
    const again = new LocalGame(guardians, 'again');
    for (const { command } of original.commits) again.must(command);
    const told = (local: LocalGame): string => JSON.stringify(local.commits.map(({ events }) => events));
    expect(told(again)).toBe(told(original));
    expect(again.game.state).toEqual(original.game.state);
  });
});
