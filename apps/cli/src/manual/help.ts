import { z } from 'zod';
import { commandNames, manual, type CommandName } from './index.js';
import type { Page } from './page.js';

/** The forms of a command, as usage. */
export const usageOf = (name: CommandName): string => {
  const forms = manual[name].forms.map((form) => `npx chronicler ${name} ${form}`.trimEnd());
  return `Usage: ${forms.join('\n       ')}\n`;
};

/** The page of a command, for people. */
export function helpOn(name: CommandName): string {
  const { about, options, example, line }: Page = manual[name];
  const own = Object.entries(options).map(([option, { value, about: says }]) => [
    value === undefined ? `--${option}` : `--${option} ${value}`,
    says,
  ]);
  const all = [
    ...own,
    ['--json', `One JSON object a line: ${fieldsOf(line)}.`],
    ['--help', 'This page; with --json the schema of a line too.'],
  ];
  const width = Math.max(22, ...all.map(([option = '']) => option.length));
  const rows = all.map(([option = '', says = '']) => `  ${option.padEnd(width)} ${says}`);
  return [
    usageOf(name),
    ...about,
    '',
    'Options:',
    ...rows,
    '',
    'Example:',
    `  npx chronicler ${name} ${example}`.trimEnd(),
    '',
  ].join('\n');
}

/** The page of a command, for programs. */
export function helpAsJson(name: CommandName): object {
  const { line, ...rest }: Page = manual[name];
  return { name, ...rest, line: z.toJSONSchema(line) };
}

/** The list of commands. */
export const listOfCommands = (): string => {
  const rows = commandNames.map((name) => `  ${name.padEnd(15)} ${manual[name].about[0]}`);
  return [
    'Usage: npx chronicler <command> [arguments]',
    '',
    ...rows,
    '',
    '`npx chronicler <command> --help` explains one. An id is one of the API, or a UUID.',
    'Commands on stored games find the database of `npm start`; DATABASE_URL and SEED_KEY name another.',
    '',
  ].join('\n');
};

/** The names of the fields of a line. */
function fieldsOf(line: z.ZodType): string {
  const { properties = {} } = z.toJSONSchema(line);
  return Object.keys(properties).join(', ');
}
