import type { Power } from '../content/vocabulary.js';
import { armed, madeCard, madeHero, revealed } from '../testing/index.js';

describe('what cards do at the reveal', () => {
  it('CLASH-066 CLASH-067 a weakness heals its hero up to its health, before anything else, and does nothing without damage', () => {
    const [hurt, worse, whole] = [madeHero({ health: 3 }), madeHero({ health: 3 }), madeHero()];
    const weak = (id: string, damage: number) => ({
      ...{ id, damage, plan: [{ cardId: `${id}-w`, side: 'LEFT' as const }] },
    });
    const scene = revealed({
      seats: ['A', 'A', 'B'],
      heroes: [weak(hurt, 2), weak(worse, 5), weak(whole, 0)],
    });
    expect(scene.happened('figureHealed')).toMatchObject([
      { figureId: hurt, points: 2, damage: 0, source: `${hurt}-w` },
      { figureId: worse, points: 3, damage: 2, source: `${worse}-w` },
    ]);
    expect(scene.happened('powerUsed').map(({ figureId }) => figureId)).toEqual([hurt, worse, whole]);
    // the weakness is played once, although it is laid open and then heals, and counts as no power used
    expect(scene.hero(hurt).deeds).toEqual({ WEAKNESS_PLAYED: 1 });
    expect(scene.hero(whole).deeds).toEqual({ WEAKNESS_PLAYED: 1 });
  });

  it('CLASH-064 CLASH-067 powers of the reveal follow in the order of the table, and those of other cards wait', () => {
    const mark = (trigger: Power['trigger'], points: number): Power => ({
      trigger,
      do: [{ damage: { who: { of: 'ENEMIES' }, points } }],
    });
    const [a, b] = [armed(), armed()];
    const plan = (id: string, power: Power) => [{ cardId: madeCard(id, { power }), side: 'LEFT' as const }];
    const held = (cards: { cardId: string }[]): string[] => cards.map(({ cardId }) => cardId);
    const [first, second] = [plan(a.id, mark('REVEAL', 1)), plan(b.id, mark('ACTION', 2))];
    const third = plan(b.id, mark('REVEAL', 3));
    const scene = revealed(
      {
        heroes: [
          { id: a.id, hand: held(first), plan: first },
          { id: b.id, hand: held([...second, ...third]), plan: [...second, ...third] },
        ],
      },
      ['A'],
    );
    expect(scene.happened('damageDealt')).toMatchObject([
      { figureId: b.id, points: 1 },
      { figureId: a.id, points: 3 },
    ]);
  });
});
