import type { AnyRuleset } from '#kernel';
import { ABANDONED } from '#kernel/server';
import { registerEnumType } from '@nestjs/graphql';
import { enumNameOf } from './graphql-names.js';

/**
 * `GameEnding`: all endings of games, in the form for Nest's decorators. Its values are names (`enumNameOf`); stored
 * values, and those of `waiting`, keep the ruleset's own word.
 */
export function gameEndings(rulesets: readonly AnyRuleset[]): object {
  const clauses = new Map<string, string[]>([
    [enumNameOf(ABANDONED), ['Any game: it was abandoned, and no one has won.']],
  ]);
  for (const { title, endings = {} } of rulesets)
    for (const [word, { en }] of Object.entries(endings)) {
      const name = enumNameOf(word);
      clauses.set(name, [...(clauses.get(name) ?? []), `${title.en}: ${en}.`]);
    }
  const values = Object.fromEntries([...clauses.keys()].map((name) => [name, name]));
  registerEnumType(values, {
    name: 'GameEnding',
    description: 'The reason for the end of a game. Grows with every ruleset.',
    valuesMap: Object.fromEntries([...clauses].map(([name, all]) => [name, { description: all.join(' ') }])),
  });
  return values;
}
