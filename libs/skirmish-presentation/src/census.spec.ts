import { partPlayed, partsOfCard } from './census.js';
import type { PowerCard } from '#skirmish/content';

type Counted = Parameters<typeof partsOfCard>[0];

/** A card whose power is set off by this, if it has one, with a technique or without. */
const card = (trigger: string | null, technique: boolean): Counted =>
  ({
    id: 'volley',
    ...(trigger === null ? {} : { special: { power: { trigger } } }),
    ...(technique ? { technique: {} } : {}),
  }) as unknown as Pick<PowerCard, 'id' | 'special' | 'technique'>;

describe('what a census counts of power cards', () => {
  it.each([
    [null, true, ['technique:volley']],
    ['PERMANENT', false, ['power:volley']],
    ['REVEAL', true, ['power:volley', 'technique:volley']],
    ['REACTION', true, ['power:volley', 'technique:volley', 'used:volley']],
    [null, false, []],
  ] as const)('both sides, and once more a power that has to be used: %s, %s', (trigger, technique, parts) => {
    expect(partsOfCard(card(trigger, technique))).toEqual(parts);
  });

  it('the side that was played, and of a wound card its text', () => {
    const played = partPlayed((cardId) => (cardId === 'w-3' ? { id: 'sprain' } : undefined));
    expect(played({ cardId: 'volley', side: 'LEFT' } as never)).toBe('power:volley');
    expect(played({ cardId: 'volley', side: 'RIGHT' } as never)).toBe('technique:volley');
    expect(played({ cardId: 'w-3', side: 'LEFT' } as never)).toBe('wound:sprain');
  });
});
