import type { Localized } from '#kernel';
import type { EffectTarget } from '../../words.js';
import { inEach, said, type Phrase } from './phrase.js';

/** The subject of a sentence, by target; the card itself and a seat are not named. */
export const subjects: Readonly<Record<EffectTarget, Localized | undefined>> = {
  SELF: undefined,
  BEARER: said('bearer:', 'porteur :'),
  OPPONENT: said('its opponent[, if it is {A}]:', 'son adversaire[, si c’est {A}] :'),
  OWN_ALL: said('your {N}:', 'vos {N} :'),
  OWN_OTHERS: said('your other {N}:', 'vos autres {N} :'),
  ENEMY_ALL: said('enemy {N}:', '{NE} :'),
  ALL: said('all {N}:', 'tous camps, {N} :'),
  OWN_HERE: said('your {N} here:', 'vos {N} ici :'),
  PICK_OWN: said('one of your {N}:', 'une de vos {N} :'),
  PICK_ENEMY: said('one of the enemy {N}:', '{OE} :'),
  OWN_SEAT: undefined,
  ENEMY_SEAT: undefined,
};

/** Of a standard bearer, for its own creatures. */
export const underThisShield: Phrase = inEach(
  said('your {N} under this Shield:', 'vos {N} sous ce Bouclier :'),
  said('while this Shield is in play, your {N}:', 'tant que ce Bouclier est en jeu, vos {N} :'),
);

/** Of a downgrade: its reader puts it on an enemy Stronghold, so its owner is the enemy. */
export const hereOnDowngrade = said('enemy {N} here:', '{NE} ici :');

/** The owner of the sum. */
export const sides: Readonly<Record<'OWN' | 'ENEMY', Localized>> = {
  OWN: said('your', 'de votre camp'),
  ENEMY: said('the enemy’s', 'du camp ennemi'),
};
