import { clone } from '#kernel';
import type { Rulebook } from '../rulebook.js';
import type { SkirmishTurn } from '../skirmish-turn.js';
import { creditOf } from './context.js';
import type { AnyFrame, AttackFrame, Context, Frame, FrameOf, QueuedRule, TestFrame } from './frames.js';
import type { MachineEvent } from './machine-event.js';
import type { MachineRules, Runner } from './runner.js';
import type { Question, StepResult } from './step-result.js';

/**
 * The machine inside one command: a stack of frames, the newest at work (docs/decisions/0008). It lives for one commit.
 * When a frame asks a seat the whole stack goes into the event that opens the window, and `resume` takes it up again.
 * The game defines the work of the frames.
 */
export class Machine<
  T extends SkirmishTurn = SkirmishTurn,
  F extends AnyFrame = never,
  H extends { readonly kind: string } = never,
> implements Runner<T, F, H> {
  private stack: (Frame | F)[] = [];

  constructor(
    readonly turn: T,
    readonly book: Rulebook,
    private readonly rules: MachineRules<T, F, H>,
  ) {}

  get state(): T['state'] {
    return this.turn.state;
  }

  /** Whether nothing is left to run: no frame here, and none kept behind a window. */
  get isIdle(): boolean {
    return this.stack.length === 0 && this.state.window === null;
  }

  push(frame: Frame | F): void {
    this.stack.push(frame);
  }

  pushAll(frames: readonly (Frame | F)[]): void {
    for (const frame of [...frames].reverse()) this.push(frame);
  }

  pushRoot(context: Context): void {
    this.push({ kind: 'reactions', context, collects: true, queue: [] });
  }

  /**
   * Runs until the stack is empty, a window has opened, or the game is over. Does nothing while a window is open. Each
   * step is spent: scenarios may be custom.
   */
  run(): void {
    while (this.stack.length > 0 && this.state.window === null) {
      if (this.state.over) {
        this.stack = [];
        return;
      }
      this.turn.spend();
      const frame = this.stack.at(-1) as Frame | F;
      const verdict = this.step(frame);
      if (verdict === 'DONE') this.stack.splice(this.stack.lastIndexOf(frame), 1);
      else if (verdict !== 'AGAIN') this.ask(verdict);
    }
  }

  /**
   * Takes up what an open window has interrupted and hands the answer to the frame that has asked; `null` closes the
   * window unanswered, and the frame looks afresh whether and whom it has to ask (CLASH-243): a power that was offered in it
   * counts as not offered. `run` goes on.
   */
  resume(answer: string | null): void {
    const { state } = this;
    const wasOffered = answer === null && state.window?.kind === 'reaction';
    this.stack = clone(state.stack) as (Frame | F)[];
    this.turn.emit({ type: 'windowClosed' });
    const top = this.stack.at(-1);
    if (top && 'answer' in top) top.answer = answer;
    if (top && 'offered' in top && wasOffered) top.offered.pop();
  }

  newest<K extends Frame['kind']>(kind: K): FrameOf<K> | undefined {
    return this.stack.findLast((frame): frame is FrameOf<K> => frame.kind === kind);
  }

  newestRoll(): AttackFrame | TestFrame | undefined {
    return this.stack.findLast(
      (frame): frame is AttackFrame | TestFrame => frame.kind === 'attack' || frame.kind === 'test',
    );
  }

  check(context: Context): void {
    for (const happening of this.rules.check(this.turn, creditOf(context))) this.happened(happening, context);
  }

  happened(happening: MachineEvent | H, context: Context): void {
    if (context.inReaction) return;
    this.collector()?.queue.push(...this.rules.rulesSetOff(this.turn, happening, context));
  }

  get noted(): number {
    return this.collector()?.queue.length ?? 0;
  }

  takeNoted(since: number): QueuedRule[] {
    return this.collector()?.queue.splice(since) ?? [];
  }

  private step(frame: Frame | F): StepResult {
    const rules = this.rules.frames as unknown as Readonly<
      Record<string, (runner: this, frame: Frame | F) => StepResult>
    >;
    const rule = rules[frame.kind];
    if (!rule) throw new RangeError(`No frame is of the kind "${frame.kind}".`);
    return rule(this, frame);
  }

  /** Where the reactions that something sets off are noted. */
  private collector(): FrameOf<'reactions'> | undefined {
    return (this.stack as Frame[]).findLast(
      (frame): frame is FrameOf<'reactions'> => frame.kind === 'reactions' && frame.collects,
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
