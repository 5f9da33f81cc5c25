import { values } from './element-values.js';
import { noFailure } from './no-failure.js';
import type { Authored, Quest } from './schema.js';

/** Quests that ask for a number of mages. */
export const questsForCompanies: readonly Authored<Quest>[] = [
  {
    id: 'the-rope-market',
    name: { en: 'The Rope Market', fr: 'Le Marché aux cordes' },
    flavor: { en: 'She sells by the yard and keeps the customers.', fr: 'Elle vend au mètre et garde les clients.' },
    conditions: { minMages: 2 },
    groupAttack: false,
    monsters: [
      {
        name: { en: 'The Rope Spider', fr: 'L’Araignée cordière' },
        defense: values(4, 5, 3, 1),
        attack: { element: 'earth', value: 4 },
        health: 11,
        counterAttack: false,
      },
    ],
    success: { victoryPoints: 25, income: 1, rubies: 0, alignment: { direction: 'towardDarkness', steps: 2 } },
    failure: { ...noFailure, damage: 2, distributed: true },
  },
  {
    id: 'duet-for-a-haunted-organ',
    name: { en: 'Duet for a Haunted Organ', fr: 'Duo pour orgue hanté' },
    flavor: {
      en: 'Two players, four hands, and a foot nobody owns.',
      fr: 'Deux musiciens, quatre mains, et un pied qui n’est à personne.',
    },
    conditions: { minMages: 2, maxMages: 2 },
    groupAttack: true,
    monsters: [
      {
        name: { en: 'The Great Pipe', fr: 'Le Grand Tuyau' },
        defense: values(4, 3, 6, 2),
        attack: { element: 'air', value: 4 },
        health: 4,
        counterAttack: false,
      },
      {
        name: { en: 'The Small Pipe', fr: 'Le Petit Tuyau' },
        defense: values(2, 4, 6, 3),
        attack: { element: 'air', value: 2 },
        health: 3,
        counterAttack: false,
      },
    ],
    success: { victoryPoints: 24, income: 0, rubies: 1 },
    failure: { ...noFailure, lossRubies: 2 },
  },
  {
    id: 'the-cathedral-of-beavers',
    name: { en: 'The Cathedral of Beavers', fr: 'La Cathédrale des castors' },
    flavor: {
      en: 'Nine hundred years of building. The river is furious.',
      fr: 'Neuf cents ans de chantier. Le fleuve est furieux.',
    },
    conditions: { minMages: 3 },
    groupAttack: true,
    monsters: [
      {
        name: { en: 'The Architect of Mud', fr: 'L’Architecte de boue' },
        defense: values(4, 6, 2, 5),
        attack: { element: 'water', value: 4 },
        health: 13,
        counterAttack: false,
      },
    ],
    success: { victoryPoints: 25, income: 1, rubies: 0, alignment: { direction: 'towardLight', steps: 2 } },
    failure: { ...noFailure, damage: 3, distributed: true },
  },
  {
    id: 'the-barn-says-no',
    name: { en: 'The Barn Says No', fr: 'La Grange refuse' },
    flavor: {
      en: 'It was raised once. It does not wish to be lowered.',
      fr: 'On l’a montée une fois. Elle n’entend pas redescendre.',
    },
    conditions: { minMages: 3 },
    groupAttack: false,
    monsters: [
      {
        name: { en: 'The Barn', fr: 'La Grange' },
        defense: values(1, 5, 4, 4),
        attack: { element: 'earth', value: 4 },
        health: 12,
        counterAttack: true,
      },
    ],
    success: { victoryPoints: 30, income: 1, rubies: 0 },
    failure: noFailure,
  },
  {
    id: 'the-siege-of-the-tortoise',
    name: { en: 'The Siege of the Tortoise', fr: 'Le Siège de la tortue' },
    flavor: {
      en: 'The castle moved in the night. The garrison has complained.',
      fr: 'Le château a bougé dans la nuit. La garnison s’est plainte.',
    },
    conditions: { minMages: 4 },
    groupAttack: true,
    monsters: [
      {
        name: { en: 'The Castle Tortoise', fr: 'La Tortue castrale' },
        defense: values(3, 2, 4, 7),
        attack: { element: 'earth', value: 6 },
        health: 15,
        counterAttack: true,
      },
    ],
    success: { victoryPoints: 31, income: 1, rubies: 0 },
    failure: { ...noFailure, damage: 4, distributed: true },
  },
  {
    id: 'the-smugglers-tide',
    name: { en: 'The Smugglers’ Tide', fr: 'La Marée des contrebandiers' },
    flavor: { en: 'Nothing to declare except the crab.', fr: 'Rien à déclarer, sauf le crabe.' },
    conditions: { minMages: 2, maxMages: 3 },
    groupAttack: true,
    monsters: [
      {
        name: { en: 'The Customs Crab', fr: 'Le Crabe des douanes' },
        defense: values(2, 6, 3, 4),
        attack: { element: 'earth', value: 4 },
        health: 5,
        counterAttack: true,
      },
      {
        name: { en: 'The Bribed Octopus', fr: 'Le Poulpe soudoyé' },
        defense: values(3, 6, 2, 4),
        attack: { element: 'water', value: 4 },
        health: 4,
        counterAttack: false,
      },
    ],
    success: { victoryPoints: 24, income: 1, rubies: 1 },
    failure: { ...noFailure, lossObjects: 1, damage: 1 },
  },
  {
    id: 'the-whispering-wardrobe',
    name: { en: 'The Whispering Wardrobe', fr: 'L’Armoire aux murmures' },
    flavor: {
      en: 'There is room for two. There always is, afterwards.',
      fr: 'Il y a de la place pour deux. Après coup, il y en a toujours.',
    },
    conditions: { maxMages: 2 },
    groupAttack: false,
    monsters: [
      {
        name: { en: 'The Wardrobe', fr: 'L’Armoire' },
        defense: values(3, 1, 5, 4),
        attack: { element: 'air', value: 5 },
        health: 5,
        counterAttack: true,
      },
    ],
    success: { victoryPoints: 28, income: 0, rubies: 0 },
    failure: { ...noFailure, damage: 2 },
  },
  {
    id: 'the-two-headed-tax',
    name: { en: 'The Two-Headed Tax', fr: 'L’Impôt à deux têtes' },
    flavor: {
      en: 'Cut one head off and the other asks for its share.',
      fr: 'Coupez-lui une tête, l’autre réclame sa part.',
    },
    conditions: { minMages: 3 },
    groupAttack: true,
    monsters: [
      {
        name: { en: 'The Head of Receipts', fr: 'La Tête des recettes' },
        defense: values(6, 3, 2, 4),
        attack: { element: 'fire', value: 4 },
        health: 7,
        counterAttack: false,
      },
      {
        name: { en: 'The Head of Arrears', fr: 'La Tête des arriérés' },
        defense: values(4, 2, 3, 6),
        attack: { element: 'earth', value: 5 },
        health: 5,
        counterAttack: true,
      },
    ],
    success: { victoryPoints: 27, income: 1, rubies: 0, alignment: { direction: 'lose', steps: 2 } },
    failure: { ...noFailure, lossObjects: 1, damage: 2, distributed: true },
  },
];
