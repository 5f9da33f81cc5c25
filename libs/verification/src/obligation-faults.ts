import type { Obligation } from '#event-store';
import { canonicalJson, type Json } from '#kernel';
import type { LoadedGame } from '#records';
import { obligationsOf, isMetElsewhere, type GameObligation } from '#games';

type Row = Obligation & { readonly met: boolean };

/**
 * The differences between the obligations in the database and those of the game; met ones have no effect.
 * @param isAbandoned it was abandoned: the rules were asked nothing then, and its obligations are left to its jobs, which find it over.
 */
export function faultsOfObligations(game: LoadedGame, rows: readonly Row[], isAbandoned: boolean): readonly string[] {
  const obligations = obligationsOf(game);
  return [
    ...obligations.flatMap(
      (obligation) =>
        faultOf(
          obligation,
          rows.find(({ key }) => key === obligation.key),
        ) ?? [],
    ),
    ...rows
      .filter(({ key, met }) => !met && !isAbandoned && !obligations.some((obligation) => obligation.key === key))
      .map(({ key }) => `obligation ${key}: the game does not owe it`),
  ];
}

function withoutWork(payload: Json): Json {
  const { work: _work, ...others } = payload as Readonly<Record<string, Json>>;
  return others;
}

function faultOf(obligation: GameObligation, row: Row | undefined): string | undefined {
  if (!row) return `obligation ${obligation.key}: the game owes it, and it is not there`;
  if (row.met && !isMetElsewhere(obligation))
    return `obligation ${obligation.key}: it is marked as met, and the game still owes it`;
  const { kind, dueAt, payload } = obligation;
  // The owner of the work decides when it is done, not what; and older rows lack it.
  const isSame =
    canonicalJson({ kind, dueAt, payload: withoutWork(payload) }) ===
    canonicalJson({ kind: row.kind, dueAt: row.dueAt, payload: withoutWork(row.payload) });
  return isSame ? undefined : `obligation ${obligation.key}: it is not what the game owes`;
}
