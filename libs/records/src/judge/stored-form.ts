import { isRefusal, isSameJson, type AnyTagged } from '#kernel';
import { gameCommandSchema, type GameCommand } from '#kernel/server';
import type { StoredCommit } from '../commit.js';
import type { z } from 'zod';
import type { RulesetRelease } from '../ruleset-release.js';

/**
 * The fault in the form of a stored command, as a clause; `undefined` where it has the form in which servers write it. A field that
 * no schema knows would be a place where a server could hide anything: a salt for the dice, for instance.
 */
export function wrongForm(
  { ruleset, kernel }: RulesetRelease,
  { command }: Pick<StoredCommit, 'command'>,
): string | undefined {
  const wrong = wrongBy(gameCommandSchema, command);
  if (wrong !== undefined) return wrong;
  for (const each of playedIn(command as unknown as GameCommand)) {
    const parsed = kernel.parseCommand(ruleset, each);
    if (isRefusal(parsed)) return `the ruleset has no such command as ${JSON.stringify(each)}`;
    if (!isSameJson(parsed, each)) return `the ruleset writes this command as ${JSON.stringify(parsed)}`;
  }
  return undefined;
}

/** The fault of a stored value by a strict schema, as a clause; `undefined` where there is none. */
export function wrongBy(schema: z.ZodType, stored: unknown): string | undefined {
  const { error } = schema.safeParse(stored);
  return error?.issues.map(({ path, message }) => `${['command', ...path].join('.')}: ${message}`).join('; ');
}

/** The commands of the ruleset within a command on a game. */
const playedIn = (command: GameCommand): readonly AnyTagged[] => {
  if (command.type === 'playAll') return command.commands;
  return command.type === 'play' ? [command.command] : [];
};
