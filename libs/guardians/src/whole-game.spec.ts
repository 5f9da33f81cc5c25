import { atSeat, isRefusal, LocalGame, Random, spectator, waitsForSeats } from '#kernel';
import { seats, spaces } from './board/spaces.js';
import { guardians } from './guardians.js';
import type { State } from './state.js';
import { playerOf } from './table/players.js';
import { SPACE_LIMIT, vitalityOf } from './table/stacks.js';
import { lying } from './testing/where-cards-lie.js';

const stateOf = (local: LocalGame): State => local.game.state as State;

/** What holds after every commit (guardians.md 8). Throws an Error that says what does not. */
function examine(state: State): void {
  const wrong = (what: string): never => {
    throw new Error(`${what} in ${state.stage} of turn ${state.turn}.`);
  };
  if (state.building) return;
  if (lying(state).join() !== Object.keys(state.cards).sort().join()) wrong('A card is lost or lies twice');
  for (const space of spaces) {
    const stacks = state.board[space].stacks.filter((stack) => stack !== null);
    if (!state.combat && stacks.length > 1) wrong(`Two stacks stand on ${space}`);
    for (const { creatures, shield } of stacks) {
      if (!state.combat && vitalityOf(state, creatures) > SPACE_LIMIT) wrong(`${space} is above 30`);
      if (!state.combat && creatures.length === 0) wrong(`Nothing lies under the shield on ${space}`);
      if (shield === null && !/[14]/u.test(space)) wrong(`A garrison stands on the land ${space}`);
    }
  }
  for (const seat of seats) {
    const { stones, shieldsLost, hand } = playerOf(state, seat);
    if (stones < 0 || (shieldsLost >= 5 && !state.over))
      wrong(`Seat ${seat} has ${stones} stones, ${shieldsLost} lost`);
    if (!/^(I_|SETUP|DECKS)/u.test(state.stage) && hand.length > 0) wrong(`Seat ${seat} has a hand`);
  }
  if (state.turn > state.options.turnLimit) wrong('The last turn is over');
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
