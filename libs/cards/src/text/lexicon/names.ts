import type { Localized } from '#kernel';
import type {
  AttackType,
  CardType,
  CreatureClass,
  CreatureSize,
  Kind,
  Rarity,
  StrongholdPosition,
  TerrainType,
  Vulnerability,
} from '../../words.js';
import type { Card } from '../../schema/card-fields.js';
import { attacks, vulnerabilities } from './attributes.js';
import { classes, kinds, type Noun } from './nouns.js';
import { said } from './phrase.js';

type Names<Word extends string> = Readonly<Record<Word, Localized>>;

const types: Names<CardType> = {
  GUARDIAN: said('Guardian', 'Gardien'),
  STRONGHOLD: said('Stronghold', 'Forteresse'),
  CREATURE: said('Creature', 'Créature'),
  SHIELD: said('Shield', 'Bouclier'),
  STANDARD_BEARER: said('Standard Bearer', 'Bouclier Porte-étendard'),
  TERRAIN: said('Terrain', 'Terrain'),
  ITEM_CREATURE: said('Creature item', 'Objet Créature « C »'),
  UPGRADE: said('Upgrade', 'Renforcement'),
  SPELL: said('Spell', 'Sort'),
  ITEM_HAND: said('Hand item', 'Objet Magique « H »'),
  CORRUPTION: said('Corruption', 'Corruption'),
};

const variants: Names<Words['variant']> = {
  UPGRADE: said('Upgrade', 'Renforcement'),
  DOWNGRADE: said('Downgrade', 'Affaiblissement'),
};

const positions: Names<StrongholdPosition> = {
  LEFT: said('left', 'gauche'),
  CENTER: said('center', 'centre'),
  RIGHT: said('right', 'droite'),
};

const terrains: Names<TerrainType> = {
  FOREST: said('Forest', 'Forêt'),
  HIGHLAND: said('Highland', 'Hauteurs'),
  LAKELAND: said('Lakeland', 'Lacs'),
  MARSH: said('Marsh', 'Marais'),
  WASTES: said('Wastes', 'Friches'),
  PINNACLES: said('Pinnacles', 'Pics'),
};

const sizes: Names<CreatureSize> = {
  SMALL: said('small', 'petite taille'),
  MEDIUM: said('medium', 'taille moyenne'),
  LARGE: said('large', 'grande taille'),
};

const rarities: Names<Rarity> = {
  COMMON: said('common', 'commune'),
  UNCOMMON: said('uncommon', 'peu commune'),
  RARE: said('rare', 'rare'),
};

const singular = <Word extends string>(nouns: Readonly<Record<Word, Noun>>): Names<Word> =>
  Object.fromEntries(Object.entries<Noun>(nouns).map(([word, { one }]) => [word, one])) as Names<Word>;

/** The things with names, and their words. */
export interface Words {
  readonly type: CardType;
  readonly variant: NonNullable<Card['variant']>;
  readonly position: StrongholdPosition;
  readonly terrainType: TerrainType;
  readonly kind: Kind;
  readonly class: CreatureClass;
  readonly size: CreatureSize;
  readonly rarity: Rarity;
  readonly vulnerability: Vulnerability;
  readonly attackType: AttackType;
}

/** The names of the words of the library, one by one; sentences use the other entries of this folder. */
export const names: { readonly [V in keyof Words]: Names<Words[V]> } = {
  type: types,
  variant: variants,
  position: positions,
  terrainType: terrains,
  kind: singular(kinds),
  class: singular(classes),
  size: sizes,
  rarity: rarities,
  vulnerability: vulnerabilities,
  attackType: attacks,
};
