import { atSeat, isRefusal, LocalGame, Random, spectator, waitsForSeats } from '#kernel';
import { seats, spaces, strongholdAt } from './board/spaces.js';
import { guardians } from './guardians.js';
import type { State } from './state.js';
import { playerOf } from './table/players.js';
import { SPACE_LIMIT, vitalityOf } from './table/stacks.js';
import type { Space } from './words.js';
import { lying } from './testing/where-cards-lie.js';

const stateOf = (local: LocalGame): State => local.game.state as State;

/** Throws an Error that says what is wrong with a game, and where. */
function fault(state: State, what: string): never {
  throw new Error(`${what} in ${state.stage} of turn ${state.turn}.`);
}

/** What holds after every commit (guardians.md 8). Throws an Error that says what does not. */
function examine(state: State): void {
  if (state.building) return;
  if (lying(state).join() !== Object.keys(state.cards).sort().join()) fault(state, 'A card is lost or lies twice');
  if (!state.combat) for (const space of spaces) examineSpace(state, space);
  for (const seat of seats) examineSeat(state, seat);
  if (state.turn > state.options.turnLimit) fault(state, 'The last turn is over');
}

function examineSpace(state: State, space: Space): void {
  const [stack, ...others] = state.board[space].stacks.filter((one) => one !== null);
  if (!stack) return;
  if (others.length > 0) fault(state, `Two stacks stand on ${space}`);
  if (vitalityOf(state, stack.creatures) > SPACE_LIMIT) fault(state, `${space} is above 30`);
  if (stack.creatures.length === 0) fault(state, `Nothing lies under the shield on ${space}`);
  if (stack.shield === null && !strongholdAt(space)) fault(state, `A garrison stands on the land ${space}`);
}

function examineSeat(state: State, seat: number): void {
  const { stones, shieldsLost, hand } = playerOf(state, seat);
  if (stones < 0) fault(state, `Seat ${seat} has ${stones} stones`);
  if (shieldsLost >= 5 && !state.over) fault(state, `Seat ${seat} has lost ${shieldsLost} shields`);
  if (!/^(?:I_|SETUP|DECKS)/u.test(state.stage) && hand.length > 0) fault(state, `Seat ${seat} has a hand`);
}

/** What holds of the table in a game, and in every world that is drawn anew for a viewer. */
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

  it('GUARD-220 a game is reproducible from seed and commands', () => {
    const original = played('again', 'a');
    const again = new LocalGame(guardians, 'again');
    for (const { command } of original.commits) again.must(command);
    const told = (local: LocalGame): string => JSON.stringify(local.commits.map(({ events }) => events));
    expect(told(again)).toBe(told(original));
    expect(again.game.state).toEqual(original.game.state);
  });
});
