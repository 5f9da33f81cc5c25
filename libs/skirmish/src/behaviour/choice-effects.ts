import type { Seat } from '#kernel';
import type { Effect } from '../content/vocabulary/language.js';
import { weightOf } from '../content/weight.js';
import type { FigureId } from '../content/words.js';
import { effectsFrame } from '../machine/frames-of.js';
import type { Context, EffectsFrame } from '../machine/frames.js';
import type { Runner } from '../machine/runner.js';
import type { Table } from '../rulebook.js';
import type { Option } from '../state.js';
import { findFigure, seatOf, standsOnBoard } from '../figures/figures.js';
import { reachOf } from '../table/movement.js';
import { walk } from './walk.js';
import { canDo, choosable } from './can-do.js';
import { chosenFigures, nextActor, type EffectRules, type EffectStep } from './effect-rules.js';
import { isMet } from './holds.js';
import { nearestOf } from './pick.js';
import { scopeOf } from './scope.js';
import { spaceOfScope } from './select.js';

type ChoiceWord = 'if' | 'each' | 'chooseFigure' | 'choose' | 'oneOf' | 'moveFreely';

const decline: Option = { optionId: 'decline', kind: 'DECLINE' };

/** Composition, and what seats are asked (clash.md 11, CLASH-214, CLASH-232). */
export const choiceEffects: Pick<EffectRules, ChoiceWord> = {
  if(runner, { context }, { condition, then, else: otherwise = [] }) {
    runner.turn.spend(weightOf(condition));
    const effects = isMet(runner, condition, scopeOf(context)) ? then : otherwise;
    if (effects.length > 0) runner.push(effectsFrame(effects, context));
    return 'NEXT';
  },
  each(runner, frame, { figures, do: effects }) {
    const id = nextActor(runner, frame, figures);
    if (id === undefined) return 'NEXT';
    runner.push(effectsFrame(effects, { ...frame.context, selfId: frame.context.selfId ?? id, chosenId: id }));
    return 'STAY';
  },
  chooseFigure: (runner, frame, what) => {
    const { among, optional = false, do: effects } = what;
    const { context } = frame;
    runner.turn.spend(weightOf(what));
    const ids = choosable(runner, among, effects, context);
    if (ids.length === 0) return 'NOTHING';
    const seat = ownerSeat(runner, context);
    if (seat === null) {
      const from = spaceOfScope(runner.state, scopeOf(context));
      const {
        ids: [id = ''],
        weighed,
      } = nearestOf(runner, ids, from, runner.turn.random);
      tell(runner, context, null, id, weighed ? { weighed } : {});
      return goOn(runner, frame, id, effects);
    }
    const options = ids.map((optionId): Option => ({ optionId, kind: 'FIGURE' }));
    const answer = answered(runner, frame, seat, optional ? [decline, ...options] : options);
    if (typeof answer === 'object') return answer;
    return answer === decline.optionId ? 'NEXT' : goOn(runner, frame, answer, effects);
  },
  choose(runner, frame, { seat: who, optional = false, options }) {
    const { context } = frame;
    runner.turn.spend(weightOf(options));
    const open = options.flatMap((option, index) =>
      canDo(runner, option.do, context) ? [{ optionId: String(index), kind: 'TEXT' as const }] : [],
    );
    if (open.length === 0) return 'NOTHING';
    const seat = askedSeat(runner, who, context);
    const answer =
      seat === null
        ? firstOption(runner, context, open)
        : answered(runner, frame, seat, optional ? [decline, ...open] : open);
    if (typeof answer === 'object') return answer;
    const chosen = options[Number(answer)];
    if (answer !== decline.optionId && chosen) runner.push(effectsFrame(chosen.do, context));
    return 'NEXT';
  },
  oneOf(runner, { context }, { options }) {
    runner.turn.spend(weightOf(options));
    const index = options.findIndex((option) => canDo(runner, option, context));
    const effects = options[index];
    if (!effects) return 'NOTHING';
    tell(runner, context, null, String(index), {});
    runner.push(effectsFrame(effects, context));
    return 'NEXT';
  },
  moveFreely: (runner, frame, what) => moveFreely(runner, frame, what),
};

/** The seat that decides for the acting figure (OWNER); null: the rules choose. */
const ownerSeat = (table: Table, { selfId, creditHeroId }: Context): Seat | null =>
  seatOfOne(table, creditHeroId ?? selfId);

/** A hero decides as long as it stands; the player of the villains, whether these stand or not (SKAROV-EVT-06). */
function seatOfOne(table: Table, id: FigureId | null): Seat | null {
  const figure = id === null ? undefined : findFigure(table.state, id);
  if (!figure) return null;
  return figure.kind === 'VILLAIN' || standsOnBoard(table.state, figure.id) ? seatOf(table, figure.id) : null;
}

function askedSeat(table: Table, who: NonNullable<Effect['choose']>['seat'], context: Context): Seat | null {
  if (who === 'OWNER') return ownerSeat(table, context);
  return seatOfOne(table, who === 'CAUSE' ? context.causeId : context.targetId);
}

/** The answer of a seat, or the question. A single option that cannot be declined answers itself (CLASH-243). */
function answered(
  runner: Runner,
  frame: EffectsFrame,
  seat: Seat,
  options: Option[],
): string | Exclude<EffectStep, string> {
  const { context, answer } = frame;
  const [only] = options;
  if (options.length === 1 && only) {
    tell(runner, context, null, only.optionId, {});
    return only.optionId;
  }
  if (answer === null || !options.some(({ optionId }) => optionId === answer)) {
    return { seat, kind: 'CHOICE', source: context.sourceId, options };
  }
  tell(runner, context, seat, answer, {});
  return answer;
}

/** The choice where no seat is asked: the first option in printed order that can be carried out (CLASH-232). */
function firstOption(runner: Runner, context: Context, options: readonly Option[]): string {
  const optionId = options[0]?.optionId ?? '';
  tell(runner, context, null, optionId, {});
  return optionId;
}

function tell(
  { turn }: Runner,
  { sourceId }: Context,
  seat: Seat | null,
  optionId: string,
  why: { readonly weighed?: NonNullable<ReturnType<typeof nearestOf>['weighed']> },
): void {
  turn.emit({ type: 'choiceMade', seat, source: sourceId, optionId, ...why });
}

/** The effects of a choice go on with the figure as CHOSEN, also those after it. */
function goOn(runner: Runner, frame: EffectsFrame, chosenId: FigureId, effects: readonly Effect[]): EffectStep {
  frame.context = { ...frame.context, chosenId };
  runner.push(effectsFrame(effects, frame.context));
  return 'NEXT';
}

/** The seat of the acting hero moves a figure where it likes within one move, or leaves it where it is. */
function moveFreely(runner: Runner, frame: EffectsFrame, what: NonNullable<Effect['moveFreely']>): EffectStep {
  const { state } = runner;
  const { context } = frame;
  frame.todo ??= chosenFigures(runner, what.who, context);
  const figureId = frame.todo[0];
  if (figureId === undefined) return 'NEXT';
  const ways = standsOnBoard(state, figureId) ? reachOf(runner, figureId, what) : new Map<string, never>();
  const seat = ownerSeat(runner, context);
  const done = (): EffectStep => {
    frame.todo?.shift();
    frame.answer = null;
    return frame.todo?.length === 0 ? 'NEXT' : 'STAY';
  };
  if (ways.size === 0 || seat === null) return done();
  const options = [...ways.keys()].map((optionId): Option => ({ optionId, kind: 'SPACE' }));
  const answer = answered(runner, frame, seat, [decline, ...options]);
  if (typeof answer === 'object') return answer;
  const way = ways.get(answer);
  if (way) {
    const told = { kind: 'EFFECT', source: context.sourceId } as const;
    walk(runner, { figureId, to: answer, zones: way.zones, context, told });
  }
  return done();
}
