import { locales } from '#kernel';
import { library } from '../content/index.js';
import {
  attackTypeSchema,
  cardTypeSchema,
  classSchema,
  kindSchema,
  positionSchema,
  raritySchema,
  sizeSchema,
  terrainTypeSchema,
  upgradeVariantSchema,
  vulnerabilitySchema,
} from '../words.js';
import { typeLine } from './type-line.js';
import { wordFor } from './word-for.js';
import { names } from './lexicon/names.js';

describe('the names of words', () => {
  it('CARD-36 are there for every word, in both languages, and tell words apart', () => {
    const vocabularies = {
      type: cardTypeSchema,
      variant: upgradeVariantSchema,
      position: positionSchema,
      terrainType: terrainTypeSchema,
      kind: kindSchema,
      class: classSchema,
      size: sizeSchema,
      rarity: raritySchema,
      vulnerability: vulnerabilitySchema,
      attackType: attackTypeSchema,
    };
    expect(Object.keys(names)).toEqual(Object.keys(vocabularies));
    for (const [vocabulary, { options }] of Object.entries(vocabularies)) {
      const entries = names[vocabulary as keyof typeof names];
      expect(Object.keys(entries).sort()).toEqual([...options].sort());
      for (const locale of locales) {
        const words = Object.values(entries).map((word) => word[locale]);
        expect(words).not.toContain('');
        expect(new Set(words).size).toBe(words.length);
      }
    }
  });

  it('CARD-33 are those of the catalogue', () => {
    expect(wordFor('terrainType', 'PINNACLES', 'fr')).toBe('Pics');
    expect(wordFor('class', 'ROGUE', 'fr')).toBe('Vaurien');
    expect(wordFor('rarity', 'UNCOMMON', 'en')).toBe('uncommon');
  });
});

describe('the type line', () => {
  it.each([
    ['L01', 'Mortal Soldier, medium', 'Mortel, Soldat, taille moyenne'],
    ['L02', 'Mortal Soldier and Leader, medium', 'Mortel, Soldat et Chef, taille moyenne'],
    ['L09', 'Elemental Giant, large', 'Élémental, Géant, grande taille'],
    ['L20', 'Guardian', 'Gardien'],
    ['L22', 'Stronghold, center', 'Forteresse, centre'],
    ['L26', 'Terrain, Forest', 'Terrain, Forêt'],
    ['R03', 'Upgrade', 'Renforcement'],
    ['R04', 'Downgrade', 'Affaiblissement'],
    ['L38', 'Creature item', 'Objet Créature « C »'],
  ])('CARD-31 of %s is "%s"', (id, en, fr) => {
    expect(typeLine(library[id]!, 'en')).toBe(en);
    expect(typeLine(library[id]!, 'fr')).toBe(fr);
  });
});
