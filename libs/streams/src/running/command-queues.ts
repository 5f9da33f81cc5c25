/** How many commands may run or wait. */
export interface QueueLimits {
  /** Of one game. */
  readonly game: number;
  /** Of these, from one account. */
  readonly account: number;
}

interface Queue {
  /** The number of commands that run or wait, by account. */
  readonly actors: Map<string, number>;
  length: number;
  last: Promise<unknown>;
}

/** In one process the commands of one game run one after the other; different games do not wait for each other. */
export class CommandQueues {
  private readonly waiting = new Map<string, Queue>();

  constructor(private readonly limits: QueueLimits) {}

  /** Runs a task after all earlier ones of the same game. `undefined`, and nothing is run, when too many wait. */
  run<T>(gameId: string, actor: string, task: () => Promise<T>): Promise<T> | undefined {
    const queue = this.waiting.get(gameId) ?? { actors: new Map<string, number>(), length: 0, last: Promise.resolve() };
    const own = queue.actors.get(actor) ?? 0;
    if (queue.length >= this.limits.game || own >= this.limits.account) return undefined;
    queue.length += 1;
    queue.actors.set(actor, own + 1);
    this.waiting.set(gameId, queue);
    const result = queue.last.then(task);
    const leave = (): void => this.leave(gameId, actor, queue);
    queue.last = result.then(leave, leave);
    return result;
  }

  private leave(gameId: string, actor: string, queue: Queue): void {
    queue.length -= 1;
    queue.actors.set(actor, (queue.actors.get(actor) ?? 1) - 1);
    if (queue.length === 0) this.waiting.delete(gameId);
  }
}
