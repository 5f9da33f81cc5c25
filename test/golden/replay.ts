import { createHash } from 'node:crypto';
import { rulesets } from '#games';
import { canonicalJson, isRefusal, type AnyTagged } from '#kernel';
import {
  commitOf,
  decideAgain,
  foldGame,
  recordOf,
  sealCommit,
  unopenedGame,
  unreleased,
  type LoadedGame,
  type StoredCommit,
} from '#records';
import type { GoldenCommit, GoldenGame, GoldenHeader } from './golden-game.js';

/** The commits of a store, each with what folding them makes of the game. */
export function* witnessed(header: GoldenHeader, commits: Iterable<StoredCommit>): Iterable<GoldenCommit> {
  let loaded = unopened(header);
  for (const commit of commits) {
    loaded = foldGame(loaded, [commit]);
    yield { ...recordOf(commit), ...witnessOf(loaded) };
  }
}

/**
 * The commits as the rules make them today: each command is decided again, from the seed and the command alone, on the
 * game that the ones before have made. Throws an Error when the rules refuse one.
 */
export function* decidedAgain({ header, commits }: GoldenGame): Iterable<GoldenCommit> {
  const seed = Buffer.from(header.seed, 'hex');
  let loaded = unopened(header);
  for (const stored of commits.map(commitOf)) {
    const { version: expectedVersion } = loaded.game;
    const decision = decideAgain(loaded, stored, seed);
    if (isRefusal(decision)) {
      throw new Error(`version ${expectedVersion + 1} is refused: ${decision.code} (${decision.rule})`);
    }
    const { after, events } = decision;
    const commit = sealCommit({ ...stored, expectedVersion, previousHash: loaded.hash, events });
    loaded = { ...after, hash: commit.hash };
    yield { ...recordOf(commit), ...witnessOf(loaded) };
  }
}

/** Throws an Error for a game of another version than the one that is worked on: a release is to judge it. */
function unopened({ ruleset: name, rulesVersion }: GoldenHeader): LoadedGame {
  const ruleset = rulesets.find((one) => one.name === name && one.version === rulesVersion);
  if (!ruleset) throw new Error(`The rules that are worked on are not ${name} ${rulesVersion}.`);
  return unopenedGame(name, unreleased(ruleset));
}

/** What a game is, in few words: see `GoldenCommit`. */
function witnessOf({ ruleset, game }: LoadedGame): Pick<GoldenCommit, 'stateHash' | 'legal'> {
  const legal =
    game.phase === 'running'
      ? game.seats.map(({ seat }) => countOf(ruleset.legalCommands(game.state, seat) as Iterable<AnyTagged>))
      : [];
  return { stateHash: createHash('sha256').update(canonicalJson(game)).digest('hex'), legal };
}

function countOf(things: Iterable<unknown>): number {
  let count = 0;
  for (const _ of things) count += 1;
  return count;
}
