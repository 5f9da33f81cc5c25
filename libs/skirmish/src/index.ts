export {
  Board,
  doorsOpenAtStart,
  type BoardParts,
  type Door,
  type DoorId,
  type Feature,
  type OpenDoors,
  type Space,
  type Zone,
  type ZoneId,
} from './board/board.js';
export { buildBoard, type AttachedSpace, type Layout, type Passage, type PlacedTile } from './board/build-board.js';
export {
  beyond,
  cellOf,
  compareCells,
  isSameCell,
  spaceDistance,
  spaceIdOf,
  tileSize,
  turned,
  turnedCell,
  turnedEdge,
  turnedOffset,
  type Cell,
  type EdgeOfCell,
  type SpaceId,
} from './board/cells.js';
export { boardProblems, type BoardPlan } from './board/check-board.js';
export { faceProblems, type BoardProblem } from './board/check-face.js';
export {
  attackDice,
  highestTotal,
  rollAttack,
  rollOn,
  rollTest,
  successesOf,
  testDie,
  type AttackDie,
  type AttackFace,
  type AttackRoll,
  type Rolled,
  type RolledDie,
} from './dice.js';
export { neighbourZones, zoneDistance, zoneDistances } from './board/distances.js';
export { footprintOf, footprintProblem, isAdjacentToObject, type FootprintProblem } from './board/footprints.js';
export { entersCell, touchesEdge } from './board/line-tests.js';
export { adjacentSpaces, areAdjacent, areCellsAdjacent, isLineClear, meetsWall } from './board/lines.js';
export { whatStopsLine, type LineStop } from './board/what-stops.js';
export { hitChance, passChance } from './odds.js';
export { mostPlays, plansOf, type PlannableCard } from './strategy/plans.js';
export {
  reach,
  whyOutOfReach,
  type MoveKind,
  type Mover,
  type OutOfReach,
  type Standing,
  type Way,
} from './board/reach.js';
export * from './board/tile-face.js';
export { isSure, passes, totalOf, trialOf, type MalusMode, type Trial, type TrialTerms } from './trials/trial-sums.js';
export { isOutByWounds, settleDamage, type DamageSettled } from './wounds/settle-damage.js';
export * from './content/words.js';
export type { Cited, Dialect, Parts } from './content/vocabulary/dialect.js';
export type {
  Amount,
  AnySide,
  Condition,
  Effect,
  Figures,
  Grant,
  Modifier,
  Place,
  Power,
  Words,
} from './content/vocabulary/language.js';
export { localizedSchema, oneOf, smallCount, wordNumber } from './content/vocabulary/one-word.js';
export { ruleSchemas, type SheetRule, type Trigger } from './content/vocabulary/rules.js';
export { momentSchema, untilSchema, type Moment, type Until } from './content/vocabulary/terms.js';
export { vocabularyOf, type Vocabulary } from './content/vocabulary/vocabulary.js';
export {
  recordsOf,
  type Hero,
  type HeroSheet,
  type InnatePower,
  type Mission,
  type PowerCard,
  type RecordTerms,
  type SpecialAction,
  type Technique,
  type TestCard,
  type VillainSheet,
  type WoundCard,
} from './content/records/records.js';
export { powerFormsOf, type Concerned, type Worded } from './content/power-forms.js';
export { cardsOfHeroIn } from './content/hero-cards.js';
export { powersOfSheets } from './content/innate-powers.js';
export * as choices from './content/selectors.js';
export { inTurns, onTurn, onTurns } from './content/turns.js';

export type * from './state.js';
export type { SkirmishTurn, TableTurn } from './skirmish-turn.js';
export type { SkirmishEvolvers } from './skirmish-evolvers.js';
export type * from './rulebook.js';
export type { RuleKey } from './rule-keys.js';
export { skirmishEvolvers } from './evolvers.js';
export { skirmishEvents, type SkirmishEvent, type SkirmishEventOf } from './events/skirmish-events.js';
export { weighedSchema, type EventTerms, type EventTopic } from './events/event-terms.js';
export * as eventFields from './events/event-fields.js';
export * from './machine/context.js';
export * from './machine/frames-of.js';
export type * from './machine/frames.js';
export type { Happening } from './machine/happening.js';
export { Machine } from './machine/machine.js';
export { reactionsRunner } from './machine/reactions.js';
export type { FrameRules, MachineRules, Runner } from './machine/runner.js';
export type { Question, Verdict } from './machine/verdict.js';
export * from './table/abilities.js';
export * from './table/board.js';
export { compareCardsOf, inHandOrder } from './table/card-order.js';
export { attackDiceOf, characteristic } from './table/characteristics.js';
export { countDeed, noteDeed } from './table/deeds.js';
export { isAlly, isEnemy } from './table/enemies.js';
export { figureValuesOf } from './table/figure-values.js';
export * from './table/figures.js';
export { heldCards, powerCardsOf } from './table/hero-cards.js';
export * from './table/heroes.js';
export { isClearFor, type SightStop } from './table/lines.js';
export { reachOf, whyUnreachable, type MoveTerms } from './table/movement.js';
export { isOver } from './table/over.js';
export { nearestFreeSpace } from './table/nearest-space.js';
export { openDoorSet } from './table/open-doors.js';
export { countPiece, layToken, nextPieceId } from './table/pieces.js';
export * from './table/powers.js';
export { putOn } from './table/put-on.js';
export { seatAt, seatsOf, seatsWhere, sideOf } from './table/seats.js';
export { healthOf, leftOf, printed } from './table/sheet.js';
export { sees, whatHidesAll } from './table/sight.js';
export { noteArrival } from './behaviour/arrival.js';
export { contextOfSetOff, isSetOff } from './behaviour/triggers.js';
export { canAttack, canDo, choosable } from './behaviour/can-do.js';
export { effectEvolvers } from './behaviour/effect-evolvers.js';
export { chosenFigures, chosenPlaces, nextActor, type EffectRules, type EffectStep } from './behaviour/effect-rules.js';
export { changesDamage, everyEffect, grantsAttack } from './behaviour/grants-attack.js';
export { isMet } from './behaviour/holds.js';
export { nearestOf, pickFigures, type Picked } from './behaviour/pick.js';
export { ofKind, putPiece, removePieces, spaceForPiece } from './behaviour/piece-effects.js';
export { effectsRunner, sharedEffects } from './behaviour/run-effects.js';
export { scopeOf, scopeOfMission, scopeOfSide } from './behaviour/scope.js';
export { byKeys, candidatesOf, figuresOf, names, placesOf, spacesOf, spacesOfKind } from './behaviour/select.js';
export { sideMeant } from './behaviour/side-words.js';
export { supplyOf } from './behaviour/supply.js';
export { attackRunner, type OwnAttacks } from './attacking/attack.js';
export { dealDamage } from './attacking/damage.js';
export {
  mayAttackFromAfar,
  possibleAttacks,
  factsOfNoAttack,
  whyNoAttack,
  type AttackTerms,
  type NoAttack,
  type PossibleAttack,
} from './attacking/legality.js';
export { hasUsed } from './attacking/occasions.js';
export { ownPushes } from './attacking/push.js';
export { pushSpaces } from './attacking/push-spaces.js';
export { freeHeroes, heroChoice, refusedHero } from './set-up/heroes.js';
export { emptyTable, newSeat } from './set-up/empty-table.js';
export { buildSet, inCardOrder, recordedSet } from './set-up/hero-set.js';
export { rollMission } from './set-up/missions.js';
export { newFigure, newHero } from './set-up/newcomers.js';
export { freeStarts, placementCommands, placementSteps, unplaced } from './set-up/placement.js';
export { rankOfDifficulty } from './set-up/ranks.js';
export { placedTest, placedTests, placesOfTest, testOfKey, testState, type PlacedTest } from './trials/places.js';
export { testRunner, type OwnTests } from './trials/trial.js';
export { settleTest, trialEvolvers } from './trials/trial-evolvers.js';
export { testFrame } from './trials/trial-frame.js';
export { trialTerms } from './trials/trial-terms.js';
export { drawWounds, settleCardsAndWounds, takeBackDiscards } from './wounds/cards-and-wounds.js';
export { drawWound, woundEvolvers } from './wounds/draw-wound.js';
export { outEvolvers } from './wounds/out-evolvers.js';
export { nobodysCredit, putOut, whoIsOut, type OutCause } from './wounds/outs.js';
export { isWeakness, pushReveal, runReveal } from './activation/powers-at-reveal.js';
export { counted } from './content/lint/counted.js';
export { among, attackWordProblems, nameProblems, type Naming } from './content/lint/name-problems.js';
export { isWoundCard, pileOf } from './content/piles.js';
export { decisionSeconds } from './decision-seconds.js';
export { proceed, type Proceed } from './machine/proceed.js';
export { opensStep, stepEvolvers } from './steps.js';
export {
  findingsOf,
  firstProblems,
  pathOf,
  repeated,
  told,
  type ContentProblem,
  type Finding,
} from './content/lint/problem.js';
export { readRecord } from './content/lint/read-record.js';
export { nestingProblems, tooLong } from './content/lint/size-problems.js';
export { HERO_ACTIONS, MOST_ACTIONS } from './table/hero-actions.js';
export { nodesOf, type Node } from './content/lint/walk.js';
export { weightProblems } from './content/lint/weight-problems.js';
export { weightOf } from './content/weight.js';
export {
  advancementCommands,
  advancementSteps,
  advanceUnasked,
  heroRecord,
  phaseAfterEnd,
} from './campaign/advancement.js';
export { campaignRules } from './campaign/campaign.js';
export { campaignSchemasOf, type CampaignHero } from './campaign/campaign-schemas.js';
export type { CampaignState } from './campaign/campaign-state.js';
export { campaignOptionOf, heroRecordSchemaOf, rankInCampaign, recordOf, type HeroRecord } from './campaign/records.js';
export { campaignProblem } from './campaign/record-problem.js';
export { afterResignation } from './flow/after-resignation.js';
export { openStepOf } from './flow/open-step.js';
export { seatsAwaited } from './flow/seats-awaited.js';
export { refusedInStep } from './flow/refused-in-step.js';
export { skirmishRefusals, type SkirmishCode, type SkirmishRefusal } from './refusals.js';
export {
  skirmishCommands,
  type CommandTopic,
  type SharedCommandTerms,
  type SkirmishCommand,
  type SkirmishCommandOf,
} from './commands.js';
export { refused, type CommitMachine, type SkirmishCommandRules, type SkirmishCommandTable } from './command-rules.js';
export { activeHero, actingFigures, pay, whyNoAction, whyNotActing } from './activation/acting.js';
export { actionsAtStart, activationEvolvers, isActivationOver } from './activation/activation.js';
export { layOpen } from './activation/lay-open.js';
export { moveCommands } from './activation/move-commands.js';
export { powerCommands } from './activation/power-commands.js';
export { attackCommands } from './attacking/attack-commands.js';
export { trialCommands } from './trials/trial-commands.js';
export { windowCommands } from './machine/window-commands.js';
export { windowSteps } from './machine/window-steps.js';
export { orderCommands, stackDecks } from './strategy/initiative-order.js';
export { planByDefault, plannable, planCommands, sidesOfCard } from './strategy/plan-cards.js';
export { firstUnplanned, readyCommands, seatsNotReady } from './strategy/ready.js';
export { strategyEvolvers } from './strategy/strategy-evolvers.js';
export { takeBackCommands } from './strategy/take-back.js';
export { upkeepEvolvers } from './end-of-turn/upkeep.js';
export { askedBy, interrupted, optionsOf } from './view/window-parts.js';
export { ownCards } from './view/own-cards.js';
export { shownOfFigure, shownOfHero, shownOfTest } from './view/shown.js';
export { countSchema, viewFields } from './view/view-schemas.js';
export { inPileOrder } from './view/pile-order.js';
export { dealWoundsAnew } from './view/wounds-anew.js';
export { beginning, within } from './content/first-letter.js';
