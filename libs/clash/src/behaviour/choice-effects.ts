import type { Seat } from '#kernel';
import type { Effect } from '../content/vocabulary.js';
import { seatOf, spaceOf, standsOnBoard } from '../figures/figures.js';
import { reachOf } from '../figures/movement.js';
import type { Context, EffectsFrame } from '../machine/frames.js';
import { effectsFrame } from '../machine/frames-of.js';
import type { Machine } from '../machine/machine.js';
import type { FigureId, Option, State } from '../state.js';
import { noteArrival } from './board-effects.js';
import { canDo, choosable } from './can-do.js';
import { chosenFigures, nextActor, type EffectRules, type Step } from './effect-rules.js';
import { isMet } from './holds.js';
import { nearestOf } from './pick.js';
import { scopeOf } from './scope.js';
import { spaceOfScope } from './select.js';

type ChoiceWord = 'if' | 'each' | 'chooseFigure' | 'choose' | 'oneOf' | 'moveFreely';

const decline: Option = { optionId: 'decline', kind: 'DECLINE' };

/** Composition, and what seats are asked (clash.md 11, CLASH-214, CLASH-232). */
export const choiceEffects: Pick<EffectRules, ChoiceWord> = {
  if(machine, { context }, { condition, then, else: otherwise = [] }) {
    const effects = isMet(machine.state, condition, scopeOf(context)) ? then : otherwise;
    if (effects.length > 0) machine.push(effectsFrame(effects, context));
    return 'NEXT';
  },
  each(machine, frame, { figures, do: effects }) {
    const id = nextActor(machine, frame, figures);
    if (id === undefined) return 'NEXT';
    machine.push(effectsFrame(effects, { ...frame.context, selfId: frame.context.selfId ?? id, chosenId: id }));
    return 'STAY';
  },
  chooseFigure: (machine, frame, what) => {
    const { among, optional = false, do: effects } = what;
    const { context } = frame;
    const ids = choosable(machine.state, among, effects, context);
    if (ids.length === 0) return 'NOTHING';
    const seat = ownerSeat(machine.state, context);
    if (seat === null) {
      const from = spaceOfScope(machine.state, scopeOf(context));
      const {
        ids: [id = ''],
        weighed,
      } = nearestOf(machine.state, ids, from, machine.turn.random);
      tell(machine, context, null, id, weighed ? { weighed } : {});
      return goOn(machine, frame, id, effects);
    }
    const options = ids.map((optionId): Option => ({ optionId, kind: 'FIGURE' }));
    const answer = answered(machine, frame, seat, optional ? [decline, ...options] : options);
    if (typeof answer === 'object') return answer;
    return answer === decline.optionId ? 'NEXT' : goOn(machine, frame, answer, effects);
  },
  choose(machine, frame, { seat: who, optional = false, options }) {
    const { context } = frame;
    const open = options.flatMap((option, index) =>
      canDo(machine.state, option.do, context) ? [{ optionId: String(index), kind: 'TEXT' as const }] : [],
    );
    if (open.length === 0) return 'NOTHING';
    const seat = askedSeat(machine.state, who, context);
    const answer =
      seat === null
        ? firstOption(machine, context, open)
        : answered(machine, frame, seat, optional ? [decline, ...open] : open);
    if (typeof answer === 'object') return answer;
    const chosen = options[Number(answer)];
    if (answer !== decline.optionId && chosen) machine.push(effectsFrame(chosen.do, context));
    return 'NEXT';
  },
  oneOf(machine, { context }, { options }) {
    const index = options.findIndex((option) => canDo(machine.state, option, context));
    const effects = options[index];
    if (!effects) return 'NOTHING';
    tell(machine, context, null, String(index), {});
    machine.push(effectsFrame(effects, context));
    return 'NEXT';
  },
  moveFreely: (machine, frame, what) => moveFreely(machine, frame, what),
};

/** The seat that decides for the acting figure (OWNER); null: the rules choose. */
const ownerSeat = (state: State, { selfId, creditHeroId }: Context): Seat | null =>
  seatOfOne(state, creditHeroId ?? selfId);

const seatOfOne = (state: State, id: FigureId | null): Seat | null =>
  id !== null && standsOnBoard(state, id) ? seatOf(state, id) : null;

function askedSeat(state: State, who: NonNullable<Effect['choose']>['seat'], context: Context): Seat | null {
  if (who === 'OWNER') return ownerSeat(state, context);
  return seatOfOne(state, who === 'CAUSE' ? context.causeId : context.targetId);
}

/** The answer of a seat, or the question. A single option that cannot be declined answers itself (CLASH-243). */
function answered(
  machine: Machine,
  frame: EffectsFrame,
  seat: Seat,
  options: Option[],
): string | Exclude<Step, string> {
  const { context, answer } = frame;
  const [only] = options;
  if (options.length === 1 && only) {
    tell(machine, context, null, only.optionId, {});
    return only.optionId;
  }
  if (answer === null || !options.some(({ optionId }) => optionId === answer)) {
    return { seat, kind: 'CHOICE', source: context.sourceId, options };
  }
  tell(machine, context, seat, answer, {});
  return answer;
}

/** What nobody is asked: the first option in printed order that can be carried out (CLASH-232). */
function firstOption(machine: Machine, context: Context, options: readonly Option[]): string {
  const optionId = options[0]?.optionId ?? '';
  tell(machine, context, null, optionId, {});
  return optionId;
}

function tell(
  { turn }: Machine,
  { sourceId }: Context,
  seat: Seat | null,
  optionId: string,
  why: { readonly weighed?: NonNullable<ReturnType<typeof nearestOf>['weighed']> },
): void {
  turn.emit({ type: 'choiceMade', seat, source: sourceId, optionId, ...why });
}

/** What follows a choice goes on with the figure as CHOSEN, also in the effects after it. */
function goOn(machine: Machine, frame: EffectsFrame, chosenId: FigureId, effects: readonly Effect[]): Step {
  frame.context = { ...frame.context, chosenId };
  machine.push(effectsFrame(effects, frame.context));
  return 'NEXT';
}

/** The seat of the acting hero moves a figure where it likes within one move, or leaves it where it is. */
function moveFreely(machine: Machine, frame: EffectsFrame, what: NonNullable<Effect['moveFreely']>): Step {
  const { state, turn } = machine;
  const { context } = frame;
  frame.todo ??= chosenFigures(machine, what.who, context);
  const figureId = frame.todo[0];
  if (figureId === undefined) return 'NEXT';
  const ways = standsOnBoard(state, figureId) ? reachOf(state, figureId, what) : new Map<string, never>();
  const seat = ownerSeat(state, context);
  const done = (): Step => {
    frame.todo?.shift();
    frame.answer = null;
    return frame.todo?.length === 0 ? 'NEXT' : 'STAY';
  };
  if (ways.size === 0 || seat === null) return done();
  const options = [...ways.keys()].map((optionId): Option => ({ optionId, kind: 'SPACE' }));
  const answer = answered(machine, frame, seat, [decline, ...options]);
  if (typeof answer === 'object') return answer;
  const way = ways.get(answer);
  if (way) {
    const from = spaceOf(state, figureId);
    const source = context.sourceId;
    turn.emit({ type: 'figureMoved', figureId, from, to: answer, kind: 'EFFECT', zones: [...way.zones], source });
    noteArrival(machine, figureId, from, context);
  }
  return done();
}
