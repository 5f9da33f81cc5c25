import type { Localized } from '#kernel';
import type { AttackSort, AttackType, CreatureSize, Vulnerability } from '../../words.js';
import { said } from './phrase.js';

/* The words after a noun are invariable, so gender never matters (CARD-33). */

export const ofSize: Readonly<Record<CreatureSize, Localized>> = {
  SMALL: said('of small size', 'de petite taille'),
  MEDIUM: said('of medium size', 'de taille moyenne'),
  LARGE: said('of large size', 'de grande taille'),
};

export const withAttack: Readonly<Record<AttackType, Localized>> = {
  PLAIN: said('with a plain attack', 'à attaque simple'),
  FIRE: said('with a fire attack', 'à attaque de feu'),
  FEAR: said('with a fear attack', 'à attaque de peur'),
};

export const vulnerabilities: Readonly<Record<Vulnerability, Localized>> = {
  CARNAL: said('CARNAL', 'CHARNELLE'),
  ALCOHOL: said('ALCOHOL', 'ÉTHYLIQUE'),
  GREED: said('GREED', 'VÉNALE'),
};

/** An area, an attack or a tag. */
export const attacks: Readonly<Record<AttackType, Localized>> = {
  PLAIN: said('plain', 'simple'),
  FIRE: said('fire', 'feu'),
  FEAR: said('fear', 'peur'),
};

export const immuneTo: Readonly<Record<AttackSort, Localized>> = {
  FIRE: said('fire', 'au feu'),
  FEAR: said('fear', 'à la peur'),
  AOE: said('area-of-effect attacks', 'aux attaques à aire d’effet'),
  RANGED: said('ranged attacks', 'aux attaques à distance'),
};

export const immuneToGroup = said('{N}', 'aux {N}');
export const withFlying = said('with Flying', 'avec Vol');
export const withoutFlying = said('without Flying', 'sans Vol');
export const openToInfluence = said('open to influence', 'à influence possible');
export const closedToInfluence = said('not open to influence', 'sans influence possible');
export const ownedBy: Readonly<Record<'OWN' | 'ENEMY', Localized>> = {
  OWN: said('of yours', 'de votre camp'),
  ENEMY: said('of the enemy', 'du camp ennemi'),
};
export const vulnerableTo = said('vulnerable to {what}', 'de vulnérabilité {what}');
export const ofVitality = said('of Vitality {n} or less', 'de Vitalité {n} ou moins');
/** Said of what has both a class and a kind. */
export const amongKinds = said('among {N}', 'parmi les {N}');
/** French says it right after the noun; English before it, in the phrase around. */
export const adverse = { one: said('', 'adverse'), many: said('', 'adverses') };
