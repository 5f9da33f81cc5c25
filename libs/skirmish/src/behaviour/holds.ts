import type { Condition } from '../content/vocabulary/language.js';
import type { Scope, Table } from '../rulebook.js';
import { characteristic } from '../figures/characteristics.js';
import { holdsWith } from './conditions.js';

/** Whether a condition holds now (clash.md 11); one that is absent holds always. */
export const isMet = (table: Table, condition: Condition | undefined, scope: Scope): boolean =>
  condition === undefined || holdsWith(table, condition, scope, characteristic);
