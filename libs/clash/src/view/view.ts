import { clone, type Viewer } from '#kernel';
import { inPileOrder } from '#skirmish/view';
import { woundCardIds } from '../content/catalogue.js';
import { scenarioTexts } from '../content/scenario-texts.js';
import { openStepOf } from '../flow/open-step.js';
import type { State } from '../state.js';
import { overOf } from '../table/over.js';
import { planOf, scenarioOf } from '../table/scenario.js';
import { clashSeat, sidesInPlay } from '../table/seats.js';
import { stakeViews } from './article-views.js';
import { boardView } from './board-view.js';
import { figureViews, modifierViews } from './figure-views.js';
import { heroViews } from './hero-views.js';
import { sideSecrets } from './side-secrets.js';
import { seatViews, sideViews } from './side-views.js';
import { specialActionViews, testViews } from './trial-views.js';
import type { View } from './view-schema.js';
import { windowView } from './window-view.js';

/** The view of a game for a viewer: what is so now, and nothing hidden, not even as an order or a number (clash.md 6). */
export function view(state: State, viewer: Viewer): View {
  const seen: View = {
    turn: state.turn,
    turnLimit: scenarioOf(state).turnLimit,
    phase: state.phase,
    mode: state.options.mode,
    scenarioId: scenarioOf(state).id,
    seats: seatViews(state),
    sides: sideViews(state),
    heroes: heroViews(state),
    figures: figureViews(state),
    board: boardView(state),
    objects: state.objects.map(({ id, kindId, spaceId, turns }) => ({ objectId: id, kindId, spaceId, turns })),
    tokens: state.tokens.map(({ id, kindId, spaceId }) => ({ tokenId: id, kindId, spaceId })),
    tests: testViews(state),
    specialActions: specialActionViews(state),
    modifiers: modifierViews(state),
    atStake: stakeViews(state),
    woundPile: state.woundPile.length,
    woundDiscard: inPileOrder(woundCardIds, state.woundDiscard),
    shownWounds: inPileOrder(woundCardIds, state.shownWounds),
  };
  addOwnScenario(seen, state);
  addCourse(seen, state);
  if (viewer.kind === 'seat') seen.own = sideSecrets(state, clashSeat(state, viewer.seat).side);
  if (viewer.kind === 'auditor') seen.secrets = sidesInPlay(state).map((side) => sideSecrets(state, side));
  return seen;
}

/** The options tell the parts that the box does not have: players read the rules of a custom scenario in the view. */
function addOwnScenario(seen: View, { options: { scenario } }: State): void {
  const texts = scenario && scenarioTexts(scenario);
  if (texts) seen.ownScenario = clone(texts) as NonNullable<View['ownScenario']>;
}

/** How far turn, activation, villain and game are. */
function addCourse(seen: View, state: State): void {
  const { options, firstSide, nextSide, villainItem, active, villainBeatenBy } = state;
  const over = overOf(state);
  const { track } = planOf(state);
  const window = windowView(state);
  const open = openStepOf(state);
  if (open) seen.step = open.step;
  if (options.mode !== 'VERSUS' && options.difficulty !== undefined) seen.difficulty = options.difficulty;
  if (firstSide !== null) seen.firstSide = firstSide;
  if (nextSide !== null) seen.nextSide = nextSide;
  if (track) seen.track = { at: state.track, length: track.length };
  if (villainItem !== null) seen.villainItem = villainItem;
  if (active) {
    const { figureId, actions, granted, sidekicks } = active;
    seen.active = { heroId: figureId, actions, granted, sidekicks: [...sidekicks] };
  }
  if (window) seen.window = window;
  if (villainBeatenBy !== null) seen.villainBeatenBy = villainBeatenBy;
  if (over) seen.result = { outcome: over.outcome, reason: over.reason };
}
