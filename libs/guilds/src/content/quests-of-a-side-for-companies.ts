import { values } from './element-values.js';
import { noFailure } from './no-failure.js';
import type { Authored, Quest } from './schema.js';

/** Quests that ask for an alignment and for a number of mages. Each of Darkness mirrors one of Light. */
export const questsOfASideForCompanies: readonly Authored<Quest>[] = [
  {
    id: 'the-barefoot-pilgrimage',
    name: { en: 'The Barefoot Pilgrimage', fr: 'Le Pèlerinage pieds nus' },
    flavor: {
      en: 'Blessed are the feet. The road was less impressed.',
      fr: 'Bénis soient les pieds. La route s’est montrée moins émue.',
    },
    conditions: { alignment: { side: 'light', distance: 1 }, minMages: 3 },
    groupAttack: true,
    monsters: [],
    success: { victoryPoints: 19, income: 1, rubies: 0, alignment: { direction: 'towardLight', steps: 2 } },
    failure: noFailure,
  },
  {
    id: 'the-masked-supper',
    name: { en: 'The Masked Supper', fr: 'Le Souper masqué' },
    flavor: { en: 'Fourteen were invited. Fifteen have eaten.', fr: 'Quatorze étaient invités. Quinze ont mangé.' },
    conditions: { alignment: { side: 'darkness', distance: 1 }, minMages: 4 },
    groupAttack: true,
    monsters: [],
    success: { victoryPoints: 22, income: 0, rubies: 3, alignment: { direction: 'towardDarkness', steps: 1 } },
    failure: noFailure,
  },
  {
    id: 'the-black-regatta',
    name: { en: 'The Black Regatta', fr: 'La Régate noire' },
    flavor: {
      en: 'Second place keeps the oars. Last place rows.',
      fr: 'Le deuxième garde les rames. Le dernier rame.',
    },
    conditions: { alignment: { side: 'light', distance: 3 }, minMages: 2 },
    groupAttack: true,
    monsters: [
      {
        name: { en: 'The Ferryman Who Waits', fr: 'Le Passeur qui attend' },
        defense: values(4, 6, 3, 2),
        attack: { element: 'water', value: 4 },
        health: 7,
        counterAttack: false,
      },
      {
        name: { en: 'The Ferry That Does Not', fr: 'Le Bac qui n’attend pas' },
        defense: values(2, 6, 3, 4),
        attack: { element: 'water', value: 4 },
        health: 4,
        counterAttack: false,
      },
    ],
    success: { victoryPoints: 30, income: 0, rubies: 3 },
    failure: { ...noFailure, alignment: { direction: 'lose', steps: 2 } },
  },
  {
    id: 'the-white-tournament',
    name: { en: 'The White Tournament', fr: 'Le Tournoi blanc' },
    flavor: {
      en: 'Drawn at noon in chalk. It has not rained since.',
      fr: 'Tracé à la craie, à midi. Il n’a pas plu depuis.',
    },
    conditions: { alignment: { side: 'darkness', distance: 3 }, minMages: 2 },
    groupAttack: false,
    monsters: [
      {
        name: { en: 'The Knight of Chalk', fr: 'Le Chevalier de craie' },
        defense: values(6, 4, 1, 3),
        attack: { element: 'fire', value: 5 },
        health: 5,
        counterAttack: true,
      },
      {
        name: { en: 'The Horse of Chalk', fr: 'Le Cheval de craie' },
        defense: values(6, 1, 4, 3),
        attack: { element: 'fire', value: 4 },
        health: 6,
        counterAttack: false,
      },
    ],
    success: { victoryPoints: 35, income: 1, rubies: 0 },
    failure: { ...noFailure, alignment: { direction: 'lose', steps: 2 } },
  },
];
