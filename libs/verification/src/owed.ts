import type { Obligation } from '#event-store';
import { canonicalJson, type Json } from '#kernel';
import type { LoadedGame } from '#records';
import { dutiesOf, isMetElsewhere, type Duty } from '#games';

type Row = Obligation & { readonly met: boolean };

/**
 * The differences between the obligations in the database and those of the game; met ones have no effect.
 * @param isAbandoned it was abandoned: the rules were asked nothing then, and its obligations are left to its jobs, which find it over.
 */
export function faultsOfObligations(game: LoadedGame, rows: readonly Row[], isAbandoned: boolean): readonly string[] {
  const duties = dutiesOf(game);
  return [
    ...duties.flatMap(
      (duty) =>
        faultOf(
          duty,
          rows.find(({ key }) => key === duty.key),
        ) ?? [],
    ),
    ...rows
      .filter(({ key, met }) => !met && !isAbandoned && !duties.some((duty) => duty.key === key))
      .map(({ key }) => `obligation ${key}: the game does not owe it`),
  ];
}

function withoutWork(payload: Json): Json {
  const { work: _work, ...others } = payload as Readonly<Record<string, Json>>;
  return others;
}

function faultOf(duty: Duty, row: Row | undefined): string | undefined {
  if (!row) return `obligation ${duty.key}: the game owes it, and it is not there`;
  if (row.met && !isMetElsewhere(duty))
    return `obligation ${duty.key}: it is marked as met, and the game still owes it`;
  const { kind, dueAt, payload } = duty;
  // The owner of the work decides when it is done, not what; and older rows lack it.
  const isSame =
    canonicalJson({ kind, dueAt, payload: withoutWork(payload) }) ===
    canonicalJson({ kind: row.kind, dueAt: row.dueAt, payload: withoutWork(row.payload) });
  return isSame ? undefined : `obligation ${duty.key}: it is not what the game owes`;
}
