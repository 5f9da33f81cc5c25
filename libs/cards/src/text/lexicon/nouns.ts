import type { Localized } from '#kernel';
import type { CreatureClass, Kind } from '../../words.js';
import { said } from './phrase.js';

/** A noun: one of it, and many (CARD-33). */
export interface Noun {
  readonly one: Localized;
  readonly many: Localized;
}

const noun = (one: Localized, many: Localized): Noun => ({ one, many });

export const creature = noun(said('creature', 'créature'), said('creatures', 'créatures'));
export const guardian = noun(said('Guardian', 'Gardien'), said('Guardians', 'Gardiens'));
export const stone = noun(said('stone', 'pierre'), said('stones', 'pierres'));

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
  BEAST: noun(said('Beast', 'Bête'), said('Beasts', 'Bêtes')),
  GIANT: noun(said('Giant', 'Géant'), said('Giants', 'Géants')),
  SPIRIT: noun(said('Spirit', 'Esprit'), said('Spirits', 'Esprits')),
  RESTLESS: noun(said('Restless', 'Sans-Repos'), said('Restless', 'Sans-Repos')),
  SWARM: noun(said('Swarm', 'Essaim'), said('Swarms', 'Essaims')),
};
