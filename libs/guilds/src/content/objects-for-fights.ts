import type { Authored, ObjectCard } from './schema.js';

const carried = { kind: 'object', timing: 'passive', usesPerTurn: 0 } as const;

/** Objects that a mage carries into fights. The four elements mirror each other. */
export const fightObjects: readonly Authored<ObjectCard>[] = [
  {
    ...carried,
    id: 'poker-of-the-last-inn',
    name: { en: 'Poker of the Last Inn', fr: 'Tisonnier de la dernière auberge' },
    flavor: {
      en: 'The inn is gone. The poker remembers last orders.',
      fr: 'L’auberge n’est plus. Le tisonnier, lui, se souvient de la fermeture.',
    },
    price: 4,
    effects: [
      { effect: 'attackBonus', element: 'fire', amount: 2 },
      { effect: 'defenseBonus', element: 'fire', amount: 2 },
    ],
    victoryPoints: 1,
  },
  {
    ...carried,
    id: 'thirsty-trident',
    name: { en: 'Thirsty Trident', fr: 'Trident assoiffé' },
    flavor: {
      en: 'Three points, and it takes every one of them personally.',
      fr: 'Trois pointes, et il en fait chaque fois une affaire personnelle.',
    },
    price: 5,
    effects: [{ effect: 'attackBonus', element: 'water', amount: 4 }],
    victoryPoints: -1,
  },
  {
    ...carried,
    id: 'weathercock-rapier',
    name: { en: 'Weathercock Rapier', fr: 'Rapière-girouette' },
    flavor: {
      en: 'It always points at whoever is about to be unlucky.',
      fr: 'Elle indique toujours d’où vient la malchance, et où elle va.',
    },
    price: 4,
    effects: [
      { effect: 'attackBonus', element: 'air', amount: 2 },
      { effect: 'attackBonus', element: 'fire', amount: 1 },
      { effect: 'attackBonus', element: 'water', amount: 1 },
    ],
    victoryPoints: 2,
  },
  {
    ...carried,
    id: 'well-bred-spade',
    name: { en: 'Well-Bred Spade', fr: 'Bêche de bonne famille' },
    flavor: {
      en: 'It calls everything by its proper name.',
      fr: 'Elle appelle un chat un chat, et le met en terre.',
    },
    price: 4,
    effects: [
      { effect: 'attackBonus', element: 'earth', amount: 2 },
      { effect: 'discount', what: 'mage', amount: 2 },
    ],
    victoryPoints: 3,
  },
  {
    ...carried,
    id: 'salamander-slippers',
    name: { en: 'Salamander Slippers', fr: 'Pantoufles de salamandre' },
    flavor: {
      en: 'Warm to the touch. The previous owner still is.',
      fr: 'Tièdes au toucher. Leur ancien propriétaire l’est encore.',
    },
    price: 3,
    effects: [
      { effect: 'defenseBonus', element: 'fire', amount: 2 },
      { effect: 'discount', what: 'healing', amount: 1 },
    ],
    victoryPoints: 4,
  },
  {
    ...carried,
    id: 'second-hand-oilskin',
    name: { en: 'Second-Hand Oilskin', fr: 'Ciré d’occasion' },
    flavor: {
      en: 'Keeps the water out. Something keeps knocking.',
      fr: 'Il empêche l’eau d’entrer. Quelque chose insiste.',
    },
    price: 1,
    effects: [{ effect: 'defenseBonus', element: 'water', amount: 2 }],
    victoryPoints: 3,
  },
  {
    ...carried,
    id: 'parasol-against-gales',
    name: { en: 'Parasol against Gales', fr: 'Parasol contre les tempêtes' },
    flavor: {
      en: 'Opens only when it disapproves of the weather.',
      fr: 'Il ne s’ouvre que lorsqu’il désapprouve le temps.',
    },
    price: 3,
    effects: [
      { effect: 'defenseBonus', element: 'air', amount: 3 },
      { effect: 'defenseBonus', element: 'water', amount: 2 },
    ],
    victoryPoints: 4,
  },
  {
    ...carried,
    id: 'milestone-boots',
    name: { en: 'Milestone Boots', fr: 'Bottes avale-bornes' },
    flavor: {
      en: 'Seven leagues? No. But here, absolutely here.',
      fr: 'Sept lieues ? Non. Mais ici, absolument ici.',
    },
    price: 4,
    effects: [{ effect: 'defenseBonus', element: 'earth', amount: 6 }],
    victoryPoints: 5,
  },
  {
    ...carried,
    id: 'crown-of-bad-ideas',
    name: { en: 'Crown of Bad Ideas', fr: 'Couronne des mauvaises idées' },
    flavor: {
      en: 'Every one of them works once.',
      fr: 'Chacune fonctionne une fois.',
    },
    price: 5,
    effects: [{ effect: 'attackBonus', element: 'all', amount: 2 }],
    victoryPoints: -5,
  },
  {
    ...carried,
    id: 'coat-of-many-creditors',
    name: { en: 'Coat of Many Creditors', fr: 'Manteau aux mille créanciers' },
    flavor: {
      en: 'Nobody strikes the man who owes them money, and nobody robs him either.',
      fr: 'On ne frappe pas un homme qui vous doit de l’argent ; on ne le vole pas non plus.',
    },
    price: 7,
    effects: [
      { effect: 'defenseBonus', element: 'all', amount: 2 },
      { effect: 'guardBooty', guards: 'cards' },
    ],
    victoryPoints: -3,
  },
];
