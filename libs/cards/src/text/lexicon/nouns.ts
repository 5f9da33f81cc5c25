import type { Localized } from '#kernel';
import type { CreatureClass, Kind } from '../../words.js';
import { said } from './phrase.js';

/** A noun: one of it, one with its article, and many (CARD-33). */
export interface Noun {
  readonly one: Localized;
  readonly a: Localized;
  readonly many: Localized;
}

type Gender = 'un' | 'une';

const noun = (one: Localized, many: Localized, gender: Gender = 'un'): Noun => {
  const article = /^[AEIO]/.test(one.en) ? 'an' : 'a';
  return { one, many, a: said(`${article} ${one.en}`, `${gender} ${one.fr}`) };
};

export const creature = noun(said('creature', 'créature'), said('creatures', 'créatures'), 'une');
export const guardian = noun(said('Guardian', 'Gardien'), said('Guardians', 'Gardiens'));
export const stone = noun(said('stone', 'pierre'), said('stones', 'pierres'), 'une');

export const kinds: Readonly<Record<Kind, Noun>> = {
  MORTAL: noun(said('Mortal', 'Mortel'), said('Mortals', 'Mortels')),
  ELEMENTAL: noun(said('Elemental', 'Élémental'), said('Elementals', 'Élémentaux')),
  OUTSIDER: noun(said('Outsider', 'Extérieur'), said('Outsiders', 'Extérieurs')),
};

export const classes: Readonly<Record<CreatureClass, Noun>> = {
  SOLDIER: noun(said('Soldier', 'Soldat'), said('Soldiers', 'Soldats')),
  LEADER: noun(said('Leader', 'Chef'), said('Leaders', 'Chefs')),
  MAGE: noun(said('Mage', 'Mage'), said('Mages', 'Mages')),
  ROGUE: noun(said('Rogue', 'Vaurien'), said('Rogues', 'Vauriens')),
  BEAST: noun(said('Beast', 'Bête'), said('Beasts', 'Bêtes'), 'une'),
  GIANT: noun(said('Giant', 'Géant'), said('Giants', 'Géants')),
  SPIRIT: noun(said('Spirit', 'Esprit'), said('Spirits', 'Esprits')),
  RESTLESS: noun(said('Restless', 'Sans-Repos'), said('Restless', 'Sans-Repos')),
  SWARM: noun(said('Swarm', 'Essaim'), said('Swarms', 'Essaims')),
};
