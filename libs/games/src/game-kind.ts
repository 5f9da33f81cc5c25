import { GENESIS_HASH, type Snapshot, type StoredCommit } from '#event-store';
import { applyCommit, clone, newGame, type AnyRuleset, type Game, type Json } from '#kernel';
import type { EventForms } from './event-forms.js';
import type { LoadedGame } from './loaded-game.js';
import type { RulesetRegistry } from './rulesets.js';
import { taggedOf } from './sight.js';
import type { StreamKind } from './streams/stream-kind.js';
import { GAME_STREAM } from './streams/stream-kinds.js';

/** How the streams of games are folded: long ones, with snapshots. */
export const gameKind = (rulesets: RulesetRegistry): StreamKind<LoadedGame> => ({
  name: GAME_STREAM,
  blank: (gameId, subject) => unopened(gameId, rulesets.get(subject), rulesets.formsOf(GAME_STREAM, subject.name)),
  fold,
  versionOf: ({ game }) => game.version,
  snapshots: { every: 200, freeze: ({ game, at }) => ({ game, at }) as unknown as Json, thaw: thawed },
});

/** A game before its first commit. */
export const unopened = (gameId: string, ruleset: AnyRuleset, forms: EventForms): LoadedGame => ({
  gameId,
  ruleset,
  forms,
  game: newGame(),
  hash: GENESIS_HASH,
  at: 0,
});

/** A game after further commits; the one given stays as it is. Throws when the commits do not follow on it. */
export function fold(base: LoadedGame, commits: readonly StoredCommit[]): LoadedGame {
  const last = commits.at(-1);
  if (!last) return base;
  const game = clone(base.game);
  for (const { firstVersion, at, events } of commits) {
    if (firstVersion !== game.version + 1) {
      throw new Error(`Game ${base.gameId}: commit ${firstVersion} does not follow on version ${game.version}.`);
    }
    applyCommit(base.ruleset, game, {
      at,
      events: base.forms.newest(events).map(({ type, data }) => taggedOf(type, clone(data))),
    });
  }
  return { ...base, game, hash: last.hash, at: last.at };
}

function thawed(blank: LoadedGame, { hash, state }: Snapshot): LoadedGame {
  const { game, at } = state as unknown as { game: Game; at: number };
  return { ...blank, game, hash, at };
}
