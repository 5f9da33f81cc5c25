import { values } from './element-values.js';
import { noFailure } from './no-failure.js';
import type { Authored, Quest } from './schema.js';

/** Quests that ask for an alignment. Each of Darkness mirrors one of Light. */
export const questsOfASide: readonly Authored<Quest>[] = [
  {
    id: 'the-stolen-dawn',
    name: { en: 'The Stolen Dawn', fr: 'L’Aube volée' },
    flavor: { en: 'The thief only wanted to sleep in.', fr: 'Le voleur voulait seulement faire la grasse matinée.' },
    conditions: { alignment: { side: 'light', distance: 1 } },
    groupAttack: true,
    monsters: [
      {
        name: { en: 'The Dawn Thief', fr: 'Le Voleur d’aube' },
        defense: values(2, 6, 4, 3),
        attack: { element: 'water', value: 4 },
        health: 9,
        counterAttack: false,
      },
    ],
    success: { victoryPoints: 26, income: 0, rubies: 0, alignment: { direction: 'towardLight', steps: 1 } },
    failure: noFailure,
  },
  {
    id: 'the-unpaid-night',
    name: { en: 'The Unpaid Night', fr: 'La Nuit impayée' },
    flavor: { en: 'Somebody keeps ending it early.', fr: 'Quelqu’un y met fin chaque jour avant l’échéance.' },
    conditions: { alignment: { side: 'darkness', distance: 1 } },
    groupAttack: true,
    monsters: [
      {
        name: { en: 'The Brass Cockerel', fr: 'Le Coq d’airain' },
        defense: values(6, 2, 3, 4),
        attack: { element: 'fire', value: 4 },
        health: 10,
        counterAttack: true,
      },
    ],
    success: { victoryPoints: 26, income: 0, rubies: 3, alignment: { direction: 'towardDarkness', steps: 2 } },
    failure: { ...noFailure, lossRubies: 2 },
  },
  {
    id: 'a-duel-in-the-mirror',
    name: { en: 'A Duel in the Mirror', fr: 'Duel au miroir' },
    flavor: {
      en: 'Come alone, it wrote, in your own hand.',
      fr: '« Venez seul », disait le billet, de votre écriture.',
    },
    conditions: { alignment: { side: 'light', distance: 3 } },
    groupAttack: false,
    monsters: [
      {
        name: { en: 'The Better Self', fr: 'Le Meilleur Moi' },
        defense: values(5, 5, 1, 3),
        attack: { element: 'fire', value: 6 },
        health: 7,
        counterAttack: true,
      },
    ],
    success: { victoryPoints: 33, income: 0, rubies: 1 },
    failure: { ...noFailure, damage: 2 },
  },
  {
    id: 'the-portrait-that-would-not-blink',
    name: { en: 'The Portrait That Would Not Blink', fr: 'Le Portrait qui ne cillait pas' },
    flavor: { en: 'Its eyes follow you home.', fr: 'Ses yeux vous suivent jusque chez vous.' },
    conditions: { alignment: { side: 'darkness', distance: 3 } },
    groupAttack: false,
    monsters: [
      {
        name: { en: 'The Painted Saint', fr: 'Le Saint en peinture' },
        defense: values(4, 5, 3, 1),
        attack: { element: 'water', value: 4 },
        health: 10,
        counterAttack: false,
      },
    ],
    success: { victoryPoints: 30, income: 1, rubies: 0 },
    failure: { ...noFailure, damage: 3, distributed: true },
  },
  {
    id: 'a-lamp-in-every-window',
    name: { en: 'A Lamp in Every Window', fr: 'Une lampe à chaque fenêtre' },
    flavor: {
      en: 'Give enough light away and you have a little less.',
      fr: 'À force de donner sa lumière, il en reste un peu moins.',
    },
    conditions: { alignment: { side: 'light', distance: 4 } },
    groupAttack: true,
    monsters: [],
    success: { victoryPoints: 21, income: 0, rubies: 4, alignment: { direction: 'lose', steps: 2 } },
    failure: noFailure,
  },
  {
    id: 'the-silent-procession',
    name: { en: 'The Silent Procession', fr: 'La Procession muette' },
    flavor: {
      en: 'Walk until nobody remembers who asked.',
      fr: 'Marchez jusqu’à ce que nul ne sache plus qui l’a demandé.',
    },
    conditions: { alignment: { side: 'darkness', distance: 4 } },
    groupAttack: true,
    monsters: [],
    success: { victoryPoints: 21, income: 1, rubies: 0, alignment: { direction: 'lose', steps: 2 } },
    failure: noFailure,
  },
  {
    id: 'the-fallen-constellation',
    name: { en: 'The Fallen Constellation', fr: 'La Constellation déchue' },
    flavor: { en: 'It wants to know who wished.', fr: 'Elle veut savoir qui a fait un vœu.' },
    conditions: { alignment: { side: 'light', distance: 6 } },
    groupAttack: true,
    monsters: [
      {
        name: { en: 'The Star with a Grudge', fr: 'L’Étoile rancunière' },
        defense: values(7, 5, 3, 2),
        attack: { element: 'fire', value: 7 },
        health: 10,
        counterAttack: true,
      },
    ],
    success: { victoryPoints: 34, income: 1, rubies: 0 },
    failure: { ...noFailure, damage: 1, alignment: { direction: 'lose', steps: 1 } },
  },
  {
    id: 'the-sun-in-the-cellar',
    name: { en: 'The Sun in the Cellar', fr: 'Le Soleil dans la cave' },
    flavor: { en: 'Somebody buried it alive. It noticed.', fr: 'On l’a enterré vivant. Il s’en est aperçu.' },
    conditions: { alignment: { side: 'darkness', distance: 6 } },
    groupAttack: true,
    monsters: [
      {
        name: { en: 'The Cellar Sun', fr: 'Le Soleil de cave' },
        defense: values(5, 7, 2, 3),
        attack: { element: 'water', value: 5 },
        health: 15,
        counterAttack: false,
      },
    ],
    success: { victoryPoints: 35, income: 1, rubies: 0 },
    failure: { ...noFailure, alignment: { direction: 'lose', steps: 2 } },
  },
];
