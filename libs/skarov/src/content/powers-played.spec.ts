import { CardTable, type CardTableSetup } from '../testing/card-table.js';
import { heroes, powerCards } from './heroes/index.js';
import type { PowerCard } from './schema.js';
import { reacted, seeds, signature, typesOf, wantedOf } from './testing/played.js';

const cards = powerCards.flatMap((card) => (card.special ? [{ ...card, special: card.special }] : []));
type Card = (typeof cards)[number];
const triggered = (...triggers: string[]): [string, Card][] =>
  cards.filter(({ special }) => triggers.includes(special.power.trigger)).map((card) => [card.id, card]);

/** Where the ally and three villains stand beside the hero at 2,2: together, apart, the ally gone. */
const layouts = [
  { ally: '1,2', villains: ['ki-1 2,1', 'no-1 1,1', 'arachnoid-1 1,0'] },
  { ally: '1,1', villains: ['ki-1 4,3', 'no-1 0,0', 'android-1 3,1', 'arachnoid-1 4,4'] },
  { ally: '3,3', villains: ['ki-1 2,3', 'no-1 4,2', 'gynoid-1 3,2'] },
  { ally: '0,3', villains: ['ki-1 1,1', 'no-1 3,1', 'gynoid-1 2,1'] },
] as const;

/** The hero of a card with so much damage, with the card on the left of its sheet or without. */
const setups = (card: PowerCard, laid = true, damage = 2): CardTableSetup[] =>
  layouts.map(({ ally, villains }) => ({
    heroes: [
      { id: card.heroId, at: '2,2', damage, left: laid ? [card.id] : [] },
      { id: heroes.find(({ id }) => id !== card.heroId)?.id ?? '', at: ally, damage: 2 },
    ].sort((a, b) => heroes.findIndex(({ id }) => id === a.id) - heroes.findIndex(({ id }) => id === b.id)),
    villains: villains.map((each) => {
      const [id = '', at = ''] = each.split(' ');
      return { id, at, damage: id === 'ki-1' ? 1 : 0 };
    }),
  }));

/** A table for each layout and seed, played by what a test does with it. */
const played = (all: readonly CardTableSetup[], play: (table: CardTable) => CardTable): CardTable[] =>
  all
    .map((setup) => ({ ...setup, attack: 2 }))
    .flatMap((setup) => seeds.slice(0, 8).map((seed) => play(new CardTable(setup, seed))));

describe('Every special power of the cards, played', () => {
  it.each(triggered('ACTION', 'UNIQUE_ACTION'))(
    'SKAROV-SPEC-02 SKAROV-SPEC-03 %s does for an action what it says',
    (_, card) => {
      const tables = played(setups(card), (table) => table.usePower(card.heroId, card.id, { push: true }));
      expect(typesOf(tables)).toEqual(expect.arrayContaining(wantedOf(card.special.power.do)));
    },
  );

  it.each(triggered('REACTION'))('SKAROV-SPEC-06 %s is offered at its moment, and does what it says', (_, card) => {
    const { types, altered } = reacted(setups(card), card.id);
    expect(types).toEqual(expect.arrayContaining(['powerUsed', ...wantedOf(card.special.power.do)]));
    expect(altered).toBe(true);
  });

  it.each(triggered('PERMANENT'))(
    'SKAROV-SPEC-01 %s changes the values, options or rolls of a figure, as long as it lies there',
    (_, card) => {
      const signatures = (laid: boolean): string =>
        [0, 2]
          .flatMap((damage) => setups(card, laid, damage).map((setup) => signature(new CardTable(setup, 'x'))))
          .join();
      expect(signatures(true) === signatures(false)).toBe(false);
    },
  );

  it.each(triggered('REVEAL'))('SKAROV-SPEC-01 SKAROV-WEAK-02 %s does at the reveal what it says', (_, card) => {
    const tables = played(setups(card), (table) => table.reveal());
    expect(typesOf(tables)).toEqual(expect.arrayContaining(wantedOf(card.special.power.do)));
  });

  it.each(cards.filter(({ set }) => set === 'WEAKNESS').map((card) => [card.id, card] as const))(
    'SKAROV-WEAK-03 %s heals its hero at the reveal, before it harms',
    (_, card) => {
      const [table] = played(setups(card, true, 9), (each) => each.reveal());
      const place = table?.events.findIndex(({ type }) => type === 'powerUsed') ?? -1;
      const [used, healed] = table?.events.slice(place, place + 2) ?? [];
      expect(used).toMatchObject({ type: 'powerUsed', powerId: card.id });
      expect(healed).toMatchObject({ type: 'figureHealed', figureId: card.heroId, source: card.id });
      const health = heroes.find(({ id }) => id === card.heroId)?.sheets.HERO.health;
      expect(healed).toMatchObject({ points: health, damage: 9 - (health ?? 0) });
    },
  );

  it('SKAROV-TILE-10 a hex finds no figure around a robot that stands on a reinforcement space, outside every zone', () => {
    const hexed = (at: string): number => {
      const table = new CardTable(
        {
          heroes: [{ id: 'adam-spell', at: '2,2', left: ['adam-spell-hex'] }],
          villains: [{ id: 'android-1', at }],
        },
        'x',
      );
      return table.usePower('adam-spell', 'adam-spell-hex').state.modifiers.filter(({ by }) => by < 0).length;
    };
    expect(['4,3', '4,4'].map(hexed)).toEqual([2, 0]);
  });
});
