import type { EffectRules } from '#skirmish/behaviour';
import type { Effect } from '../content/vocabulary.js';
import type { Runner } from '../machine/runner.js';
import { drawEvents } from '../overlord/event-deck.js';

/** Event cards that effects draw and discard (skarov.md 11.5). */
export const overlordEffects: Pick<EffectRules<Runner, Effect>, 'drawEvents' | 'discardEvents'> = {
  drawEvents({ turn, state }, _frame, { count }) {
    const { pile, discard } = state.overlord;
    if (pile.length + discard.length === 0) return 'NOTHING';
    drawEvents(turn, count);
    return 'NEXT';
  },
  /** The overlord names the cards one by one, with any hand (SKAROV-GEN-12). */
  discardEvents({ turn, state }, frame, { count }) {
    const { hand, seat } = state.overlord;
    const { answer } = frame;
    const left = frame.todo === null ? count : frame.todo.length;
    if (hand.length === 0) return frame.todo === null ? 'NOTHING' : 'NEXT';
    if (answer === null) {
      const options = hand.map((optionId) => ({ optionId, kind: 'CARD' as const }));
      return { seat, kind: 'CHOICE', source: frame.context.sourceId, options };
    }
    turn.emit({ type: 'eventDiscarded', seat, cardId: answer, source: frame.context.sourceId });
    frame.answer = null;
    frame.todo = Array<string>(left - 1).fill('');
    return left > 1 ? 'STAY' : 'NEXT';
  },
};
