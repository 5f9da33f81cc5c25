/** In one process the commands of one game run one after the other; different games do not wait for each other. */
export class CommandQueues {
  private readonly waiting = new Map<string, { length: number; last: Promise<unknown> }>();

  /** `most`: how many tasks of one game may run or wait. */
  constructor(private readonly most: number) {}

  /** Runs a task after all earlier ones of the same game. `undefined`, and nothing is run, when too many wait. */
  run<T>(gameId: string, task: () => Promise<T>): Promise<T> | undefined {
    const queue = this.waiting.get(gameId) ?? { length: 0, last: Promise.resolve() };
    if (queue.length >= this.most) return undefined;
    queue.length += 1;
    this.waiting.set(gameId, queue);
    const result = queue.last.then(task);
    queue.last = result.then(
      () => this.leave(gameId, queue),
      () => this.leave(gameId, queue),
    );
    return result;
  }

  private leave(gameId: string, queue: { length: number }): void {
    queue.length -= 1;
    if (queue.length === 0) this.waiting.delete(gameId);
  }
}
