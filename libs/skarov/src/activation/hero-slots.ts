import * as activation from '#skirmish/activation';
import { findHeroState, heroOf, standsOnBoard } from '#skirmish/figures';
import { seatsWhere } from '#skirmish/table';
import { opensStep } from '../shared.js';
import type { Evolvers, SkarovTurn, StepRules } from '../flow/turn.js';
import { book } from '../rulebook.js';

export const heroSlotSteps = {
  'activation.hero': {
    asked(state) {
      const hero = findHeroState(state, state.active?.figureId ?? '');
      return hero ? seatsWhere(state, ({ seat }) => seat === hero.seat) : [];
    },
    byDefault: () => ({ type: 'endActivation' }),
  },
} satisfies Record<string, StepRules>;

/** Turns the next card up; those of heroes out of action are skipped (SKAROV-ACT-02, SKAROV-ACT-10). False: no card is left. */
export function flipNext(turn: SkarovTurn): boolean {
  const { state } = turn;
  const { deck } = state.sides.HEROES;
  for (let heroId = deck[0]; heroId !== undefined; heroId = deck[0]) {
    if (standsOnBoard(state, heroId)) {
      const actions = activation.actionsAtStart({ state, book }, heroId);
      turn.emit({ type: 'heroActivated', side: 'HEROES', heroId, actions });
      opensStep(turn, 'activation.hero');
      return true;
    }
    turn.emit({ type: 'cardVoid', side: 'HEROES', heroId });
  }
  return false;
}

/** The activation of a hero is over; whether a villain slot follows is looked at next (SKAROV-ACT-14). */
export function endHeroActivation(turn: SkarovTurn): void {
  const { active } = turn.state;
  if (active)
    turn.emit({ type: 'activationEnded', side: 'HEROES', heroId: heroOf(turn.state, active.figureId).heroId });
}

export const heroSlotEvolvers = {
  heroActivated(state, event) {
    activation.activationEvolvers.heroActivated(state, { ...event, sidekicks: [] });
  },
  activationEnded(state, event) {
    activation.activationEvolvers.activationEnded(state, event);
    state.slotDue = true;
  },
} satisfies Partial<Evolvers>;
