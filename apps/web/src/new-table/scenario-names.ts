import type { NewTableQuery } from '../generated/operations.js';
import { locale } from '../messages/locale.js';

/** The scenarios in the box of a game, by id: names in the language of the page. */
export function scenarioNames(content: NonNullable<NewTableQuery['ruleset']>['content']): ReadonlyMap<string, string> {
  if (!content || !('scenarios' in content)) return new Map();
  return new Map(content.scenarios.map(({ id, name }) => [id, name[locale]]));
}
