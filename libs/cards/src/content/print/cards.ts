import { defineCard, type PrintedCard } from '../../schema/define-card.js';
import type { Card } from '../../schema/card-fields.js';
import type { CardType, StrongholdPosition, TerrainType, Timing, Vulnerability } from '../../words.js';
import { named, type CardPart, type Name } from './parts.js';

/** A card of these parts; what a part leaves out that the type needs is refused by the schema. */
const print = (type: CardType, name: Name, parts: readonly CardPart[]): Card =>
  defineCard(parts.reduce<PrintedCard>((card, part) => ({ ...card, ...part }), { ...name, type }));

export const creature = (name: Name, ...parts: CardPart[]): Card => print('CREATURE', name, parts);

/** The numbers of a guardian, in the order in which they are printed. */
type GuardianNumbers = Required<
  Pick<PrintedCard, 'vitality' | 'influenceValue' | 'powerStones' | 'baseDraw' | 'ldl' | 'mdl' | 'luc'>
>;

export const guardian = (name: Name, numbers: GuardianNumbers, ...parts: CardPart[]): Card =>
  print('GUARDIAN', name, [numbers, ...parts]);

const positions: Readonly<Record<StrongholdPosition, { readonly en: string; readonly fr: string }>> = {
  LEFT: { en: 'left', fr: 'gauche' },
  CENTER: { en: 'center', fr: 'centrale' },
  RIGHT: { en: 'right', fr: 'droite' },
};

/** A stronghold of a set of three, named after the set and its position. */
export const stronghold = (set: Name, position: StrongholdPosition, defenseBonus: number, ...parts: CardPart[]): Card =>
  print(
    'STRONGHOLD',
    named(set.id, `${set.name.en}, ${positions[position].en}`, `${set.name.fr}, ${positions[position].fr}`, 'F'),
    [{ position, defenseBonus, strongholdSet: set.name.en }, ...parts],
  );

/** One card for each value (CARD-01). */
export const shields = ({ id, ...name }: Name, values: readonly number[], ...parts: CardPart[]): Card[] =>
  values.map((dominantValue) =>
    print('SHIELD', { id: `${id}-${dominantValue}`, ...name }, [{ dominantValue }, ...parts]),
  );

const drawn =
  (type: CardType) =>
  (name: Name, dominantValue: number, ...parts: CardPart[]): Card =>
    print(type, name, [{ dominantValue }, ...parts]);

export const standardBearer = drawn('STANDARD_BEARER');
export const creatureItem = drawn('ITEM_CREATURE');

export const terrain = (name: Name, dominantValue: number, terrainType: TerrainType, ...parts: CardPart[]): Card =>
  print('TERRAIN', name, [{ dominantValue, terrainType }, ...parts]);

const variant =
  (value: 'UPGRADE' | 'DOWNGRADE') =>
  (name: Name, dominantValue: number, ...parts: CardPart[]): Card =>
    print('UPGRADE', name, [{ dominantValue, variant: value }, ...parts]);

export const upgrade = variant('UPGRADE');
export const downgrade = variant('DOWNGRADE');

const timed =
  (type: CardType) =>
  (name: Name, dominantValue: number, timing: Timing[], ...parts: CardPart[]): Card =>
    print(type, name, [{ dominantValue, timing }, ...parts]);

export const spell = timed('SPELL');
export const handItem = timed('ITEM_HAND');

export const corruption = (name: Name, dominantValue: number, corrupts: Vulnerability[], ...parts: CardPart[]): Card =>
  print('CORRUPTION', name, [{ dominantValue, corrupts }, ...parts]);

/** The cost of a spell or hand item. */
export const costs = (cost: number): CardPart => ({ cost });
