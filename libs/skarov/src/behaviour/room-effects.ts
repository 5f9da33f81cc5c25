import {
  chosenFigures,
  noteArrival,
  placesOf,
  scopeOf,
  sharedEffects,
  supplyOf,
  type EffectRules,
  type EffectStep,
} from '#skirmish/behaviour';
import { findHeroState, seatOf, spaceOf } from '#skirmish/figures';
import type { EffectsFrame } from '#skirmish/machine';
import { zoneOfSpace } from '#skirmish/table';
import type { Seat } from '#kernel';
import { isWoundCard } from '../content/catalogue.js';
import type { Effect } from '../content/vocabulary.js';
import { winExtra } from '../end-of-game/articles.js';
import { settle } from '../end-of-game/objectives.js';
import type { Runner } from '../machine/runner.js';
import { scenarioOf } from '../table/adventure.js';
import { mayOpen } from '../table/rooms.js';
import { freeAdjacent } from '../table/steps.js';
import type { Side, SpaceId } from '../words.js';

type RoomWord = 'step' | 'healWound' | 'advance' | 'award' | 'setDoor' | 'spawn';

/** Steps, arrivals, doors and objectives (skarov.md 11.5). */
export const roomEffects: Pick<EffectRules<Runner, Effect>, RoomWord> = {
  step(runner, frame, { who }) {
    frame.todo ??= chosenFigures(runner, who, frame.context);
    const [figureId] = frame.todo;
    if (figureId === undefined) return 'NEXT';
    const to = spaceNamed(runner, frame, freeAdjacent(runner, figureId), seatOf(runner, figureId));
    if (typeof to === 'object') return to;
    if (to !== undefined) {
      const from = spaceOf(runner.state, figureId);
      const [before, zone] = [zoneOfSpace(runner, from), zoneOfSpace(runner, to)];
      const zones = before === zone ? [] : [zone];
      const source = frame.context.sourceId;
      runner.turn.emit({ type: 'figureMoved', figureId, from, to, kind: 'EFFECT', zones, source });
      noteArrival(runner, figureId, from, frame.context);
    }
    return nextOf(frame);
  },
  healWound(runner, { context }, { who }) {
    let healed = false;
    for (const heroId of chosenFigures(runner, who, context)) {
      const wounds = findHeroState(runner.state, heroId)?.hand.filter(isWoundCard) ?? [];
      if (wounds.length === 0) continue;
      const woundId = runner.turn.random.pick(wounds);
      runner.turn.emit({ type: 'woundHealed', heroId, woundId, source: context.sourceId });
      healed = true;
    }
    return healed ? 'NEXT' : 'NOTHING';
  },
  advance({ state, turn }, { context }, { objective: objectiveId, by }) {
    const found = state.objectives.find(({ id, settled }) => id === objectiveId && settled === null);
    if (!found) return 'NOTHING';
    const counter = Math.max(0, found.counter + by);
    turn.emit({ type: 'objectiveAdvanced', objectiveId, by, counter, source: context.sourceId });
    return 'NEXT';
  },
  award({ state, turn, book }, _frame, { article, side }) {
    if (!book.isAtStake(state, article)) return 'NOTHING';
    const own = scenarioOf(state)?.articles.some(({ id }) => id === article);
    if (own) winExtra(turn, article, side as Side);
    else settle(turn, article, side as Side);
    return 'NEXT';
  },
  setDoor(runner, frame, { door, open }) {
    const isBarred = !open || !mayOpen(runner.state, door);
    return isBarred ? 'NOTHING' : sharedEffects.setDoor(runner, frame, { door, open });
  },
  spawn(runner, frame, { sheet, count, at }) {
    if (!at.reinforcement) return sharedEffects.spawn(runner, frame, { sheet, count, at });
    const isFirst = frame.todo === null;
    frame.todo ??= supplyOf(runner.state, sheet)
      .slice(0, count)
      .map(({ id }) => id);
    const [figureId] = frame.todo;
    const spaces = placesOf(runner, at, scopeOf(frame.context)).flat();
    if (figureId === undefined || spaces.length === 0) return isFirst ? 'NOTHING' : 'NEXT';
    const spaceId = spaceNamed(runner, frame, spaces, runner.state.overlord.seat);
    if (typeof spaceId === 'object') return spaceId;
    if (spaceId !== undefined) {
      const source = frame.context.sourceId;
      runner.turn.emit({ type: 'figurePlaced', figureId, spaceId, spawned: true, superVillain: false, source });
    }
    return nextOf(frame);
  },
};

/** The space that a seat names, or the question; a single one answers itself, and without a seat the first is taken (SKAROV-GEN-09). */
function spaceNamed(
  { turn }: Runner,
  { answer, context }: EffectsFrame<Effect>,
  spaces: readonly SpaceId[],
  seat: Seat | null,
): SpaceId | undefined | Exclude<EffectStep, string> {
  const source = context.sourceId;
  if (seat === null || spaces.length < 2) return spaces[0];
  if (answer === null || !spaces.includes(answer)) {
    return { seat, kind: 'CHOICE', source, options: spaces.map((optionId) => ({ optionId, kind: 'SPACE' as const })) };
  }
  turn.emit({ type: 'choiceMade', seat, source, optionId: answer });
  return answer;
}

/** One of those who do an effect has done it. */
function nextOf(frame: EffectsFrame<Effect>): EffectStep {
  frame.todo?.shift();
  frame.answer = null;
  return frame.todo?.length === 0 ? 'NEXT' : 'STAY';
}
