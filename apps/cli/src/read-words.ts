import { parseArgs } from 'node:util';
import { manual, type CommandName, type OptionsOf } from './manual/index.js';
import type { Options } from './manual/page.js';
import { nearest } from './nearest.js';
import { WrongUse } from './wrong-use.js';

type Read<Own extends Options> = ReturnType<typeof parseArgs<{ allowPositionals: true; options: Own }>>;

/**
 * The arguments of a command: words, and the options of its page by name. Throws a WrongUse for an unknown option, with
 * the nearest name, for one without its value, and for a value that is not among its choices.
 */
export function readWords<Name extends CommandName>(name: Name, words: readonly string[]): Read<OptionsOf<Name>> {
  const options: Options = manual[name].options;
  try {
    const read = parseArgs({ args: [...words], allowPositionals: true, options: { ...options } });
    checkChoices(options, read.values);
    return read as Read<OptionsOf<Name>>;
  } catch (error) {
    throw new WrongUse(name, unknownIn(words, Object.keys(options)) ?? (error as Error).message);
  }
}

/** Throws for an option whose value is none of those that its page names. */
function checkChoices(options: Options, values: Readonly<Record<string, unknown>>): void {
  for (const [option, { value = '' }] of Object.entries(options)) {
    const choices = value.split('|');
    const given = values[option];
    if (choices.length > 1 && typeof given === 'string' && !choices.includes(given))
      throw new Error(`--${option} is one of ${choices.join(', ')}, not ${given}.`);
  }
}

/** Throws a WrongUse unless a command that takes no words has none. */
export function noWords(name: CommandName, words: readonly string[]): void {
  if (readWords(name, words).positionals.length > 0) throw new WrongUse(name);
}

/** The first option that a command does not have, in a sentence. */
function unknownIn(words: readonly string[], names: readonly string[]): string | undefined {
  const asked = words.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('=')[0] ?? '');
  const unknown = asked.find((option) => !names.includes(option));
  if (unknown === undefined) return undefined;
  const meant = nearest(unknown, [...names, 'json', 'help']);
  return `There is no option --${unknown}.${meant === undefined ? '' : ` The nearest is --${meant}.`}`;
}
