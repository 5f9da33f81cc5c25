import { refuseGame } from './game-refusals.js';
import { readWith } from './issues.js';
import { isRefusal, type Refusal } from './refusal.js';
import type { AnyRules } from './rules.js';
import type { Seat } from './seat.js';

/**
 * What a player brings to a seat, in canonical form, as its schema parses it; `undefined` for nothing.
 * The refusal of anything that the ruleset does not take, or does not allow this seat under these options. Takes any JSON.
 */
export function parseBrought(
  ruleset: AnyRules,
  options: unknown,
  given: unknown,
  seat: Seat,
): Readonly<Record<string, unknown>> | Refusal | undefined {
  const brought = given === undefined ? undefined : parse(ruleset, given);
  if (isRefusal(brought)) return brought;
  return ruleset.refuseBrought?.(options, brought, seat) ?? brought;
}

function parse({ schemas }: AnyRules, given: unknown): Readonly<Record<string, unknown>> | Refusal {
  if (!schemas.brought) return refuseGame('nothingToBring');
  const { data, issues } = readWith<Readonly<Record<string, unknown>>>(schemas.brought, given);
  return issues ? refuseGame('invalidBrought', { issues }) : data;
}
