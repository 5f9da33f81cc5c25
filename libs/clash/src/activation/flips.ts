import * as activation from '#skirmish/activation';
import { opensStep } from '../shared.js';
import type { ClashTurn, Evolvers } from '../flow/turn.js';
import type { State } from '../state.js';
import { standsOnBoard } from '../table/figures.js';
import { inClash } from '../table/in-clash.js';
import { asSide, isVersus, otherSide, sidesInPlay } from '../table/seats.js';
import type { FigureId, Side } from '../words.js';

const startWith = inClash(activation.actionsAtStart);

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
  const actions = startWith(state, heroId);
  const sidekicks = state.figures
    .filter(({ id, ownerId }) => ownerId === heroId && standsOnBoard(state, id))
    .map(({ id }) => id);
  turn.emit({ type: 'heroActivated', side, heroId, actions, sidekicks });
  opensStep(turn, 'activation.hero');
}

/** After a card the other side's comes, where there is one (CLASH-120). */
function passOn(state: State, side: string): void {
  state.nextSide = isVersus(state) ? otherSide(asSide(side)) : null;
}

export const flipEvolvers = {
  heroActivated(state, event) {
    activation.activationEvolvers.heroActivated(state, event);
    passOn(state, event.side);
  },
  cardVoid(state, event) {
    activation.activationEvolvers.cardVoid(state, event);
    passOn(state, event.side);
  },
} satisfies Partial<Evolvers>;
