import { readFile } from 'node:fs/promises';
import { enumNameOf } from '#contracts';
import { rulesets } from '../../apps/rulesets.js';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLUnionType,
} from 'graphql';
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

  it('has a field `id` where it is unique in the whole API, or names a thing of the content', () => {
    const schema = buildSchema(text);
    const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
    const fieldsOf = (type: GraphQLNamedType): GraphQLNamedType[] =>
      isUnionType(type)
        ? [...type.getTypes()]
        : isObjectType(type)
          ? Object.values(type.getFields()).map((field) => getNamedType(field.type))
          : [];
    const content = new Set<GraphQLNamedType>([schema.getType('GameContent')!]);
    for (const type of content) for (const inner of fieldsOf(type)) content.add(inner);
    const others = objects.filter(
      (type) =>
        type.getFields()['id'] && !content.has(type) && !type.getInterfaces().some(({ name }) => name === 'Node'),
    );
    expect(others.map(({ name }) => name)).toEqual([
      'LeagueWebhook',
      'LeagueWebhookDelivery',
      'LoggedNotification',
      'NotificationChannel',
    ]);
  });

  it('has one shape for one name in the views of all games', () => {
    const shapes = new Map<string, Set<string>>();
    for (const view of (buildSchema(text).getType('GameView') as GraphQLUnionType).getTypes())
      for (const { name, type } of Object.values(view.getFields())) {
        const [named, bare] = [getNamedType(type), getNullableType(type)];
        const kind = isObjectType(named) ? 'an object' : isScalarType(named) ? named.name : 'a word';
        shapes.set(name, (shapes.get(name) ?? new Set()).add(`${isListType(bare) ? 'a list of ' : ''}${kind}`));
      }
    const clashes = [...shapes].filter(([, kinds]) => kinds.size > 1);
    expect(clashes.map(([name, kinds]) => [name, ...kinds])).toEqual([]);
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
