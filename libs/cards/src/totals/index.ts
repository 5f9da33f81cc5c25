export {
  annulled,
  contributionSchema,
  contributionSorts,
  totalFrom,
  type Contribution,
  type ContributionSort,
  type Total,
} from '../engine/contributions.js';
export { influenceReceived, offColorPart, rulePart, strongholdPart, supportPart, type Support } from './parts.js';
export { ruledBy, type RulesOfParts } from './rules-of-parts.js';
export { lastingText, staticTexts } from './texts-at-work.js';
export { totalSchemaOf } from './total-schema.js';
