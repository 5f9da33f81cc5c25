import { hinders, repeated } from '#skirmish/testing';
import { blankWound, box, findWoundCard, isWoundCard, woundCard, woundCardIds } from './catalogue.js';
import { woundCardSchema } from './schema.js';

const { woundText: woundCards } = box.printed;

describe('the wound cards', () => {
  it.each([...woundCards, blankWound])('$id is as the schema says', (card) => {
    expect(woundCardSchema.parse(card)).toEqual(card);
  });

  it('CLASH-020 are sixteen in one pile, some texts in copies', () => {
    expect(woundCardIds).toHaveLength(16);
    expect(repeated(woundCardIds)).toEqual([]);
    expect(woundCardIds.map((id) => woundCard(id).id)).toEqual(
      woundCards.flatMap(({ id, copies }) => Array<string>(copies).fill(id)),
    );
    expect(woundCards.length).toBeGreaterThanOrEqual(8);
  });

  it.each(woundCards)('CLASH-113 $id lies on one side: a power on the left, or a technique on the right', (card) => {
    expect(card.power !== undefined).toBe(card.side === 'LEFT');
    expect(card.technique !== undefined).toBe(card.side === 'RIGHT');
  });

  it.each(woundCards)('CLASH-171 $id hinders, and does nothing else', ({ technique, power }) => {
    expect(Object.values(technique ?? {}).every((by = 0) => by < 0)).toBe(true);
    if (power) expect(hinders(power)).toBe(true);
  });

  it('CLASH-171 lie on both sides, so that either kind of power card goes with some', () => {
    expect(new Set(woundCards.map(({ side }) => side))).toEqual(new Set(['LEFT', 'RIGHT']));
  });

  it('CLASH-250 a blank one lies left and does nothing', () => {
    expect(woundCard('wound:blank-3')).toBe(blankWound);
    expect(blankWound).toMatchObject({ side: 'LEFT' });
    expect(blankWound.power).toBeUndefined();
    expect(blankWound.technique).toBeUndefined();
  });

  it('CLASH-049 are told apart from power cards by their ids', () => {
    expect(woundCardIds.every(isWoundCard)).toBe(true);
    expect(isWoundCard('wound:blank-1')).toBe(true);
    expect(box.printed.powerCard.some(({ id }) => isWoundCard(id))).toBe(false);
  });

  it('a wound card that is not in the pile is unknown', () => {
    expect(findWoundCard('wound:17')).toBeUndefined();
    expect(findWoundCard('wound:blank-0')).toBeUndefined();
    expect(() => woundCard('wound:0')).toThrow('There is no wound card "wound:0" in the box.');
  });
});
