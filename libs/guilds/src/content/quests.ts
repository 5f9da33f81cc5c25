import { questsForAll } from './quests-for-all.js';
import { questsForCompanies } from './quests-for-companies.js';
import { questsOfASideForCompanies } from './quests-of-a-side-for-companies.js';
import { questsOfASide } from './quests-of-a-side.js';
import type { Authored, Quest } from './schema.js';

/** The thirty quests, by what they ask: nothing, a side, a number of mages, or both. */
export const quests: readonly Authored<Quest>[] = [
  ...questsForAll,
  ...questsOfASide,
  ...questsForCompanies,
  ...questsOfASideForCompanies,
];
