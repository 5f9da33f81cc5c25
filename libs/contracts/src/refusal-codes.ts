import type { AnyRuleset, Localized } from '#kernel';
import { gameRefusals } from '#kernel/server';
import { registerEnumType } from '@nestjs/graphql';
import { capitalized, enumNameOf } from './graphql-names.js';
import type { Subject } from './subject-contract.js';

/**
 * `RefusalCode`: every refusal code of the kernel, of rulesets and of other subjects, each with its messages, in the
 * form for Nest's decorators. Its values are names (`enumNameOf`): one code in different cases is the same code.
 */
export function refusalCodes(rulesets: readonly AnyRuleset[], subjects: readonly Subject[]): object {
  const sources: readonly (readonly [string, Readonly<Record<string, Localized>>])[] = [
    ['Any game', gameRefusals],
    ...subjects.map(({ title, refusals }) => [capitalized(title), refusals] as const),
    ...rulesets.map(({ title, refusalMessages }) => [title.en, refusalMessages] as const),
  ];
  const messages = new Map<string, string[]>();
  for (const [title, refusals] of sources)
    for (const [code, message] of Object.entries(refusals)) {
      const name = enumNameOf(code);
      messages.set(name, [...(messages.get(name) ?? []), `${title}: ${message.en}`]);
    }
  const values = Object.fromEntries([...messages.keys()].map((name) => [name, name]));
  registerEnumType(values, {
    name: 'RefusalCode',
    description: 'The reason for a refusal by the rules. Grows with every ruleset.',
    valuesMap: Object.fromEntries([...messages].map(([name, all]) => [name, { description: all.join(' ') }])),
  });
  return values;
}
