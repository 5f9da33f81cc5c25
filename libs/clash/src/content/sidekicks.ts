import { always } from './power-forms.js';
import type { Sidekick } from './schema.js';
import { enemiesHere, oursHere, self } from './selectors.js';

/** Companions of heroes in solo and co-op (CLASH-193), in canonical order. */
export const sidekicks: readonly Sidekick[] = [
  {
    id: 'tin-beagle',
    name: { en: 'Tin Beagle', fr: 'Beagle de fer-blanc' },
    speed: 3,
    attack: 3,
    defense: 4,
    health: 2,
    flavor: {
      en: 'Fetches anything. Anything at all. Please stop throwing things.',
      fr: 'Rapporte tout. Absolument tout. Merci de ne plus rien lancer.',
    },
    innate: {
      id: 'tin-beagle-good-nose',
      name: { en: 'Good Nose', fr: 'Bon flair' },
      ...always(
        'leaving a zone with an enemy does not end your move.',
        'quitter une zone où se trouve un ennemi n’arrête pas votre déplacement.',
        { grants: [{ who: self, ability: 'SURE_FOOTED' }] },
      ),
    },
  },
  {
    id: 'newspaper-kid',
    name: { en: 'The Newspaper Kid', fr: 'Le petit crieur' },
    speed: 2,
    attack: 2,
    defense: 4,
    health: 2,
    flavor: {
      en: 'Hits a letterbox at eighty paces. Helmets are larger.',
      fr: 'Vise une boîte aux lettres à quatre-vingts pas. Un casque, c’est plus grand.',
    },
    innate: {
      id: 'newspaper-kid-morning-edition',
      name: { en: 'Morning Edition', fr: 'Édition du matin' },
      ...always(
        'you may make ranged attacks, and roll 1 more power die in your attacks.',
        'vous pouvez attaquer à distance, et lancez 1 dé de Pouvoir de plus dans vos attaques.',
        { modifiers: [{ who: self, power: 1 }], grants: [{ who: self, ability: 'RANGED_ATTACKS' }] },
      ),
    },
  },
  {
    id: 'doctor-plaster',
    name: { en: 'Doctor Plaster', fr: 'Docteur Sparadrap' },
    speed: 2,
    attack: 2,
    defense: 5,
    health: 2,
    flavor: {
      en: 'Struck off the register for treating people who had not been hurt yet.',
      fr: 'Radié de l’ordre pour avoir soigné des gens avant qu’ils ne soient blessés.',
    },
    innate: {
      id: 'doctor-plaster-second-opinion',
      name: { en: 'Second Opinion', fr: 'Deuxième avis' },
      ...always('allied heroes in your zone have +1 defense.', 'les héros alliés de votre zone ont +1 en défense.', {
        modifiers: [{ who: oursHere, characteristic: 'DEFENSE', by: 1 }],
      }),
    },
  },
  {
    id: 'auntie-hatpin',
    name: { en: 'Auntie Hatpin', fr: 'Tante Épingle' },
    speed: 1,
    attack: 3,
    defense: 4,
    health: 3,
    flavor: {
      en: 'Came for the weekend. That was in March.',
      fr: 'Venue pour le week-end. C’était en mars.',
    },
    innate: {
      id: 'auntie-hatpin-crowd-control',
      name: { en: 'Crowd Control', fr: 'Circulez' },
      ...always('enemies in your zone have −1 defense.', 'les ennemis de votre zone ont −1 en défense.', {
        modifiers: [{ who: enemiesHere, characteristic: 'DEFENSE', by: -1 }],
      }),
    },
  },
];
