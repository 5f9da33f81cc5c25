import { libraryOf } from '../library/library.js';
import type { Card } from '../schema/card-fields.js';
import { cardSchema } from '../schema/card.js';
import { cards, cardsOfSet, contentSchema, library } from './index.js';
import { deniedIn } from './deny-list.js';

/** The id of a card without the value of a shield: one a name. */
const numberOf = ({ id }: Card): string => id.split('-')[0]!;

const named = [...new Map(cards.map((card) => [numberOf(card), card])).values()];

describe('The card library', () => {
  it.each(cards.map((card) => [card.id, card] as const))('CARD-08 the schema accepts %s as it stands', (_, card) => {
    expect(cardSchema.parse(card)).toEqual(card);
  });

  it('CARD-01 has an id for every card, and refuses a second card with it', () => {
    expect(Object.keys(library)).toEqual(cards.map(({ id }) => id));
    expect(() => libraryOf([library.L01!, library.L02!, library.L01!])).toThrow('Two cards have the id L01.');
  });

  it('CARD-01 has one card for each value of a shield', () => {
    const shields = cards.filter(({ type }) => type === 'SHIELD');
    expect(cardsOfSet('L').filter(({ type }) => type === 'SHIELD')).toHaveLength(7);
    for (const { id, dominantValue } of shields) expect(id).toMatch(new RegExp(`24-${dominantValue}$`));
    expect(cards.filter(({ id, type }) => id.includes('-') && type !== 'SHIELD')).toEqual([]);
  });

  it('CARD-08 has the set of a card in its id', () => {
    expect(cards.filter(({ id, set }) => id.charAt(0) !== set)).toEqual([]);
  });

  it.each(['en', 'fr'] as const)('CARD-08 has no name twice (%s)', (language) => {
    const names = named.map(({ name }) => name[language].toLowerCase());
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it.each(['en', 'fr'] as const)('CARD-08 has no name of the published games (%s)', (language) => {
    expect(named.filter(({ name }) => deniedIn(name[language]))).toEqual([]);
  });

  it('CARD-08 has at least 160 names: 186, in 212 entries, of six sets', () => {
    expect(named.length).toBeGreaterThanOrEqual(160);
    expect([named.length, cards.length]).toEqual([186, 212]);
    const sizes = ['L', 'T', 'R', 'P', 'K', 'W'].map((set) => new Set(cardsOfSet(set).map(numberOf)).size);
    expect(sizes).toEqual([32, 27, 13, 34, 35, 45]);
    expect(cardsOfSet('Z')).toEqual([]);
  });

  it('CARD-08 has six guardians and four whole sets of strongholds', () => {
    const guardians = cards.filter(({ type }) => type === 'GUARDIAN').map(({ id }) => id);
    expect(guardians).toEqual(['L20', 'L39', 'T20', 'T39', 'P20', 'K20']);
    const strongholds = cards.filter(({ type }) => type === 'STRONGHOLD');
    const sets = [...new Set(strongholds.map(({ strongholdSet }) => strongholdSet))];
    expect(sets).toEqual(['Lanternhold', 'Saltgate', 'Pasture Gate', 'Kiln Yard']);
    for (const set of sets) {
      const standing = strongholds.filter(({ strongholdSet }) => strongholdSet === set);
      expect(standing.map(({ position }) => position)).toEqual(['LEFT', 'CENTER', 'RIGHT']);
    }
  });

  it('CARD-07 CARD-48 is allowed in both games, but for the guardians of this game’s starter decks', () => {
    const elsewhere = cards.filter(({ games }) => games.join() !== 'GUARDIANS,ARENA');
    expect(elsewhere.map(({ id, games }) => [id, games])).toEqual([
      ['L39', ['GUARDIANS']],
      ['T39', ['GUARDIANS']],
    ]);
  });

  it('CARD-05 writes who an off-color bonus is against on one card', () => {
    expect(cards.filter(({ offColorAgainst }) => offColorAgainst).map(({ id }) => id)).toEqual(['W03']);
  });

  it('gives creatures, guardians, strongholds and rare cards a line of flavor in both languages', () => {
    const told = ({ type, rarity }: Card) => ['CREATURE', 'GUARDIAN', 'STRONGHOLD'].includes(type) || rarity === 'RARE';
    expect(cards.filter((card) => told(card) && !card.flavor)).toEqual([]);
    const lines = named.flatMap(({ flavor }) => (flavor ? [flavor.en, flavor.fr] : []));
    expect(lines.filter((line, at) => lines.indexOf(line) !== at || line.length > 100)).toEqual([]);
  });

  it.each(['P', 'K', 'W'])('gives every card of set %s that is no shield, guardian or stronghold a rarity', (set) => {
    const rarities = cardsOfSet(set).filter(({ type }) => !['SHIELD', 'GUARDIAN', 'STRONGHOLD'].includes(type));
    expect(rarities.filter(({ rarity }) => !rarity)).toEqual([]);
    const rest = cards.filter((card) => !rarities.includes(card) && card.set === set);
    expect(rest.filter(({ rarity }) => rarity)).toEqual([]);
  });

  it.each(['L', 'T', 'R'])('gives the cards of set %s no rarity, as no sealed booster holds them', (set) => {
    expect(cardsOfSet(set).filter(({ rarity }) => rarity)).toEqual([]);
  });

  it('is what clients are served', () => {
    expect(contentSchema.parse({ cards })).toEqual({ cards });
  });
});
