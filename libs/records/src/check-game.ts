import { canonicalJson, isRefusal } from '#kernel';
import type { StoredCommit } from './commit.js';
import { decideAgain } from './decide.js';
import { verifyChain } from './hash-chain.js';
import { foldGame, type LoadedGame } from './loaded-game.js';

/** What is wrong with a stored game, and from which version on. */
export interface GameFault {
  readonly version: number;
  /** `version`, `hash`: the chain is broken. `refused`: the rules refuse the command. `events`: they make other events of it. */
  readonly reason: 'version' | 'hash' | 'refused' | 'events';
}

/** What a check of a stored game found: the game, or the first fault. */
export type GameCheck =
  { readonly ok: true; readonly loaded: LoadedGame } | { readonly ok: false; readonly fault: GameFault };

/** Checks the chain of a game's commits, and decides every command again from the seed and the command alone. */
export function checkGame(unopened: LoadedGame, commits: readonly StoredCommit[], seed: Uint8Array): GameCheck {
  const chain = verifyChain(commits);
  if (!chain.ok) return { ok: false, fault: { version: chain.broken.version, reason: chain.broken.reason } };
  let loaded = unopened;
  for (const commit of commits) {
    const reason = differenceOf(loaded, commit, seed);
    if (reason) return { ok: false, fault: { version: commit.firstVersion, reason } };
    loaded = foldGame(loaded, [commit]);
  }
  return { ok: true, loaded };
}

function differenceOf(before: LoadedGame, commit: StoredCommit, seed: Uint8Array): GameFault['reason'] | undefined {
  const again = decideAgain(before, commit, seed);
  if (isRefusal(again)) return 'refused';
  const stored = before.forms.tagged(commit.events);
  const decided = before.forms.tagged(again.events.map((event) => ({ ...event, version: 0 })));
  return canonicalJson(stored) === canonicalJson(decided) ? undefined : 'events';
}
