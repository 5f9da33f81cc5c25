import { ABANDONED, type AnyRuleset } from '#kernel';
import { registerEnumType } from '@nestjs/graphql';
import { enumNameOf } from './graphql-names.js';

/**
 * `GameEnding`: everything that games end by, in the form for Nest's decorators. Its values are names (`enumNameOf`);
 * what is stored, and what `waiting` gives, keeps the ruleset's own word.
 */
export function gameEndings(rulesets: readonly AnyRuleset[]): object {
  const clauses = new Map<string, string[]>([
    [enumNameOf(ABANDONED), ['Any game: it was given up, and nobody has won.']],
  ]);
  for (const { title, endings = {} } of rulesets)
    for (const [word, { en }] of Object.entries(endings)) {
      const name = enumNameOf(word);
      clauses.set(name, [...(clauses.get(name) ?? []), `${title.en}: ${en}.`]);
    }
  const values = Object.fromEntries([...clauses.keys()].map((name) => [name, name]));
  registerEnumType(values, {
    name: 'GameEnding',
    description: 'Why a game ended. Grows with every ruleset.',
    valuesMap: Object.fromEntries([...clauses].map(([name, all]) => [name, { description: all.join(' ') }])),
  });
  return values;
}
