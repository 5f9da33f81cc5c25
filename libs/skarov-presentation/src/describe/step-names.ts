import type { Localized } from '#kernel';
import type { Step } from '#skarov/queries';

/** The names of the steps at the table. */
export const stepNames: Readonly<Record<Step | 'endOfTurn', Localized>> = {
  'setup.scenario': { en: 'Choice of the adventure', fr: 'Choix de l’aventure' },
  'setup.heroes': { en: 'Choice of heroes', fr: 'Choix des héros' },
  'setup.tiles': { en: 'Rooms of the base', fr: 'Salles de la base' },
  'setup.passages': { en: 'Doors and airlocks', fr: 'Portes et sas' },
  'setup.minions': { en: 'Posts of the minions', fr: 'Postes des sbires' },
  'setup.lieutenants': { en: 'Posts of the lieutenants', fr: 'Postes des lieutenants' },
  'setup.review': { en: 'A last look at the base', fr: 'Dernier regard sur la base' },
  'setup.placement': { en: 'Placement of the heroes', fr: 'Placement des héros' },
  strategy: { en: 'Strategy', fr: 'Stratégie' },
  'strategy.lastWord': { en: 'The last word of the overlord', fr: 'Dernier mot du Professeur' },
  'activation.hero': { en: 'Activation of a hero', fr: 'Activation d’un héros' },
  'activation.choice': { en: 'Choice of a villain sheet', fr: 'Choix d’une fiche de vilain' },
  'activation.villain': { en: 'Activation of villains', fr: 'Activation de vilains' },
  'endOfTurn.room': { en: 'Activation of a room', fr: 'Activation d’une salle' },
  advancement: { en: 'Advancement of the Rookies', fr: 'Progression des Rookies' },
  'window.reaction': { en: 'Reaction', fr: 'Réaction' },
  'window.push': { en: 'Push', fr: 'Repousser' },
  'window.choice': { en: 'Choice', fr: 'Choix' },
  endOfTurn: { en: 'End of the turn', fr: 'Fin du tour' },
};
