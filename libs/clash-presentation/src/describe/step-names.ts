import type { Localized } from '#kernel';
import type { Step } from '#clash/queries';

/** The names of the steps at the table. */
export const stepNames: Readonly<Record<Step | 'villainTurn', Localized>> = {
  'setup.consent': { en: 'A higher rank for the smaller side', fr: 'Un rang supérieur pour le plus petit camp' },
  'setup.heroes': { en: 'Choice of heroes', fr: 'Choix des héros' },
  'setup.teamUp': { en: 'Choice of team-up heroes', fr: 'Choix des héros Team-Up' },
  'setup.cards': { en: 'Choice of three power cards', fr: 'Choix de trois cartes Pouvoir' },
  'setup.sidekicks': { en: 'Choice of sidekicks', fr: 'Choix des sidekicks' },
  'setup.newspapers': { en: 'Choice of newspapers', fr: 'Choix des journaux' },
  'setup.placement': { en: 'Placement of the heroes', fr: 'Placement des héros' },
  strategy: { en: 'Strategy', fr: 'Stratégie' },
  'activation.hero': { en: 'Activation', fr: 'Activation' },
  'window.reaction': { en: 'Reaction', fr: 'Réaction' },
  'window.push': { en: 'Push', fr: 'Repousser' },
  'window.choice': { en: 'Choice', fr: 'Choix' },
  'endOfTurn.promotion': { en: 'A new main hero', fr: 'Un nouveau héros principal' },
  advancement: { en: 'Advancement of the Rookies', fr: 'Progression des Rookies' },
  villainTurn: { en: 'The villain’s turn', fr: 'Tour du vilain' },
};
