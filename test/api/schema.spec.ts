import { readFile } from 'node:fs/promises';
import { enumNameOf } from '#contracts';
import { rulesets } from '../../apps/rulesets.js';
import { buildSchema, isEnumType, isInputObjectType } from 'graphql';
import { schemaText } from '../../apps/api/src/index.js';

describe('The schema', () => {
  let text: string;
  beforeAll(async () => {
    text = await schemaText();
  });

  it('that is checked in matches the code; if not, run `npm run schema`', async () => {
    expect(text).toBe(await readFile('schema.graphql', 'utf8'));
  });

  it('describes steps and endings by their names in the ruleset', () => {
    const enums = Object.values(buildSchema(text).getTypeMap()).filter(isEnumType);
    for (const { name, steps = {}, endings = {} } of rulesets) {
      for (const [words, called, sentence] of [
        [steps, /Step$/, (en: string) => `Called “${en}”.`],
        [endings, /EndReason$/, (en: string) => `${en}.`],
      ] as const) {
        const type = enums.find((one) => one.name.toLowerCase().startsWith(name) && called.test(one.name));
        if (!type) continue;
        const told = new Map(Object.entries(words).map(([word, { en }]) => [enumNameOf(word), en]));
        for (const value of type.getValues())
          expect([value.name, value.description?.toLowerCase()]).toEqual([
            value.name,
            sentence(told.get(value.name) ?? '').toLowerCase(),
          ]);
      }
    }
    const described = enums.filter((type) => type.getValues().every(({ description }) => description));
    expect(described.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['GuildsStep', 'ClashStep', 'ArenaStep', 'SkarovStep', 'GuardiansStep', 'ArenaEndReason']),
    );
  });

  it('gives the decisions of every game a day by default', () => {
    const inputs = Object.values(buildSchema(text).getTypeMap()).filter(isInputObjectType);
    const defaults = inputs
      .filter(({ name }) => rulesets.some((ruleset) => name.toLowerCase() === `${ruleset.name}optionsinput`))
      .map((type) => [type.name, type.getFields()['decisionSeconds']?.defaultValue]);
    expect(defaults).toHaveLength(rulesets.length);
    expect(defaults).toEqual(defaults.map(([name]) => [name, 86_400]));
  });
});
