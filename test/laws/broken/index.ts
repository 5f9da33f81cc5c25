import type { BrokenRuleset } from './broken.js';
import { brokenDeals } from './dealt.js';
import { brokenManners } from './asked.js';
import { brokenLuck } from './luck.js';
import { brokenOutcomes } from './outcomes.js';
import { brokenPieces } from './pieces.js';
import { brokenPlans } from './planned.js';
import { brokenForForks } from './forked.js';
import { brokenInPlay } from './played.js';
import { brokenSecrets } from './secrets.js';
import { brokenSelections } from './selected.js';
import { brokenForSubstitutes } from './substitutes.js';
import { brokenTellings } from './told.js';

/** The Lantern Keepers, each with one mistake that a law must find. */
export const brokenRulesets: readonly BrokenRuleset[] = [
  ...brokenInPlay,
  ...brokenSecrets,
  ...brokenLuck,
  ...brokenPieces,
  ...brokenTellings,
  ...brokenSelections,
  ...brokenForSubstitutes,
  ...brokenForForks,
  ...brokenDeals,
  ...brokenOutcomes,
  ...brokenManners,
  ...brokenPlans,
];
