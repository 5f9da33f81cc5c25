import { createHash } from 'node:crypto';
import { canonicalJson, isRefusal, type AnyTagged } from '#kernel';
import {
  decideAgain,
  foldGame,
  recordOf,
  sealCommit,
  unopenedGame,
  type RulesetRelease,
  type LoadedGame,
  type StoredCommit,
} from '#records';
import type { GoldenCommit } from './golden-game.js';

/** Tells the state of a game in short: see `GoldenCommit`. */
export type Witness = (loaded: LoadedGame) => Pick<GoldenCommit, 'stateHash' | 'legal'>;

/** A witness who counts the legal commands of each state once, however often it is asked. */
export function witness(): Witness {
  const counted = new Map<string, readonly number[]>();
  return ({ ruleset, game }) => {
    const stateHash = createHash('sha256').update(canonicalJson(game)).digest('hex');
    const legal =
      counted.get(stateHash) ??
      (game.phase === 'running'
        ? game.seats.map(({ seat }) => countOf(ruleset.legalCommands(game.state, seat) as Iterable<AnyTagged>))
        : []);
    counted.set(stateHash, legal);
    return { stateHash, legal };
  };
}

/** The commits of a store, each with a digest of the folded game. */
export function* witnessed(
  rules: RulesetRelease,
  commits: Iterable<StoredCommit>,
  witness: Witness,
): Iterable<GoldenCommit> {
  let loaded = unopenedGame(rules.ruleset.name, rules);
  for (const commit of commits) {
    loaded = foldGame(loaded, [commit]);
    yield { ...recordOf(commit), ...witness(loaded) };
  }
}

/**
 * The commits as these rules make them: each command is decided again, from the seed and the command alone, on the game
 * that the ones before have made. Throws an Error when the rules refuse one.
 * @param seed lower-case hex
 */
export function* decidedAgain(
  rules: RulesetRelease,
  seed: string,
  commits: Iterable<StoredCommit>,
  witness: Witness,
): Iterable<GoldenCommit> {
  const bytes = Buffer.from(seed, 'hex');
  let loaded = unopenedGame(rules.ruleset.name, rules);
  for (const stored of commits) {
    const { version: expectedVersion } = loaded.game;
    const decision = decideAgain(loaded, stored, bytes);
    if (isRefusal(decision)) {
      throw new Error(`version ${expectedVersion + 1} is refused: ${decision.code} (${decision.rule})`);
    }
    const { after, events } = decision;
    const commit = sealCommit({ ...stored, expectedVersion, previousHash: loaded.hash, events });
    loaded = { ...after, hash: commit.hash };
    yield { ...recordOf(commit), ...witness(loaded) };
  }
}

function countOf(things: Iterable<unknown>): number {
  let count = 0;
  for (const _ of things) count += 1;
  return count;
}
