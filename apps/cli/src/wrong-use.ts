import process from 'node:process';
import type { CommandName } from './manual/index.js';
import { usageOf } from './manual/help.js';

/** Arguments of a command that make no sense; the message says which, where it is known. */
export class WrongUse extends Error {
  override readonly name: string = 'WrongUse';

  constructor(
    readonly command: CommandName,
    message = '',
  ) {
    super(message);
  }
}

/** Runs a command; wrong arguments are explained on standard error, and its exit code is 2 then. */
export async function explainingWrongUse(run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    const { command, message } = error;
    const told = message === '' ? '' : `${message}\n`;
    process.stderr.write(`${told}${usageOf(command)}\`npx chronicler ${command} --help\` explains it.\n`);
    return 2;
  }
}
