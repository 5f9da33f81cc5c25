import { fightObjects } from './objects-for-fights.js';
import { householdObjects } from './objects-for-the-house.js';
import type { Authored, ObjectCard } from './schema.js';

/** The twenty objects. */
export const objects: readonly Authored<ObjectCard>[] = [...fightObjects, ...householdObjects];
