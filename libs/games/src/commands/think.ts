import { setImmediate as othersTurn } from 'node:timers/promises';

/** The command that a bot comes to. Other work has its turn between the steps. */
export async function think<Command>(next: () => IteratorResult<undefined, Command>): Promise<Command> {
  for (;;) {
    const step = next();
    if (step.done) return step.value;
    await othersTurn();
  }
}
