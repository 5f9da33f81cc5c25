import { canonicalJson, isRefusal } from '#kernel';
import type { StoredCommit } from './commit.js';
import { decideAgain, type Decision } from './decide.js';
import type { EventForms } from './event-forms.js';
import { verifyChain } from './hash-chain.js';
import type { LoadedGame } from './loaded-game.js';

/** What is wrong with a stored game, and from which version on. */
export interface GameFault {
  readonly version: number;
  /**
   * `version`, `hash`: the chain is broken. `refused`: the rules refuse the command. `events`: they make other events of it.
   * `order`: they make the same events, whose keys stand in another order.
   */
  readonly reason: 'version' | 'hash' | 'refused' | 'events' | 'order';
}

/** What a check of a stored game found: the game, or the first fault. */
export type GameCheck =
  { readonly ok: true; readonly loaded: LoadedGame } | { readonly ok: false; readonly fault: GameFault };

/**
 * Checks the chain of a game's commits, and decides every command again from the seed and the command alone.
 * `toTheLetter`: the order of keys, which no hash covers, has to be as the rules make it too; for whoever has the commits
 * as they stand in the store.
 */
export function checkGame(
  unopened: LoadedGame,
  commits: readonly StoredCommit[],
  seed: Uint8Array,
  { toTheLetter = false } = {},
): GameCheck {
  const chain = verifyChain(commits);
  if (!chain.ok) return { ok: false, fault: { version: chain.broken.version, reason: chain.broken.reason } };
  let loaded = unopened;
  for (const commit of commits) {
    const fault = (reason: GameFault['reason']): GameCheck => ({
      ok: false,
      fault: { version: commit.firstVersion, reason },
    });
    const again = decideAgain(loaded, commit, seed);
    if (isRefusal(again)) return fault('refused');
    if (!isSame(loaded.forms, commit, again)) return fault('events');
    if (toTheLetter && !isInOrder(commit, again)) return fault('order');
    loaded = { ...again.after, hash: commit.hash };
  }
  return { ok: true, loaded };
}

/** Whether a commit holds the events that its command makes, whatever form they are written in. */
function isSame(forms: EventForms, { events: stored }: StoredCommit, { events }: Decision): boolean {
  const decided = events.map((event) => ({ ...event, version: 0 }));
  return canonicalJson(forms.tagged(stored)) === canonicalJson(forms.tagged(decided));
}

/** Events of older forms have their own order. */
const isInOrder = ({ events: stored }: StoredCommit, { events }: Decision): boolean =>
  stored.every(({ schemaVersion, data }, index) => {
    const decided = events[index];
    return decided?.schemaVersion !== schemaVersion || JSON.stringify(decided.data) === JSON.stringify(data);
  });
