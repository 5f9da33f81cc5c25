import { values } from './element-values.js';
import { noFailure } from './no-failure.js';
import type { Authored, Quest } from './schema.js';

/** Quests without conditions. */
export const questsForAll: readonly Authored<Quest>[] = [
  {
    id: 'the-bridge-that-charges-twice',
    name: { en: 'The Bridge That Charges Twice', fr: 'Le Pont qui fait payer deux fois' },
    flavor: { en: 'Once to cross. Once to have crossed.', fr: 'Une fois pour passer. Une fois pour être passé.' },
    conditions: {},
    groupAttack: true,
    monsters: [
      {
        name: { en: 'The Toll Ogre', fr: 'L’Ogre du péage' },
        defense: values(4, 2, 3, 6),
        attack: { element: 'earth', value: 3 },
        health: 8,
        counterAttack: false,
      },
    ],
    success: { victoryPoints: 20, income: 0, rubies: 2 },
    failure: { ...noFailure, lossRubies: 1 },
  },
  {
    id: 'a-lodger-in-the-chimney',
    name: { en: 'A Lodger in the Chimney', fr: 'Un locataire dans la cheminée' },
    flavor: { en: 'It pays no rent and burns the receipts.', fr: 'Il ne paie pas de loyer et brûle les quittances.' },
    conditions: {},
    groupAttack: true,
    monsters: [
      {
        name: { en: 'The Chimney Salamander', fr: 'La Salamandre de cheminée' },
        defense: values(6, 2, 4, 3),
        attack: { element: 'fire', value: 3 },
        health: 9,
        counterAttack: true,
      },
    ],
    success: { victoryPoints: 25, income: 0, rubies: 0, alignment: { direction: 'towardLight', steps: 1 } },
    failure: noFailure,
  },
  {
    id: 'the-weather-hen',
    name: { en: 'The Weather Hen', fr: 'La Poule des orages' },
    flavor: { en: 'One egg for every storm. The nest is full.', fr: 'Un œuf par orage. Le nid est plein.' },
    conditions: {},
    groupAttack: true,
    monsters: [
      {
        name: { en: 'The Weather Hen', fr: 'La Poule des orages' },
        defense: values(3, 4, 6, 2),
        attack: { element: 'air', value: 3 },
        health: 10,
        counterAttack: false,
      },
    ],
    success: { victoryPoints: 23, income: 0, rubies: 0, alignment: { direction: 'towardDarkness', steps: 1 } },
    failure: { ...noFailure, damage: 1 },
  },
  {
    id: 'the-quarrelling-mills',
    name: { en: 'The Quarrelling Mills', fr: 'Les Moulins qui se querellent' },
    flavor: {
      en: 'They grind to be right. Nobody gets any flour.',
      fr: 'Ils moulent pour avoir raison. Personne n’a de farine.',
    },
    conditions: {},
    groupAttack: true,
    monsters: [
      {
        name: { en: 'The East Mill', fr: 'Le Moulin de l’Est' },
        defense: values(2, 6, 3, 4),
        attack: { element: 'air', value: 3 },
        health: 5,
        counterAttack: false,
      },
      {
        name: { en: 'The West Mill', fr: 'Le Moulin de l’Ouest' },
        defense: values(4, 3, 2, 6),
        attack: { element: 'earth', value: 3 },
        health: 4,
        counterAttack: false,
      },
    ],
    success: { victoryPoints: 21, income: 0, rubies: 1 },
    failure: { ...noFailure, lossRubies: 1, lossObjects: 1 },
  },
  {
    id: 'overdue',
    name: { en: 'Overdue', fr: 'Retard de prêt' },
    flavor: {
      en: 'It has the only copy. It is the only copy.',
      fr: 'Il détient le seul exemplaire. C’est lui, le seul exemplaire.',
    },
    conditions: {},
    groupAttack: false,
    monsters: [
      {
        name: { en: 'The Bookwyrm', fr: 'Le Dragon de bibliothèque' },
        defense: values(1, 4, 6, 5),
        attack: { element: 'fire', value: 4 },
        health: 9,
        counterAttack: false,
      },
    ],
    success: { victoryPoints: 26, income: 0, rubies: 0 },
    failure: { ...noFailure, lossObjects: 1 },
  },
  {
    id: 'the-salt-kings-pantry',
    name: { en: 'The Salt King’s Pantry', fr: 'Le Garde-manger du Roi de Sel' },
    flavor: { en: 'Everything keeps here. Everyone, too.', fr: 'Ici, tout se conserve. Tout le monde aussi.' },
    conditions: {},
    groupAttack: true,
    monsters: [
      {
        name: { en: 'The Salt King', fr: 'Le Roi de Sel' },
        defense: values(3, 2, 6, 4),
        attack: { element: 'water', value: 4 },
        health: 11,
        counterAttack: true,
      },
    ],
    success: { victoryPoints: 22, income: 1, rubies: 0 },
    failure: { ...noFailure, damage: 2, distributed: true },
  },
  {
    id: 'the-clockwork-hunt',
    name: { en: 'The Clockwork Hunt', fr: 'La Chasse mécanique' },
    flavor: {
      en: 'It was wound up every spring. Now it winds up the hunters.',
      fr: 'On le remontait chaque printemps ; c’est lui, à présent, qui en remontre aux chasseurs.',
    },
    conditions: {},
    groupAttack: false,
    monsters: [
      {
        name: { en: 'The Clockwork Stag', fr: 'Le Cerf mécanique' },
        defense: values(6, 5, 1, 4),
        attack: { element: 'air', value: 4 },
        health: 10,
        counterAttack: false,
      },
    ],
    success: { victoryPoints: 23, income: 1, rubies: 0 },
    failure: { ...noFailure, lossObjects: 1 },
  },
  {
    id: 'the-hill-with-teeth',
    name: { en: 'The Hill with Teeth', fr: 'La Colline à dents' },
    flavor: {
      en: 'The view from the top is splendid. It is the top that looks.',
      fr: 'Du sommet, la vue est splendide. C’est le sommet qui regarde.',
    },
    conditions: {},
    groupAttack: true,
    monsters: [
      {
        name: { en: 'The Hungry Hill', fr: 'La Colline affamée' },
        defense: values(4, 6, 2, 5),
        attack: { element: 'earth', value: 5 },
        health: 14,
        counterAttack: true,
      },
    ],
    success: { victoryPoints: 29, income: 0, rubies: 0 },
    failure: { ...noFailure, lossRubies: 1, damage: 2 },
  },
  {
    id: 'the-queens-cat',
    name: { en: 'The Queen’s Cat', fr: 'Le Chat de la Reine' },
    flavor: {
      en: 'It must be brought home unhurt. It has made no such promise.',
      fr: 'Il faut le ramener indemne. Lui n’a rien promis de tel.',
    },
    conditions: {},
    groupAttack: false,
    monsters: [
      {
        name: { en: 'The Queen’s Cat', fr: 'Le Chat de la Reine' },
        defense: values(5, 1, 4, 3),
        attack: { element: 'air', value: 3 },
        health: 6,
        counterAttack: true,
      },
    ],
    success: { victoryPoints: 22, income: 1, rubies: 0 },
    failure: noFailure,
  },
  {
    id: 'the-twins-at-the-ford',
    name: { en: 'The Twins at the Ford', fr: 'Les Jumelles du gué' },
    flavor: { en: 'One always lies. The other always bites.', fr: 'L’une ment toujours. L’autre mord toujours.' },
    conditions: {},
    groupAttack: true,
    monsters: [
      {
        name: { en: 'The Twin Who Lies', fr: 'La Jumelle qui ment' },
        defense: values(3, 4, 6, 2),
        attack: { element: 'water', value: 3 },
        health: 6,
        counterAttack: false,
      },
      {
        name: { en: 'The Twin Who Bites', fr: 'La Jumelle qui mord' },
        defense: values(6, 3, 4, 2),
        attack: { element: 'water', value: 4 },
        health: 4,
        counterAttack: true,
      },
    ],
    success: { victoryPoints: 26, income: 0, rubies: 0 },
    failure: { ...noFailure, damage: 3, distributed: true },
  },
];
