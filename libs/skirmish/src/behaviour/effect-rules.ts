import type { SpaceId } from '../cells/cells.js';
import type { Effect, Figures, Place } from '../content/vocabulary/language.js';
import { weightOf } from '../content/weight.js';
import type { FigureId } from '../content/words.js';
import type { Context, EffectsFrame } from '../machine/frames.js';
import type { Runner } from '../machine/runner.js';
import type { Question } from '../machine/step-result.js';
import { zoneAround } from '../table/board.js';
import { figureOf, standsOnBoard } from '../figures/figures.js';
import { pickFigures } from './pick.js';
import { scopeOf } from './scope.js';
import { placesOf } from './select.js';

/**
 * The result of a step: `NEXT`, the effect is done; `NOTHING`, it found nothing that it could do (CLASH-214); `STAY`, a part of
 * it is done and it goes on when everything above has run; or a question.
 */
export type EffectStep = 'NEXT' | 'NOTHING' | 'STAY' | Question;

/** How words are carried out: those of this library, or all that a game has, on its own runner. */
export type EffectRules<R extends Runner = Runner, E extends Effect = Effect> = {
  readonly [W in keyof E]-?: (runner: R, frame: EffectsFrame<E>, what: NonNullable<E[W]>) => EffectStep;
};

/** The figures that a selector picks now; what chance or keys have decided is told (CLASH-232). What is looked at is spent. */
export function chosenFigures(
  runner: Runner,
  figures: Figures,
  context: Context,
  actingId = context.selfId,
): FigureId[] {
  const { turn } = runner;
  turn.spend(weightOf(figures));
  const { ids, weighed } = pickFigures(runner, figures, scopeOf(context, actingId), turn.random);
  if (weighed) {
    turn.emit({ type: 'choiceMade', seat: null, source: context.sourceId, optionId: ids[0] ?? '', weighed });
  }
  return ids;
}

/** The places that a word names now, its figures chosen as `chosenFigures` does. */
export function chosenPlaces(runner: Runner, place: Place, context: Context, actingId = context.selfId): SpaceId[][] {
  const { state } = runner;
  const figures = place.spaceOf ?? place.zoneOf;
  if (!figures) return placesOf(runner, place, scopeOf(context, actingId));
  const spaces = chosenFigures(runner, figures, context, actingId).flatMap((id) => figureOf(state, id).spaceId ?? []);
  if (place.spaceOf) return spaces.map((spaceId) => [spaceId]);
  return spaces.flatMap((spaceId) => zoneAround(runner, spaceId));
}

/** The next figure of an effect that is done by one after the other; `undefined`: all have done it. */
export function nextActor(runner: Runner, frame: EffectsFrame, who: Figures): FigureId | undefined {
  frame.todo ??= chosenFigures(runner, who, frame.context);
  for (;;) {
    const next = frame.todo.shift();
    if (next === undefined || standsOnBoard(runner.state, next)) return next;
  }
}
