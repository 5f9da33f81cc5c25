import { isRefusal, isSameJson, type GameCommand } from '#kernel';
import type { StoredCommit } from './commit.js';
import { decide, decideInPlace, type Decision } from './decide.js';
import { wasOpenedOn } from './edition.js';
import { formsOf } from './event-forms.js';
import { verifyChain } from './hash-chain.js';
import type { LoadedGame } from './loaded-game.js';

/** What is wrong with a stored game, and from which version on. */
export interface GameFault {
  readonly version: number;
  /**
   * `version`, `hash`: the chain is broken. `rules`: the game was opened on another release than the one at hand. `refused`: the rules refuse the command. `events`: they make other events of it.
   * `order`: they make the same events, whose keys stand in another order.
   */
  readonly reason: 'version' | 'hash' | 'rules' | 'refused' | 'events' | 'order';
  /** What follows from the game before, where it can be told: the refusal, the events. */
  readonly expected?: unknown;
}

/** What a check of a stored game found: the game, or the first fault. */
export type GameCheck =
  { readonly ok: true; readonly loaded: LoadedGame } | { readonly ok: false; readonly fault: GameFault };

/** How a game is checked. */
export interface GameChecking {
  /** The order of keys, which no hash covers, has to be as the rules make it too; for whoever has the commits as they stand in the store. */
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
  let loaded: LoadedGame = { ...unopened, game: unopened.edition.kernel.cloneGame(unopened.game) };
  for (const commit of commits) {
    const check = checkCommit(loaded, commit, seed, { ...checking, isOwned: true });
    if (!check.ok) return check;
    ({ loaded } = check);
  }
  return { ok: true, loaded };
}

/** Checks the next commit of a game: that it follows in the chain, and what its command makes of the game before it. */
export function checkCommit(
  before: LoadedGame,
  commit: StoredCommit,
  seed: Uint8Array,
  { toTheLetter = false, isOwned = false }: GameChecking = {},
): GameCheck {
  const fault = (reason: GameFault['reason'], expected?: unknown): GameCheck => ({
    ok: false,
    fault: { version: commit.firstVersion, reason, ...(expected === undefined ? {} : { expected }) },
  });
  const chain = verifyChain([commit], { version: before.game.version, hash: before.hash });
  if (!chain.ok) return fault(chain.broken.reason);
  const again = (isOwned ? decideInPlace : decide)(before, commit.command as unknown as GameCommand, seed, commit.at);
  if (isRefusal(again)) return fault('refused', again);
  if (!isSame(before, commit, again)) return fault('events', again.events);
  if (!wasOpenedOn(before.edition, again.after.game)) return fault('rules', before.edition.digest);
  if (toTheLetter && !isInOrder(commit, again)) return fault('order');
  return { ok: true, loaded: { ...again.after, hash: commit.hash } };
}

/** Whether a commit holds the events that its command makes, whatever form they are written in. */
function isSame({ ruleset }: LoadedGame, { events: stored }: StoredCommit, { events }: Decision): boolean {
  const newest = formsOf(ruleset).newest(stored);
  return (
    newest.length === events.length &&
    newest.every(({ type, data }, place) => type === events[place]?.type && isSameJson(data, events[place].data))
  );
}

/** Events of older forms have their own order. */
const isInOrder = ({ events: stored }: StoredCommit, { events }: Decision): boolean =>
  stored.every(({ schemaVersion, data }, index) => {
    const decided = events[index];
    return decided?.schemaVersion !== schemaVersion || JSON.stringify(decided.data) === JSON.stringify(data);
  });
