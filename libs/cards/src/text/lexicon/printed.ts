import { inBoth, inEach, said, type Phrase } from './phrase.js';

/** The texts of the fields of a card, in the order of CARD-31. */
export const printed = {
  flying: inBoth('Flying', 'Vol'),
  influenceable: inBoth('influenceable[ (up to {n})]', 'influençable[ (jusqu’à {n})]'),
  influence: inBoth('influence {n}[ ({N})]', 'influence {n}[ ({N})]'),
  ranged: inBoth('ranged attack {n}[ {against}]', 'attaque à distance {n}[ {against}]'),
  offColor: inBoth('off-color bonus {against}', 'bonus Hors-Couleur {against}'),
  red: inEach(undefined, said('its opponent: {v} Vitality (red {n})', 'son adversaire : {v} de Vitalité (rouge {n})')),
  attack: inBoth('{what} attack', 'attaque de {what}'),
  defense: inEach(
    said('your creatures here: {v} Vitality', 'vos créatures ici : {v} de Vitalité'),
    said('your creature defending here: {v} Vitality', 'votre créature qui défend ici : {v} de Vitalité'),
  ),
  corrupts: inBoth(
    'a creature {vulnerable} returns to its owner’s pen',
    'une créature {vulnerable} retourne dans l’enclos de son propriétaire',
  ),
} as const satisfies Record<string, Phrase>;

/** The type line of a creature. */
export const creatureLine = said('{kind} {classes}, {size}', '{kind}, {classes}, {size}');
