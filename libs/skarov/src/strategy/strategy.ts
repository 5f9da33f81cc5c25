import * as skirmish from '#skirmish/machine';
import * as strategy from '#skirmish/strategy';
import * as wounds from '#skirmish/wounds';
import { EVENT_TAKE_BACKS } from '../overlord/overlord-state.js';
import { setEventCommands } from '../overlord/set-events.js';
import type { CommandTable, Evolvers, SkarovTurn, StepRules } from '../flow/turn.js';
import { opensStep } from '../shared.js';
import type { Machine } from '../machine/runner.js';
import { book } from '../rulebook.js';

export const strategySteps = {
  strategy: {
    asked: strategy.seatsNotReady,
    byDefault(state, seat) {
      const hero = strategy.firstUnplanned(book, state, seat);
      if (!hero) return { type: 'declareReady' };
      return { type: 'planCards', heroId: hero.heroId, plays: strategy.planByDefault(book, hero) };
    },
  },
  'strategy.lastWord': {
    asked: ({ overlord }) => [overlord.seat],
    byDefault: () => ({ type: 'announceActivation' }),
  },
} satisfies Record<string, StepRules>;

/** A turn begins. */
export function startTurn(turn: SkarovTurn): void {
  turn.emit({ type: 'turnStarted', turn: turn.state.turn + 1 });
}

/** Piles are taken back once more, the initiative cards are shuffled, and all seats plan (SKAROV-CARD-07, SKAROV-STRAT-04). */
export function openStrategy(turn: SkarovTurn, machine: Machine): void {
  const at = { turn, state: turn.state, book };
  const context = skirmish.contextOfRule('strategy');
  machine.pushRoot(context);
  wounds.takeBackDiscards(at, () => {
    machine.check(context);
  });
  if (turn.state.over) return;
  strategy.stackDecks(at, ['HEROES']);
  opensStep(turn, 'strategy');
}

const heroesPlan = ['strategy'] as const;

/** Plans, orders and readiness are the heroes'; the overlord sets event cards meanwhile (SKAROV-STRAT-02 to SKAROV-STRAT-10). */
export const planningCommands = {
  ...strategy.planCommands(book, heroesPlan),
  ...strategy.orderCommands(book, heroesPlan),
  ...strategy.readyCommands(book, heroesPlan),
  setEvent: { ...setEventCommands.setEvent, overlord: 'ONLY' },
  takeBackEvent: { ...setEventCommands.takeBackEvent, overlord: 'ONLY' },
  announceActivation: setEventCommands.announceActivation,
} satisfies Partial<CommandTable>;

const shared = strategy.strategyEvolvers(book);

export const strategyEvolvers = {
  turnStarted(state, event) {
    shared.turnStarted(state, event);
    state.overlord.takeBacks = EVENT_TAKE_BACKS;
  },
  /** The last word is spoken: what follows is the reveal (SKAROV-STRAT-10). */
  activationAnnounced(state) {
    state.step = null;
  },
} satisfies Partial<Evolvers>;
