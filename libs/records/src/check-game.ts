import { isRefusal, isSameJson } from '#kernel';
import type { GameCommand } from '#kernel/server';
import { areSameEvents, chainFault, faultsOf, type CommitFault, type Faulty } from './commit-faults.js';
import type { StoredCommit } from './commit.js';
import { decideCommit, decideCommitInPlace, type Decision } from './decide.js';
import { wasOpenedOn } from './ruleset-release.js';
import { formsOf } from './event-forms.js';
import { wrongActor, wrongGameId } from './judge/authority.js';
import { wrongForm } from './judge/stored-form.js';
import { wrongTime } from './judge/timing.js';
import type { LoadedGame } from './loaded-game.js';

/** The result of a check of a stored game: the game, or the first fault. */
export type GameCheck = { readonly ok: true; readonly loaded: LoadedGame } | Faulty;

/** How a game is checked. */
export interface GameChecking {
  /** The order of keys, which no hash covers, has to be as the rules make it too; for commits as they stand in the store. */
  readonly toTheLetter?: boolean;
  /** The game given is the caller's alone, and may be changed: it need not be copied for each commit. */
  readonly isOwned?: boolean;
}

/** Checks the chain of a game's commits, and decides every command again from the seed and the command alone. */
export function checkGame(
  unopened: LoadedGame,
  commits: readonly StoredCommit[],
  seed: Uint8Array,
  checking: GameChecking = {},
): GameCheck {
  let loaded: LoadedGame = { ...unopened, game: unopened.release.kernel.cloneGame(unopened.game) };
  for (const commit of commits) {
    const check = checkCommit(loaded, commit, seed, { ...checking, isOwned: true });
    if (!check.ok) return check;
    ({ loaded } = check);
  }
  return { ok: true, loaded };
}

/**
 * Checks the next commit of a game: that it follows in the chain, that its command has the stored form, was given by an actor with the right to it, and not
 * too early, and its effect on the game before it.
 */
export function checkCommit(
  before: LoadedGame,
  commit: StoredCommit,
  seed: Uint8Array,
  { toTheLetter = false, isOwned = false }: GameChecking = {},
): GameCheck {
  const fault = faultsOf(commit);
  const broken = chainFault(commit, { version: before.game.version, hash: before.hash });
  if (broken) return broken;
  const misdeed = misdeedOf(before, commit);
  if (misdeed) return fault(misdeed.reason, misdeed.expected);
  const again = (isOwned ? decideCommitInPlace : decideCommit)(
    before,
    commit.command as unknown as GameCommand,
    seed,
    commit.at,
  );
  if (isRefusal(again)) return fault('refused', again);
  if (again.after.game.moves !== undefined && !isSameJson(again.command, commit.command))
    return fault('command', again.command);
  if (!formsOf(before.ruleset).knows(commit.events)) return fault('events', again.events);
  if (!areSameEvents(formsOf(before.ruleset).newest(commit.events), again.events)) return fault('events', again.events);
  if (!wasOpenedOn(before.release, again.after.game)) return fault('rules', before.release.digest);
  if (toTheLetter && !isInOrder(commit, again)) return fault('order');
  return { ok: true, loaded: { ...again.after, hash: commit.hash } };
}

/** The checks outside of the rules: the form of the command, its actor, its time, and the id of the game. */
function misdeedOf(before: LoadedGame, commit: StoredCommit): Pick<CommitFault, 'reason' | 'expected'> | undefined {
  const command = wrongForm(before.release, commit);
  if (command !== undefined) return { reason: 'command', expected: command };
  const id = before.game.version === 0 ? wrongGameId(commit) : undefined;
  if (id !== undefined) return { reason: 'id', expected: id };
  const actor = wrongActor(before.game, commit);
  if (actor !== undefined) return { reason: 'actor', expected: actor };
  const time = wrongTime(before, commit);
  return time === undefined ? undefined : { reason: 'time', expected: time };
}

/** Events of older forms have their own order. */
const isInOrder = ({ events: stored }: StoredCommit, { events }: Decision): boolean =>
  stored.every(({ schemaVersion, data }, index) => {
    const decided = events[index];
    return decided?.schemaVersion !== schemaVersion || JSON.stringify(decided.data) === JSON.stringify(data);
  });
