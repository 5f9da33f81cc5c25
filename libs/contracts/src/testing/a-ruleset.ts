import { defineRuleset, type AnyRuleset, type RulesetSchemas } from '#kernel';
import { z } from 'zod';

/** A ruleset with only schemas, for tests of types that derive from them. */
export function aRuleset(
  schemas: Partial<RulesetSchemas>,
  { name = 'toy', content }: { name?: string; content?: unknown } = {},
): AnyRuleset {
  const nothing = (): never => {
    throw new Error('This ruleset is not meant to be played.');
  };
  return defineRuleset({
    name,
    version: '1.0',
    title: { en: 'Toy', fr: 'Jouet' },
    schemas: {
      options: z.strictObject({}),
      commands: { pass: z.strictObject({}) },
      events: { passed: z.strictObject({ seat: z.int() }) },
      view: z.strictObject({ turn: z.int() }),
      ...schemas,
    },
    refusals: {},
    refusalMessages: {},
    ...(content === undefined ? {} : { content }),
    bots: {},
    seats: () => ({ least: 1, seats: [{ seat: 0 }] }),
    initialState: nothing,
    setUp: nothing,
    decide: nothing,
    automatic: nothing,
    resigned: nothing,
    evolve: nothing,
    waiting: nothing,
    legalCommands: nothing,
    defaultCommand: nothing,
    view: nothing,
    resample: nothing,
    describe: nothing,
    commandTexts: nothing,
    score: nothing,
  } as unknown as AnyRuleset);
}
