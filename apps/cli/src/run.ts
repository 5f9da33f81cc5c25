import process from 'node:process';
import { commands } from './commands.js';
import { helpAsJson, helpOn, listOfCommands } from './manual/help.js';
import { commandNames, isCommandName } from './manual/index.js';
import { nearest } from './nearest.js';
import { inJson } from './output.js';
import { explainingWrongUse } from './wrong-use.js';

/** Runs the command that words name. Returns the exit code: 2 for arguments that make no sense. */
export async function runWords([name = 'help', ...words]: readonly string[]): Promise<number> {
  if (!isCommandName(name)) return list(name);
  const isJson = words.includes('--json');
  if (words.includes('--help')) {
    process.stdout.write(isJson ? `${JSON.stringify(helpAsJson(name))}\n` : helpOn(name));
    return 0;
  }
  const own = words.filter((word) => word !== '--json');
  const run = (): Promise<number> => explainingWrongUse(() => commands[name](own));
  return isJson ? inJson(run) : run();
}

/** The list of commands; an unknown one is refused with the nearest name. */
function list(name: string): number {
  if (name === 'help' || name === '--help') {
    process.stdout.write(listOfCommands());
    return 0;
  }
  const meant = nearest(name, commandNames);
  const says = meant === undefined ? '' : ` The nearest is ${meant}.`;
  process.stderr.write(`There is no command ${name}.${says}\n\n${listOfCommands()}`);
  return 2;
}
