import type { Viewer } from '#kernel';
import { inPileOrder } from '#skirmish/view';
import { woundCardIds } from '../content/catalogue.js';
import { openStepOf } from '../flow/open-step.js';
import { differenceOf } from '../front-page/page.js';
import type { State } from '../state.js';
import { difficultyOf, turnLimitOf } from '../table/adventure.js';
import { boardView } from './board-view.js';
import { figureViews } from './figure-views.js';
import { heroViews } from './hero-views.js';
import { overlordView } from './overlord-view.js';
import { secretsOf } from './secrets.js';
import { testViews } from './test-views.js';
import type { SeatView, View } from './view-schema.js';
import { sidesSeenBy } from './viewer-sides.js';
import { windowView } from './window-view.js';

/** The view of a game for a viewer: what is so now, and nothing hidden, not even as an order or a number (skarov.md 6). */
export function view(state: State, viewer: Viewer): View {
  const { turn, phase, allowed, modifiers, page } = state;
  const seen: View = {
    turn,
    turnLimit: turnLimitOf(state),
    phase,
    allowedRanks: allowed.map(({ seat, rank }) => ({ seat, rank })),
    seats: seatViews(state),
    heroes: heroViews(state),
    overlord: overlordView(state),
    figures: figureViews(state),
    board: boardView(state),
    tokens: state.tokens.map(({ id, kindId, spaceId }) => ({ tokenId: id, kindId, spaceId })),
    tests: testViews(state),
    modifiers: modifiers.map(({ figureId, characteristic, by, until }) => ({ figureId, characteristic, by, until })),
    objectives: objectiveViews(state),
    finalCombat: state.finalCombat,
    heroOutDuringFinalCombat: state.heroOutDuringFinalCombat,
    initiativeCards: state.sides.HEROES.deck.length,
    activatedSheets: [...state.activatedSheets],
    slotsUsed: state.slotsUsed,
    page: page.map(({ subject, id, side, weight, turn: won }) => ({ subject, articleId: id, side, weight, turn: won })),
    difference: differenceOf(page),
    woundPile: state.woundPile.length,
    woundDiscard: inPileOrder(woundCardIds, state.woundDiscard),
    shownWounds: inPileOrder(woundCardIds, state.shownWounds),
  };
  addCourse(seen, state);
  addSecrets(seen, state, viewer);
  return seen;
}

/** The seats, and how far they are; the overlord takes single event cards back, hero seats plans. */
const seatViews = ({ seats, overlord }: State): SeatView[] =>
  seats.map(({ seat, side, mainHero, ready, resigned, takeBacks, proposals }) => ({
    seat,
    side,
    ...(mainHero === null ? {} : { mainHero }),
    ready,
    resigned,
    takeBacks: seat === overlord.seat ? overlord.takeBacks : takeBacks,
    proposals: seat === overlord.seat ? 0 : proposals,
  }));

const objectiveViews = ({ objectives }: State): View['objectives'] =>
  objectives.map(({ id, faceId, tileNumber, counter, settled }) => ({
    objectiveId: id,
    faceId,
    tileNumber,
    counter,
    ...(settled === null ? {} : { settledFor: settled }),
  }));

/** How far turn, activation and game are. */
function addCourse(seen: View, state: State): void {
  const { adventure, active, villain, endOfTurnItem, over } = state;
  const open = openStepOf(state);
  if (open) seen.step = open.step;
  if (adventure) {
    seen.adventure = { ...idOf(adventure), difficulty: difficultyOf(state) };
  }
  if (active) seen.active = { figureId: active.figureId, actions: active.actions, granted: active.granted };
  if (villain) {
    const { sheetId, figureIds, finished, event } = villain;
    seen.villain = {
      sheetId,
      figureIds: [...figureIds],
      finished: [...finished],
      ...(event === null ? {} : { event }),
    };
  }
  if (endOfTurnItem !== null) seen.endOfTurnItem = endOfTurnItem;
  if (over) seen.result = { reason: over.reason, winner: over.winner };
}

const idOf = (adventure: NonNullable<State['adventure']>): { scenarioId?: string } =>
  adventure.kind === 'SCENARIO' ? { scenarioId: adventure.scenarioId } : {};

/** The private part of the view, for this viewer. */
function addSecrets(seen: View, state: State, viewer: Viewer): void {
  const secrets = secretsOf(state, sidesSeenBy(state, viewer));
  const seesAll = viewer.kind === 'auditor';
  const window = windowView(state, (seat) => seesAll || (viewer.kind === 'seat' && viewer.seat === seat));
  if (window) seen.window = window;
  if (secrets) seen.sideSecrets = secrets;
}
