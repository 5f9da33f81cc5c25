import type { CreatureFilter } from '../../schema/filter.js';
import type { PrintedCard } from '../../schema/define-card.js';
import type {
  AttackSort,
  AttackType,
  CardGame,
  CreatureClass,
  CreatureSize,
  Kind,
  Rarity,
  Vulnerability,
} from '../../words.js';

/*
 * The pieces of a printed card, in the order of the short form (cards.md 4.7).
 */

/** Some fields of a card; what it does is a part too (`does`). */
export type CardPart = Partial<PrintedCard>;

/** What a card is called, with the set that it came with. */
export type Name = Pick<PrintedCard, 'id' | 'set' | 'name' | 'agreement'>;

/** Id and name; the first letter of the id is the set. The French name is masculine or feminine, singular or plural. */
export const named = (id: string, en: string, fr: string, form: 'M' | 'F' | 'MP' | 'FP'): Name => ({
  id,
  set: id.charAt(0),
  name: { en, fr },
  agreement: { feminine: form.startsWith('F'), plural: form.endsWith('P') },
});

const body =
  (kind: Kind) =>
  (vitality: number, offColorBonus: number, size: CreatureSize, ...classes: CreatureClass[]): CardPart => ({
    kind,
    vitality,
    offColorBonus,
    size,
    classes,
  });

export const mortal = body('MORTAL');
export const elemental = body('ELEMENTAL');
export const outsider = body('OUTSIDER');

export const red = (redVitality: number): CardPart => ({ redVitality });
export const against = (offColorAgainst: Kind): CardPart => ({ offColorAgainst });
export const weakTo = (...vulnerabilities: Vulnerability[]): CardPart => ({ vulnerabilities });
export const flying: CardPart = { flying: true };

/** Influenceable, up to its vitality or up to a cap of its own. */
export const influenceable = (influenceCap?: number): CardPart => ({
  influenceable: true,
  ...(influenceCap === undefined ? {} : { influenceCap }),
});

/** Influential: to all kinds, or to these. */
export const influence = (influenceValue: number, ...influenceReceivers: Kind[]): CardPart => ({
  influenceValue,
  ...(influenceReceivers.length === 0 ? {} : { influenceReceivers }),
});

/** Attacks from afar, any enemy creature or only such ones. */
export const ranged = (rangedStrength: number, rangedCondition?: CreatureFilter): CardPart => ({
  rangedStrength,
  ...(rangedCondition === undefined ? {} : { rangedCondition }),
});

export const attacksWith = (attackType: AttackType): CardPart => ({ attackType });
export const immune = (...attacks: AttackSort[]): CardPart => ({ immunities: attacks.map((attack) => ({ attack })) });
export const immuneTo = (creatures: CreatureFilter): CardPart => ({ immunities: [{ creatures }] });

/** Allowed in these games only (CARD-45), although it would work in the other one too. */
export const onlyFor = (...games: CardGame[]): CardPart => ({ games });

export const flavor = (en: string, fr: string): CardPart => ({ flavor: { en, fr } });

const of = (rarity: Rarity): CardPart => ({ rarity });
export const common = of('COMMON');
export const uncommon = of('UNCOMMON');
export const rare = of('RARE');
