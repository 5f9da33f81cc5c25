import type { Rulebook } from '#skirmish';
import { heroesInPlay } from '#skirmish/figures';
import { MOST_ACTIONS, openDoorSet } from '#skirmish/table';
import { startSpaces } from './base/opening.js';
import { canDoFurther, furtherAmount, furtherPlaces, isNamed } from './behaviour/further-words.js';
import {
  box,
  cardsOfHero,
  findHero,
  findPowerCard,
  findWoundCard,
  heroIds,
  isWoundCard,
  powerCard,
  woundCard,
} from './content/catalogue.js';
import type { Modifier } from './content/vocabulary.js';
import { CHANGES_A_TURN } from './initial-state.js';
import type { ArticleSubject } from './front-page/page.js';
import { techniquesBeside } from './overlord/set-events.js';
import { ruleIds } from './rule-ids.js';
import type { Figure, HeroState, State } from './state.js';
import { scenarioOf } from './table/adventure.js';
import { compareCards } from './table/card-order.js';
import { isOnSheet } from './table/known-ids.js';
import { boardOf, doorsForMoving, isReinforcement } from './table/layout.js';
import { isControlOpen, isInControlRoom } from './table/rooms.js';
import { actionsOf, innatePowers, sheetOf } from './table/sheets.js';
import { isSettledTest, testsOf, type TestCard } from './table/tests.js';
import { trapsOnEntering, trapsThatMove } from './table/traps.js';
import { sides, type Side } from './words.js';

/** The port of Skarov for shared rules. */
export const book = {
  rule: (key) => ruleIds[key],

  findPowerCard,
  powerCard,
  findWoundCard,
  woundCard,
  isWoundCard,
  heroIds,
  cardsOfHero,
  isHeroId: (id) => findHero(id) !== undefined,
  isOnSheet,
  isWoundOfGame: (_state, cardId) => findWoundCard(cardId) !== undefined,
  compareCards,
  sheetOf,
  innatePowers,
  testsOf,
  piecesAt: () => undefined,
  tokenNeedsSpace: () => false,

  sides,
  opponentsOf: (side) => (side === 'HEROES' ? 'OVERLORD' : 'HEROES'),
  isEnemy: (_state, a, b) => a.side !== b.side,
  seatOf: seatOfFigure,
  advancingHero: heroWithCards,
  articlesOf: (state: State, side: Side) =>
    state.page.filter((won) => won.side === side && atStake.includes(won.subject)).map(({ id }) => id),
  isAtStake: (state: State, articleId) =>
    !state.page.some(({ id }) => id === articleId) &&
    [...state.objectives.map(({ faceId }) => articleOf(faceId)), ...extraArticles(state)].includes(articleId),

  boardOf: (state: State) => boardOf(state),
  startSpaces: (state: State) => startSpaces(state.base.tiles),
  openDoorsOf: openDoorSet,
  doorsForMoving: (state: State, figure: Figure) => doorsForMoving(state, figure, openDoorSet(state)),
  costOfZone: trapsOnEntering,
  stopsIn: trapsThatMove,
  coveredCells: () => new Set(),
  mayBePushedTo: (state: State, spaceId) => !isReinforcement(state, spaceId),
  isSealed: (state: State, spaceId) => !isControlOpen(state) && isInControlRoom(state, spaceId),

  malusMode: 'SUM',
  malusLiesOn: 'TEST',
  toTotal: (state: State, test: TestCard | undefined) => (test?.addHeroes ? heroesInPlay(state).length : 0),
  isTestSettled: (state: State, key) => isSettledTest(state, key),
  failureCosts: ({ direct }) => !direct,
  printedBonus: () => 0,
  bonuses: () => [],
  techniquesBeside: (state: State, { kind, sheetId }) => (kind === 'VILLAIN' ? techniquesBeside(state, sheetId) : []),
  diceSwapped: ({ swapDice }: Modifier) => (swapDice ? (swapDice.most ?? Infinity) : 0),
  actionsOf,
  mostActions: MOST_ACTIONS,
  outAtHealth: (_state, { kind }) => kind === 'VILLAIN',
  woundLimit: () => 3,
  emptyWoundPile: () => null,
  isExtraWound: () => false,
  mayPush: () => true,
  isSilenced: () => false,
  isPlanned: ({ plan }) => plan !== null,
  hasLaid: ({ plan }) => plan !== null,
  planShows: (plays) => ({ sides: plays.map(({ side }) => side).sort() }),
  changesATurn: { takeBacks: CHANGES_A_TURN, proposals: CHANGES_A_TURN },

  isNamed,
  furtherPlaces,
  furtherAmount,
  furtherCondition: () => false,
  canDoFurther,
} satisfies Rulebook as Rulebook;

/** Articles that stand for something won in the base. */
const atStake: readonly ArticleSubject[] = ['OBJECTIVE', 'EXTRA'];

const extraArticles = (state: State): string[] => (scenarioOf(state)?.articles ?? []).map(({ id }) => id);

const articleOf = (faceId: string): string => box.known.room(faceId).objective?.articleId ?? '';

/**
 * The hero of a seat, once it has its cards: decks are built as the base is begun, and a hero without cards when the game ends was not in
 * it (SKAROV-SETUP-06, SKAROV-CAMP-06).
 */
function heroWithCards({ base, heroes }: State, seat: number): HeroState | undefined {
  return base.tiles.length > 0 ? heroes.find((hero) => hero.seat === seat) : undefined;
}

/** A hero's own seat, the overlord's for the villains; null: the seat has resigned, or the figure has none. */
function seatOfFigure(state: State, { id, side }: Figure): number | null {
  const seat = side === 'OVERLORD' ? state.overlord.seat : state.heroes.find(({ heroId }) => heroId === id)?.seat;
  const holder = seat === undefined ? undefined : state.seats[seat];
  return holder && !holder.resigned ? holder.seat : null;
}
