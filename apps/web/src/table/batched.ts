import type { GameEvent } from '#client';

/** Milliseconds within which events are shown together, and after a batch of many: a long game has thousands to begin with. */
const TOGETHER = 60;
const TOGETHER_AFTER_MANY = 400;

/** So many events at a time are told of the past, not of what players do now. */
const MANY = 20;

/** Events that are shown together. */
export interface Batched {
  readonly add: (event: GameEvent) => void;
  /** Shows what has come in so far. */
  readonly flush: () => void;
  /** Forgets what has come in so far. */
  readonly drop: () => void;
}

/** Gathers events for `show`, which also gets the version that they lead to. */
export function batched(show: (events: readonly GameEvent[], version: number) => void): Batched {
  let batch: GameEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = TOGETHER;
  const drop = (): void => {
    clearTimeout(timer);
    timer = undefined;
    batch = [];
  };
  const flush = (): void => {
    const news = batch;
    const last = news.at(-1);
    drop();
    if (!last) return;
    pause = news.length < MANY ? TOGETHER : TOGETHER_AFTER_MANY;
    show(news, last.version);
  };
  const add = (event: GameEvent): void => {
    batch.push(event);
    timer ??= setTimeout(flush, pause);
  };
  return { add, flush, drop };
}
