import { nextConditional, type ConditionalEntry, type NextConditional } from '../../conditional.js';
import { decideGame } from '../../decide-game.js';
import type { Game } from '../../game.js';
import { legalCommandsOf } from '../../legal-commands.js';
import type { LocalCommit } from '../../local-game.js';
import { isRefusal } from '../../refusal.js';
import type { AnyRuleset } from '../../ruleset.js';
import { atSeat, type Seat } from '../../seat.js';
import type { AnyTagged } from '../../shapes.js';
import { waitingIn } from '../../waiting-in.js';
import { waitsForSeats } from '../../waiting.js';
import { bytes, difference, type Check, type Law } from './law.js';
import type { Position } from './position.js';

/** So many lists of a seat are tried at a position. */
const LISTS = 4;

/** An event type that no ruleset has. */
const NEVER = 'neverHappens';

/**
 * Law 27: a list of conditional commands tells nothing. The command that it gives is legal, follows from what its seat may know,
 * and makes the same events as the same command given by hand.
 */
export const conditional: Law = {
  number: 27,
  name: 'conditional commands tell nothing: a list plays as its seat would by hand, by what the seat may know alone',
  watch(ruleset, check) {
    let before: Game | undefined;
    return {
      gameStarts() {
        before = undefined;
      },
      afterCommit(position, commit) {
        if (before) replay(position, { before, commit }, check);
        before = position.deep && position.local.game.phase === 'running' ? position.copy() : undefined;
        if (before) plan(ruleset, position, check);
      },
    };
  },
};

/** Lists of a seat that is asked: what they say is legal, and the same in another world of that seat. */
function plan(ruleset: AnyRuleset, position: Position, check: Check): void {
  const { local, random, still } = position;
  const { waiting } = local;
  if (!waitsForSeats(waiting)) return;
  const seat = random.pick(waiting.seats);
  const other: Game = { ...still, state: position.world(atSeat(seat)) };
  for (let tried = 0; tried < LISTS; tried += 1) {
    const entries = listFor(position, seat, waiting.step);
    const here = next(ruleset, still, { seat, entries });
    const there = next(ruleset, other, { seat, entries });
    check(
      bytes(here) === bytes(there),
      () =>
        `a list of seat ${seat} says other things in a world that differs only in what it may not know: ${difference(bytes(here), bytes(there))}`,
    );
    if (!here || 'stops' in here) continue;
    const decision = position.attempts().play(seat, here.command);
    check(
      !isRefusal(decision),
      () => `a list of seat ${seat} gives ${bytes(here.command)}, which is refused: ${bytes(decision)}`,
    );
  }
}

/** The commit once more, its command given from a list: nothing differs. */
function replay(
  { ruleset, local, random }: Position,
  { before, commit }: { readonly before: Game; readonly commit: LocalCommit },
  check: Check,
): void {
  const given = commit.command;
  if (given.type !== 'play') return;
  const waiting = waitingIn(ruleset, before);
  if (!waitsForSeats(waiting) || !waiting.seats.includes(given.seat)) return;
  const entries = [...decoys(given.command), entry(given.command, random.below(2) === 0 ? waiting.step : null)];
  const said = next(ruleset, before, { seat: given.seat, entries });
  const command = said && 'command' in said ? said.command : undefined;
  check(
    bytes(command) === bytes(given.command),
    () => `a list of seat ${given.seat} gives ${bytes(command)}, and not its one command ${bytes(given.command)}`,
  );
  if (!command) return;
  const play = { type: 'play', seat: given.seat, command, stepId: waiting.stepId } as const;
  const decision = decideGame(ruleset, before, play, local.seed);
  const events = isRefusal(decision) ? decision : decision.events;
  check(
    bytes(events) === bytes(commit.events),
    () =>
      `${bytes(command)} from a list is not the same as by hand: ${difference(bytes(events), bytes(commit.events))}`,
  );
}

const next = (
  ruleset: AnyRuleset,
  game: Readonly<Game>,
  { seat, entries }: { readonly seat: Seat; readonly entries: readonly ConditionalEntry[] },
): NextConditional | undefined =>
  nextConditional(entries, {
    seat,
    waiting: waitingIn(ruleset, game),
    legal: legalCommandsOf(ruleset, game, seat),
    happened: new Set(),
  });

const entry = (command: AnyTagged, step: string | null): ConditionalEntry => ({
  command,
  step,
  after: [],
  until: [],
  repeat: false,
});

/** Entries that do not apply: of another step, and after an event that has not happened. */
const decoys = (command: AnyTagged): readonly ConditionalEntry[] => [
  entry(command, `${NEVER} step`),
  { ...entry({ ...command, [NEVER]: true }, null), after: [NEVER] },
];

/** Up to three entries: commands of the seat, or others of this game, for this step, any, or another. */
function listFor(position: Position, seat: Seat, step: string): readonly ConditionalEntry[] {
  const { random, pool } = position;
  const legal = position.legal(seat);
  return Array.from({ length: 1 + random.below(3) }, () => {
    const isOwn = legal.length > 0 && random.below(3) > 0;
    const command = isOwn ? random.pick(legal) : (pool.candidate(random, legal) as AnyTagged);
    return entry(command, random.pick([null, step, `${step} ${NEVER}`]));
  });
}
