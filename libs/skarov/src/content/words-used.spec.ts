import { nodesOf } from '#skirmish/content/lint';
import { untilSchema } from '#skirmish/content/vocabulary';
import type { z } from 'zod';
import { roomKindSchema } from '../words.js';
import { content } from './content-schema.js';
import { abilitySchema, conditionSchema, deedSchema, effectSchema, triggerSchema, vocabulary } from './vocabulary.js';

/** The words of a schema that takes exactly one of them. */
const wordsOf = (schema: z.ZodType): string[] => Object.keys((schema as z.ZodObject).shape);

const nodes = nodesOf(content);
const fields = new Set(nodes.flatMap(({ value }) => Object.keys(value)));
const values = new Set(nodes.flatMap(({ value }) => Object.values(value)));

describe('every word of the vocabulary is used by the box (skarov.md 11.5):', () => {
  it.each([
    ['effects', effectSchema],
    ['conditions', conditionSchema],
    ['numbers of the game', vocabulary.amountSchema],
    ['places', vocabulary.placeSchema],
    ['triggers', triggerSchema],
    ['fields of modifiers', vocabulary.modifierSchema],
    ['fields of choices of figures', vocabulary.figuresSchema],
  ])('%s', (_, schema) => {
    expect(wordsOf(schema).filter((word) => !fields.has(word))).toEqual([]);
  });

  it('whom choices start from', () => {
    const of = (vocabulary.figuresSchema as unknown as z.ZodObject).shape['of'] as z.ZodEnum;
    expect(of.options.filter((word) => !values.has(word))).toEqual([]);
  });

  it.each([
    ['what figures may do, or not', 'ability', abilitySchema.options],
    ['how long a change lasts', 'until', untilSchema.options],
  ])('%s', (_, field, words) => {
    const said = new Set(nodes.flatMap(({ value }) => (field in value ? [value[field]] : [])));
    expect(words.filter((word) => !said.has(word))).toEqual([]);
  });

  it('deeds, but for two that the game counts, since Clash does, and that ask for nothing else here', () => {
    /* A figure that a hero puts out is a villain: OUTS is VILLAIN_OUTS, and HERO_OUTS is none. Every view tells both. */
    const counted = ['OUTS', 'HERO_OUTS'];
    const said = new Set(nodes.flatMap(({ value }) => ('what' in value ? [value['what']] : [])));
    expect(deedSchema.options.filter((word) => !said.has(word))).toEqual(counted);
  });

  it('kinds of rooms', () => {
    const kinds = new Set(content.rooms.map(({ kind }) => kind));
    expect(roomKindSchema.options.filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});
