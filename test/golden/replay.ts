import { createHash } from 'node:crypto';
import { GENESIS_HASH, sealCommit, type StoredCommit } from '#event-store';
import { RulesetRegistry } from '#games';
import {
  applyCommit,
  canonicalJson,
  clone,
  decideGame,
  isRefusal,
  newGame,
  settleClocks,
  type AnyRuleset,
  type AnyTagged,
  type Game,
  type GameCommand,
  type Json,
} from '#kernel';
import type { GoldenCommit, GoldenGame, GoldenHeader } from './golden-game.js';

const registry = new RulesetRegistry();

/** What a game is, in few words: see `GoldenCommit`. */
type Witness = Pick<GoldenCommit, 'stateHash' | 'legal'>;

/** The commits of a store, each with what folding them makes of the game. */
export function* witnessed(header: GoldenHeader, commits: Iterable<StoredCommit>): Iterable<GoldenCommit> {
  const ruleset = registry.get(header.ruleset, header.rulesVersion);
  const forms = registry.formsOf(header.ruleset);
  const game = newGame();
  for (const commit of commits) {
    const events = forms.newest(commit.events).map(({ type, data }) => ({ ...(clone(data) as object), type }));
    applyCommit(ruleset, game, { at: commit.at, events });
    yield { ...commit, ...witnessOf(ruleset, game) };
  }
}

/**
 * The commits as the rules make them today: each command is decided again, from the seed and the command alone, on the
 * game that the ones before have made. Throws an Error when the rules refuse one.
 */
export function* decidedAgain({ header, commits }: GoldenGame): Iterable<GoldenCommit> {
  const ruleset = registry.get(header.ruleset, header.rulesVersion);
  const forms = registry.formsOf(header.ruleset);
  const seed = Buffer.from(header.seed, 'hex');
  const game = newGame();
  let previousHash = GENESIS_HASH;
  for (const { gameId, commandId, actor, command, at } of commits) {
    const expectedVersion = game.version;
    const decision = decideGame(ruleset, game, clone(command) as unknown as GameCommand, seed);
    if (isRefusal(decision)) {
      throw new Error(`version ${expectedVersion + 1} is refused: ${decision.code} (${decision.rule})`);
    }
    settleClocks(ruleset, game, at);
    const events = decision.events.map(({ type, ...data }) => ({
      type,
      schemaVersion: forms.schemaVersionOf(type),
      data: data as Json,
    }));
    const commit = sealCommit({
      ...unsealed,
      gameId,
      commandId,
      actor,
      command,
      at,
      expectedVersion,
      previousHash,
      events,
    });
    yield { ...commit, ...witnessOf(ruleset, game) };
    previousHash = commit.hash;
  }
}

/** What a commit does beside its stream: no part of what is stored of it. */
const unsealed = {
  obligations: [],
  settled: [],
  head: { ruleset: '', rulesVersion: '', status: 'running' },
} as const;

function witnessOf(ruleset: AnyRuleset, game: Game): Witness {
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
