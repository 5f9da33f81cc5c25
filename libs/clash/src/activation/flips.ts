import { opensStep } from '../flow/opens-step.js';
import type { ClashTurn, Evolvers } from '../flow/turn.js';
import type { State } from '../state.js';
import { heroOf, standsOnBoard } from '../table/figures.js';
import { isVersus, otherSide, sidesInPlay } from '../table/seats.js';
import type { FigureId, Side } from '../words.js';

/** Actions of a hero in an activation, and the most that he can have with what is given to him (CLASH-122, CLASH-213). */
export const ACTIONS = 3;
export const MOST_ACTIONS = 5;

/** The side whose card comes up next; one with an empty deck is passed over (CLASH-120). `undefined`: both are empty. */
export function sideToFlip(state: State): Side | undefined {
  const [one] = sidesInPlay(state);
  const next = (isVersus(state) ? state.nextSide : one) ?? 'A';
  return [next, otherSide(next)].find((side) => state.sides[side].deck.length > 0);
}

/** Turns cards up until a hero is activated; void ones are shown and their slots lost (CLASH-119 to CLASH-121). False: no card is left. */
export function flipNext(turn: ClashTurn): boolean {
  const { state } = turn;
  for (let side = sideToFlip(state); side !== undefined; side = sideToFlip(state)) {
    const heroId = state.sides[side].deck[0] ?? '';
    if (standsOnBoard(state, heroId)) {
      activate(turn, side, heroId);
      return true;
    }
    turn.emit({ type: 'cardVoid', side, heroId });
  }
  return false;
}

function activate(turn: ClashTurn, side: Side, heroId: FigureId): void {
  const { state } = turn;
  const actions = Math.min(MOST_ACTIONS, Math.max(0, ACTIONS + heroOf(state, heroId).bonusActions));
  const sidekicks = state.figures
    .filter(({ id, ownerId }) => ownerId === heroId && standsOnBoard(state, id))
    .map(({ id }) => id);
  turn.emit({ type: 'heroActivated', side, heroId, actions, sidekicks });
  opensStep(turn, 'activation.hero');
}

function takeCard(state: State, side: Side): void {
  state.sides[side].deck.shift();
  state.nextSide = isVersus(state) ? otherSide(side) : null;
}

export const flipEvolvers = {
  heroActivated(state, { side, heroId, actions, sidekicks }) {
    takeCard(state, side);
    heroOf(state, heroId).activated = true;
    state.active = { figureId: heroId, actions, granted: actions, sidekicks: [...sidekicks] };
  },
  cardVoid(state, { side }) {
    takeCard(state, side);
  },
} satisfies Partial<Evolvers>;
