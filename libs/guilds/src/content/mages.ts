import { magesOfASide } from './mages-of-a-side.js';
import { magesOfConviction } from './mages-of-conviction.js';
import { magesWithoutRequirement } from './mages-without-requirement.js';
import type { Authored, Mage } from './schema.js';

/** The thirty mages: ten of each category. */
export const mages: readonly Authored<Mage>[] = [...magesWithoutRequirement, ...magesOfASide, ...magesOfConviction];
