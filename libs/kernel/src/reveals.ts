import { eventSchemasOf } from './event-schemas.js';
import type { AnyRules } from './rules.js';
import { revelationsOf } from './secrets.js';

/** Whether events of a type make something known that was hidden, to any viewer. */
export function revealsAnything(ruleset: AnyRules, type: string): boolean {
  const schema = eventSchemasOf(ruleset)[type];
  return schema !== undefined && Object.keys(revelationsOf(schema)).length > 0;
}
