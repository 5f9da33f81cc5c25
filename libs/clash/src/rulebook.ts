import type { Rulebook } from '#skirmish';
import { isVillainOut, seatOfHero } from '#skirmish/figures';
import { HERO_ACTIONS, MOST_ACTIONS } from '#skirmish/table';
import { canDoFurther, furtherAmount, furtherCondition, furtherPlaces } from './behaviour/further-words.js';
import { isVillainsOwn } from './behaviour/villains-own.js';
import {
  box,
  cardsOfHero,
  findHero,
  findPowerCard,
  findWoundCard,
  isWoundCard,
  powerCard,
  tokenKind,
  woundCard,
} from './content/catalogue.js';
import type { Place } from './content/vocabulary.js';
import { CHANGES_A_TURN } from './initial-state.js';
import { ruleIds } from './rule-ids.js';
import type { HeroState, State } from './state.js';
import { areEnemies } from './table/alliances.js';
import { compareCards } from './table/card-order.js';
import { firstMainHero } from './table/heroes.js';
import { isOnSheet } from './table/known-ids.js';
import { boardOf, coveredCells, openDoorsOf } from './table/layout.js';
import { onTable } from './table/on-table.js';
import { scenarioOf } from './table/scenario.js';
import { otherSide } from './table/seats.js';
import { innatePowers, printedBonus, sheetOf, teamUpBonuses } from './table/sheets.js';
import { sides, type Side } from './words.js';

const blankIds = /^wound:blank-(\d+)$/;

/** The port of Clash for shared rules. */
export const book = {
  rule: (key) => ruleIds[key],

  findPowerCard,
  powerCard,
  findWoundCard,
  woundCard,
  isWoundCard,
  heroIds: () => box.printed.hero.map(({ id }) => id),
  cardsOfHero,
  isHeroId: (id) => findHero(id) !== undefined,
  isOnSheet,
  isWoundOfGame(state: State, cardId) {
    const blank = blankIds.exec(cardId);
    return findWoundCard(cardId) !== undefined && (!blank || Number(blank[1]) <= state.blanks);
  },
  compareCards,
  sheetOf,
  innatePowers,
  testsOf: (state: State) => onTable(state).tests,
  piecesAt: (state: State, { objects }: Place) =>
    objects === undefined ? undefined : state.objects.filter(({ kindId }) => kindId === objects),
  tokenNeedsSpace: (kindId) => tokenKind(kindId).hasSpace,

  sides,
  opponentsOf: (side: Side) => otherSide(side),
  isEnemy: areEnemies,
  seatOf: (state, { id }) => seatOfHero(state, id),
  advancingHero: firstMainHero,
  articlesOf: (state: State, side: Side) =>
    state.sides[side].page.filter(({ kind }) => kind === 'OBJECTIVE').map(({ id }) => id),
  isAtStake: (state: State, articleId) => state.atStake.includes(articleId),

  boardOf: (state: State) => boardOf(state),
  startSpaces: (state: State, side: Side) => scenarioOf(state).starts[side],
  openDoorsOf: (state: State) => openDoorsOf(state),
  doorsForMoving: (state: State) => openDoorsOf(state),
  costOfZone: () => undefined,
  stopsIn: () => undefined,
  coveredCells,
  mayBePushedTo: () => true,
  isSealed: () => false,

  malusMode: 'DICE',
  malusLiesOn: 'PLACE',
  toTotal: () => 0,
  isTestSettled: () => false,
  failureCosts: ({ direct }) => !direct,
  printedBonus,
  bonuses: teamUpBonuses,
  techniquesBeside: () => [],
  diceSwapped: () => 0,
  actionsOf: () => HERO_ACTIONS,
  mostActions: MOST_ACTIONS,
  outAtHealth: (state: State, { id, kind }) =>
    kind !== 'HERO' || state.heroes.some(({ heroId, teamUp }) => heroId === id && teamUp),
  woundLimit: ({ options }: State) => (options.mode === 'VERSUS' ? 3 : 2),
  emptyWoundPile: ({ blanks }: State) => `wound:blank-${blanks + 1}`,
  isExtraWound: (cardId) => blankIds.test(cardId),
  mayPush: (state, { id }) => seatOfHero(state, id) !== null,
  isSilenced: (state: State, sourceId) => isVillainOut(state) && isVillainsOwn(state, sourceId),
  isPlanned: ({ plan, teamUp, tokens }: HeroState) => plan !== null && (!teamUp || tokens !== null),
  hasLaid: ({ plan, tokens }: HeroState) => plan !== null || tokens !== null,
  planShows: () => ({}),
  changesATurn: { takeBacks: CHANGES_A_TURN, proposals: CHANGES_A_TURN },

  isNamed: () => false,
  furtherPlaces,
  furtherAmount,
  furtherCondition,
  canDoFurther,
} satisfies Rulebook as Rulebook;
