import { z } from 'zod';
import { box, eventCardIds, woundCardIds } from './catalogue.js';
import { content, contentSchema } from './content-schema.js';

describe('the content of the box', () => {
  it('is what its schema says', () => {
    expect(contentSchema.parse(content)).toEqual(content);
  });

  it('has a JSON Schema, words that refer to each other included', () => {
    const { $defs } = z.toJSONSchema(contentSchema);
    expect($defs?.['Effect']).toMatchObject({ type: 'object', minProperties: 1, maxProperties: 1 });
  });

  it('SKAROV-EVT-01 SKAROV-WND-05 has an id for each card of the piles, also where two have one text', () => {
    expect(content.eventCards.flatMap(({ cardIds }) => cardIds)).toEqual(eventCardIds);
    expect(content.woundCards.flatMap(({ cardIds }) => cardIds)).toEqual(woundCardIds);
    expect(eventCardIds.at(-1)).toBe('event:20');
    expect(woundCardIds.at(-1)).toBe('wound:20');
  });

  it('has what the box has (skarov.md 11.1)', () => {
    const { hero, powerCard, villainSheet, room, scenario, headline, article } = box.printed;
    const objectives = room.filter(({ kind }) => kind === 'OBJECTIVE');
    const figures = villainSheet.filter(({ rank }) => rank === 'MINION').map((sheet) => sheet.figures);
    expect({
      heroSheets: hero.flatMap(({ sheets }) => Object.values(sheets)).length,
      missions: hero.flatMap(({ missions }) => missions).length,
      powerCards: powerCard.length,
      villainSheets: villainSheet.length,
      robots: figures,
      eventCards: eventCardIds.length,
      woundCards: woundCardIds.length,
      rooms: room.length,
      tiles: new Set(room.map(({ tileNumber }) => tileNumber)).size,
      headlines: headline.length,
    }).toEqual({
      heroSheets: 12,
      missions: 8,
      powerCards: 48,
      villainSheets: 8,
      robots: [10, 10, 10],
      eventCards: 20,
      woundCards: 20,
      rooms: 18,
      tiles: 9,
      headlines: 6,
    });
    expect(scenario.length).toBeGreaterThanOrEqual(3);
    expect(article.map(({ kind }) => kind).sort()).toEqual(['FINAL', ...objectives.map(() => 'OBJECTIVE')]);
    const holdsMissiles = scenario.filter(({ base }) => base?.tiles.some(({ faceId }) => faceId === 't3a'));
    expect(holdsMissiles).not.toEqual([]);
  });
});
