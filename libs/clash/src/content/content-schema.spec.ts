import { z } from 'zod';
import { woundCardIds } from './catalogue.js';
import { content, contentSchema } from './content-schema.js';

describe('the content of the box', () => {
  it('is what its schema says', () => {
    expect(contentSchema.parse(content)).toEqual(content);
  });

  it('CLASH-250 tells which text each wound card has; the blank one is none of the sixteen', () => {
    expect(content.woundCards.flatMap(({ cardIds }) => cardIds)).toEqual(woundCardIds);
    expect(content.woundCards.map(({ cardIds }) => cardIds.length)).toEqual(
      content.woundCards.map(({ copies }, place) => (place === content.woundCards.length - 1 ? 0 : copies)),
    );
  });

  it('has a JSON Schema, words that refer to each other included', () => {
    const { $defs } = z.toJSONSchema(contentSchema);
    expect($defs?.['Effect']).toMatchObject({ type: 'object', minProperties: 1, maxProperties: 1 });
  });
});
