import { processAlarm, type Alarm, type Clock } from '#streams';

interface Pause {
  readonly stepId: string;
  isOver: boolean;
  readonly cancel: () => void;
}

/** The pauses of lists between the question and their command. They run in this process alone. */
export class Pauses {
  private readonly pauses = new Map<string, Pause>();

  constructor(
    private readonly clock: Clock,
    private readonly alarm: Alarm = processAlarm,
  ) {}

  /**
   * Whether a list still pauses before it answers a step. The first call of a step begins the pause, to `due` (milliseconds since
   * 1970); `wake` is called when it is over.
   */
  holds(listId: string, stepId: string, due: number, wake: () => void): boolean {
    const known = this.pauses.get(listId);
    if (known?.stepId === stepId) return !known.isOver;
    this.end(listId);
    const wait = due - this.clock();
    if (wait <= 0) return false;
    const over = (): void => {
      pause.isOver = true;
      wake();
    };
    const pause: Pause = { stepId, isOver: false, cancel: this.alarm(wait, over) };
    this.pauses.set(listId, pause);
    return true;
  }

  /** Forgets the pause of a list. */
  end(listId: string): void {
    this.pauses.get(listId)?.cancel();
    this.pauses.delete(listId);
  }

  /** Forgets all. */
  clear(): void {
    for (const listId of [...this.pauses.keys()]) this.end(listId);
  }
}
