import { objectsIn, repeated, under } from '#skirmish/testing';
import { eventCards } from './event-cards.js';
import { eventCardSchema } from './schema.js';
import { events } from './testing/powers.js';
import { villainSheets } from './villains/index.js';

const known = (id: string) => {
  const found = events.find((event) => event.id === id);
  if (!found) throw new Error(`There is no event ${id}.`);
  return found;
};

describe('The event cards', () => {
  it('SKAROV-EVT-01 are twenty in one pile, some texts in copies', () => {
    expect(eventCards.reduce((sum, { copies }) => sum + copies, 0)).toBe(20);
    expect(repeated(eventCards.map(({ id }) => id))).toEqual([]);
  });

  it.each(eventCards)('SKAROV-EVT-01 $id is as the schema says, with a technique, an event, or both', (card) => {
    expect(eventCardSchema.parse(card)).toEqual(card);
    expect(Boolean(card.technique ?? card.event)).toBe(true);
  });

  it('SKAROV-EVT-02 SKAROV-EVT-03 have techniques for speed, attack, defense and actions', () => {
    const changed = new Set(eventCards.flatMap(({ technique }) => Object.keys(technique ?? {})));
    expect(changed).toEqual(new Set(['speed', 'attack', 'defense', 'actions']));
  });

  it('SKAROV-EVT-01 are some of one function alone', () => {
    const single = eventCards.filter(({ technique, event }) => !(technique && event));
    expect(new Set(single.map(({ event }) => Boolean(event)))).toEqual(new Set([true, false]));
  });

  it('SKAROV-GEN-06 no two techniques bring a defense below 1, a hex of Adam Spell beside them', () => {
    const maluses = eventCards
      .flatMap(({ copies, technique }) => Array<number>(copies).fill(Math.min(0, technique?.defense ?? 0)))
      .sort((one, other) => one - other);
    for (const { defense } of villainSheets) {
      expect(defense - 1 + (maluses[0] ?? 0) + (maluses[1] ?? 0)).toBeGreaterThanOrEqual(1);
    }
  });

  it.each(events)('SKAROV-EVT-08 $id changes rules for the activated sheet, or does something at once', (event) => {
    const lasting = [...(event.modifiers ?? []), ...(event.grants ?? [])];
    expect(lasting.length > 0).toBe((event.effects ?? []).length === 0);
    for (const { who } of lasting) expect(who).toEqual({ of: 'SHEET_OF' });
  });

  it('SKAROV-EX-11 Kamikaze takes a robot of any sheet', () => {
    const sheets = under(known('kamikaze').effects, 'sheet');
    expect(sheets).toEqual(villainSheets.filter(({ rank }) => rank === 'MINION').map(({ id }) => id));
    expect(under(known('kamikaze').effects, 'remove')).toHaveLength(3);
  });

  it('SKAROV-EX-12 Photonic Ray swaps all combat dice of the activated sheet for power dice', () => {
    expect(known('photonic-ray').modifiers).toEqual([{ who: { of: 'SHEET_OF' }, swapDice: {} }]);
  });

  it('SKAROV-EVT-06 speak of no active figure, as none need be selected yet', () => {
    for (const { modifiers, grants, effects } of events) {
      const starts = objectsIn({ modifiers, grants, effects }).flatMap((record) => record['of'] ?? []);
      for (const start of starts) expect(['SHEET_OF', 'SHEET', 'HEROES', 'VILLAINS', 'CHOSEN']).toContain(start);
    }
  });

  it('SKAROV-GEN-12 need nothing that others cannot see', () => {
    const needs = events.flatMap((event) => event.needs ?? []);
    expect(needs.length).toBeGreaterThanOrEqual(2);
    for (const what of under(needs, 'what')) expect(Object.keys(what as object)).toEqual(['count']);
  });

  it('SKAROV-GEN-09 offer lists of 226 options at most', () => {
    for (const options of under(events, 'options')) expect((options as unknown[]).length).toBeLessThanOrEqual(226);
  });

  it('SKAROV-ACT-16 give no action away, and SKAROV-CARD-08 take no power card out of the game', () => {
    expect(under(events, 'giveAction')).toEqual([]);
    for (const { figures } of under(events, 'remove') as { figures?: unknown }[])
      expect(figures).toEqual({ of: 'CHOSEN' });
  });

  it.each([
    'drawEvents',
    'discardEvents',
    'spawn',
    'move',
    'moveFreely',
    'attack',
    'discardCard',
    'drawWound',
    'oneOf',
    'if',
  ])('has a card that says %s', (word) => {
    expect(under(events, word).length).toBeGreaterThanOrEqual(1);
  });
});
