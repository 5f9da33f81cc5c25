export { cardWords, inBrackets, quotedOption, rankNames } from './describe/card-words.js';
export { commandTellerIn, type CommandTeller } from './describe/command-teller.js';
export { skirmishGlossary } from './describe/glossary.js';
export { boardPieces, namedTypes, sharedFields, sharedKinds, sharedValue, sharedWords } from './describe/refs.js';
export { sharedTexts } from './describe/command-texts.js';
export { signed } from './describe/numbers.js';
export { namesById, numberedName, type Names } from './describe/names.js';
export { offeredIn, offeredTexts } from './describe/offered-texts.js';
export { sharedSentences } from './describe/shared-sentences.js';
export { waits } from './describe/strategy-sentences.js';
export { sharedReasons } from './describe/shared-reasons.js';
export { keysOf, type WeighedKey } from './describe/weighed-keys.js';
export { tellFigureFact } from './describe/format-fact.js';
export { woundsShown } from './describe/wound-sentences.js';
export type { FigureTeller } from './describe/figure-teller.js';
export { partPlayed, partsOfCard } from './census.js';
export { namesBy, speaksOf } from './bots/speaks-of.js';
export { actorWith, testValue, timesGranted, type Actor } from './bots/actor.js';
export { sum, type Battle, type Crossing, type Fighter, type Judge } from './bots/battle.js';
export { changed, unchanged } from './bots/changes.js';
export { dangerFrom, type Menace } from './bots/danger.js';
export { worthOfEffects } from './bots/effect-worth.js';
export { lifeLeft, urgency, type Endurance } from './bots/endurance.js';
export { worthOfChoosing } from './bots/figure-choice.js';
export {
  attackGoal,
  gainsOfBlows,
  worthsOfHits,
  gainsOfTries,
  isWorthwhile,
  testGoal,
  type Goal,
  type Rolling,
} from './bots/goals.js';
export { isBeside, zoneAt, zonesBetween, type Ground } from './bots/ground.js';
export { proposalOf } from './bots/initiative.js';
export { worthOfPlan, type Planner } from './bots/planning.js';
export { worthOfUse } from './bots/power-use.js';
export { possibleAt, type Possible } from './bots/possible.js';
export { powersLaid } from './bots/powers-laid.js';
export { advanceOf, stepsLeft, type Reading } from './bots/progress.js';
export { Prospects } from './bots/prospects.js';
export { prospectsFor } from './bots/prospects-for.js';
export { canMatter, worthOfReroll } from './bots/reactions.js';
export { unfolded } from './bots/unfolded.js';
export * from './picture/index.js';
export * from './refusal-messages.js';
