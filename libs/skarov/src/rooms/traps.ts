import { figureOf, seatOf, standsOnBoard } from '#skirmish/figures';
import { effectsFrame, type Context, type StepResult } from '#skirmish/machine';
import { testFrame } from '#skirmish/trials';
import type { Trap } from '../content/schema.js';
import type { TrapFrame } from '../machine/frames.js';
import type { Runner } from '../machine/runner.js';
import type { State } from '../state.js';
import { isDisarmed, trapsOf } from '../table/traps.js';
import type { FigureId } from '../words.js';
import { trapInPlay } from './rules-in-play.js';

type Offers = NonNullable<Trap['test']>['offers'];

/** The next figure that a trap concerns: it is tested, or suffers what the trap does (SKAROV-TILE-13, SKAROV-TEST-10). */
export function runTrap(runner: Runner, frame: TrapFrame): StepResult {
  const { state } = runner;
  const trap = trapInPlay(state, frame.trapId);
  const [figureId] = frame.figureIds;
  if (!trap || figureId === undefined) return 'DONE';
  if (isDisarmed(state, trap)) return 'DONE';
  const test = figureOf(state, figureId).kind === 'HERO' ? trap.test : undefined;
  const question = test ? asksFor(runner, frame, figureId, test.offers) : null;
  if (question) return question;
  frame.figureIds.shift();
  if (!standsOnBoard(state, figureId)) return 'AGAIN';
  const context: Context = { ...frame.context, selfId: figureId };
  runner.turn.emit({ type: 'ruleTriggered', ruleId: trap.id, figureId });
  const offer = test?.offers[Number(frame.answer ?? 0)];
  if (test && offer) {
    const { id } = test;
    runner.push(
      testFrame({ context, testKey: id, testId: id, heroId: figureId, characteristic: offer.characteristic }),
    );
  } else runner.push(effectsFrame(trap.do, context));
  frame.answer = null;
  return 'AGAIN';
}

/** The question which of two characteristics a hero is tested on; null: none is needed, or it is answered (SKAROV-TEST-10). */
function asksFor(
  runner: Runner,
  { answer, context }: TrapFrame,
  figureId: FigureId,
  offers: Offers,
): StepResult | null {
  const seat = standsOnBoard(runner.state, figureId) ? seatOf(runner, figureId) : null;
  if (offers.length < 2 || answer !== null || seat === null) return null;
  const options = offers.map((_, index) => ({ optionId: String(index), kind: 'TEXT' as const }));
  return { seat, kind: 'CHOICE', figureId, source: context.sourceId, options };
}

/** The trap that forces a test. */
export const trapOfTest = (state: State, testId: string): Trap | undefined =>
  trapsOf(state).find(({ test }) => test?.id === testId);
