import { clone } from '#kernel';
import { stateCheck, type CheckOutcome } from '../check/state-check.js';
import type { ClashTurn } from '../flow/step-rules.js';
import type { State } from '../state.js';
import { creditOf } from './context.js';
import type { AttackFrame, Context, Frame, QueuedRule, TestFrame } from './frames.js';
import { runFrame } from './run-frame.js';
import { rulesSetOff, type Happening } from '../villain/happenings.js';
import type { Question } from './verdict.js';

/**
 * What runs inside one command: a stack of frames, the newest at work (docs/decisions/0008). It lives for one commit.
 * When a frame asks a seat the whole stack goes into the event that opens the window, and `resume` takes it up again.
 */
export class Machine {
  private stack: Frame[] = [];

  constructor(readonly turn: ClashTurn) {}

  /** The state as the events so far have made it. */
  get state(): State {
    return this.turn.state;
  }

  /** Whether nothing is left to run: no frame here, and none kept behind a window. */
  get isIdle(): boolean {
    return this.stack.length === 0 && this.state.window === null;
  }

  /** Puts a frame on top: it runs next. */
  push(frame: Frame): void {
    this.stack.push(frame);
  }

  /** Frames that run one after the other, the first one first. */
  pushAll(frames: readonly Frame[]): void {
    for (const frame of [...frames].reverse()) this.push(frame);
  }

  /**
   * The bottom of a command, list item or rule: what happens above it sets off reactions of villain and scenario, and
   * when everything above is done there is a state check (CLASH-203, CLASH-226).
   */
  pushRoot(context: Context): void {
    this.push({ kind: 'reactions', context, collects: true, queue: [] });
  }

  /** Runs until the stack is empty, a window has opened, or the game is over. Does nothing while a window is open. */
  run(): void {
    while (this.stack.length > 0 && this.state.window === null) {
      if (this.state.over !== null) {
        this.stack = [];
        return;
      }
      const frame = this.stack.at(-1) as Frame;
      const verdict = runFrame(this, frame);
      if (verdict === 'DONE') this.stack.splice(this.stack.lastIndexOf(frame), 1);
      else if (verdict !== 'AGAIN') this.ask(verdict);
    }
  }

  /**
   * Takes up what an open window has interrupted and hands the answer to the frame that has asked; `null` closes the
   * window unanswered, and the frame looks afresh whether and whom it has to ask (CLASH-243). `run` goes on.
   */
  resume(answer: string | null): void {
    const { state } = this;
    this.stack = clone(state.stack);
    this.turn.emit({ type: 'windowClosed' });
    const top = this.stack.at(-1);
    if (top && 'answer' in top) top.answer = answer;
  }

  /** The newest frame of a kind, for effects that change the running attack or test. */
  newest<K extends Frame['kind']>(kind: K): Extract<Frame, { kind: K }> | undefined {
    return this.stack.findLast((frame): frame is Extract<Frame, { kind: K }> => frame.kind === kind);
  }

  /** The attack or test that a power answers: the newest on the stack. */
  newestRoll(): AttackFrame | TestFrame | undefined {
    return this.stack.findLast(
      (frame): frame is AttackFrame | TestFrame => frame.kind === 'attack' || frame.kind === 'test',
    );
  }

  /** A state check; what goes out or is won in it is put down to the context (CLASH-203, CLASH-246). */
  check(context: Context): CheckOutcome {
    const outcome = stateCheck(this.turn, creditOf(context));
    for (const figureId of outcome.outs) this.happened({ kind: 'OUT', figureId }, context);
    for (const articleId of outcome.articles) this.happened({ kind: 'ARTICLE', articleId }, context);
    return outcome;
  }

  /** Notes what reactions something sets off; inside a reaction it sets off none (CLASH-226). */
  happened(happening: Happening, context: Context): void {
    if (context.inReaction) return;
    this.collector()?.queue.push(...rulesSetOff(this.state, happening, context));
  }

  /** How many reactions have been noted so far: an attack or test that begins now will answer those after them. */
  get noted(): number {
    return this.collector()?.queue.length ?? 0;
  }

  /** Takes the reactions noted since an attack or test began, to be answered now that it is over. */
  takeNoted(since: number): QueuedRule[] {
    return this.collector()?.queue.splice(since) ?? [];
  }

  private collector(): Extract<Frame, { kind: 'reactions' }> | undefined {
    return this.stack.findLast(
      (frame): frame is Extract<Frame, { kind: 'reactions' }> => frame.kind === 'reactions' && frame.collects,
    );
  }

  private ask({ seat, kind, figureId, powerId, source, options }: Question): void {
    this.turn.emit({
      type: 'windowOpened',
      seat,
      kind,
      ...(figureId === undefined ? {} : { figureId }),
      ...(powerId === undefined ? {} : { powerId }),
      ...(source === undefined ? {} : { source }),
      options,
      stack: JSON.stringify(this.stack),
    });
    this.stack = [];
  }
}
