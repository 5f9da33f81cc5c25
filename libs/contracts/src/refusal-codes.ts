import { gameRefusals, type AnyRuleset, type Localized } from '#kernel';
import { registerEnumType } from '@nestjs/graphql';
import { graphqlNameOf } from './graphql-names.js';

/** `RefusalCode`: every code that the kernel or a ruleset refuses with, each with its message, in the form for Nest's decorators. */
export function refusalCodes(rulesets: readonly AnyRuleset[]): object {
  const sources: readonly (readonly [string, Readonly<Record<string, Localized>>])[] = [
    ['Any game', gameRefusals],
    ...rulesets.map(({ title, refusals }) => [title.en, refusals] as const),
  ];
  const codes = [...new Set(sources.flatMap(([, refusals]) => Object.keys(refusals)))];
  const described = codes.map((code) => {
    const messages = sources.flatMap(([title, refusals]) => (refusals[code] ? [`${title}: ${refusals[code].en}`] : []));
    return [graphqlNameOf(code), { description: messages.join(' ') }];
  });
  const values = Object.fromEntries(codes.map((code) => [graphqlNameOf(code), code]));
  registerEnumType(values, {
    name: 'RefusalCode',
    description: 'Why the rules refuse a command. Grows with every ruleset.',
    valuesMap: Object.fromEntries(described) as Record<string, { description: string }>,
  });
  return values;
}
