import type { Authored, ObjectCard } from './schema.js';

const alwaysOn = { kind: 'object', timing: 'passive', usesPerTurn: 0 } as const;
const onceATurn = { kind: 'object', usesPerTurn: 1 } as const;

/** Objects that work for the guild rather than in a mage's hand: always on, or used once a turn. */
export const householdObjects: readonly Authored<ObjectCard>[] = [
  {
    ...alwaysOn,
    id: 'interest-bearing-pig',
    name: { en: 'Interest-Bearing Pig', fr: 'Cochon à intérêts' },
    flavor: {
      en: 'Feed it nothing. It has found a market.',
      fr: 'Ne lui donnez rien. Il a trouvé un marché.',
    },
    price: 6,
    effects: [
      { effect: 'extraIncome', amount: 1 },
      { effect: 'discount', what: 'item', amount: 1 },
    ],
    victoryPoints: -4,
  },
  {
    ...onceATurn,
    id: 'letter-of-recommendation',
    name: { en: 'Letter of Recommendation', fr: 'Lettre de recommandation' },
    flavor: {
      en: 'The signature is illegible, and therefore important.',
      fr: 'La signature est illisible, donc importante.',
    },
    timing: 'anytime',
    price: 5,
    effects: [{ effect: 'drawItems', draw: 2, keep: 1 }],
    victoryPoints: -3,
  },
  {
    ...alwaysOn,
    id: 'widows-insurance',
    name: { en: 'Widow’s Insurance', fr: 'Assurance de la veuve' },
    flavor: {
      en: 'It covers everything. The widow has been widowed nine times.',
      fr: 'Elle couvre tout. La veuve en est à son neuvième deuil.',
    },
    price: 3,
    effects: [
      { effect: 'discount', what: 'healing', amount: 2 },
      { effect: 'discount', what: 'mage', amount: 1 },
      { effect: 'keepLoss' },
    ],
    victoryPoints: 3,
  },
  {
    ...alwaysOn,
    id: 'opinionated-strongbox',
    name: { en: 'Opinionated Strongbox', fr: 'Coffre-fort à principes' },
    flavor: {
      en: 'It opens for nobody it has not been introduced to.',
      fr: 'Il ne s’ouvre qu’aux gens qu’on lui a présentés.',
    },
    price: 8,
    effects: [{ effect: 'guardBooty', guards: 'rubies' }],
    victoryPoints: -5,
  },
  {
    ...onceATurn,
    id: 'one-man-band',
    name: { en: 'One-Man Band', fr: 'Homme-orchestre en bois' },
    flavor: {
      en: 'Drum, horn, bells, harp. The enemy counts twelve and hesitates.',
      fr: 'Tambour, cor, grelots, harpe. L’ennemi en compte douze, et hésite.',
    },
    timing: 'campaign',
    price: 4,
    effects: [{ effect: 'groupAnyway' }],
    victoryPoints: 3,
  },
  {
    ...onceATurn,
    id: 'lullaby-box',
    name: { en: 'Lullaby Box', fr: 'Boîte à berceuses' },
    flavor: {
      en: 'Wind it up, open the lid, walk away on tiptoe.',
      fr: 'Remontez-la, ouvrez le couvercle, partez sur la pointe des pieds.',
    },
    timing: 'campaign',
    price: 3,
    effects: [{ effect: 'noCounterAttack' }],
    victoryPoints: 3,
  },
  {
    ...onceATurn,
    id: 'honest-die',
    name: { en: 'The Honest Die', fr: 'Le Dé honnête' },
    flavor: {
      en: 'It apologises for its mistakes and offers to do better.',
      fr: 'Il présente ses excuses et propose de recommencer.',
    },
    timing: 'anytime',
    price: 3,
    effects: [{ effect: 'rerollLowest', dice: 2 }],
    victoryPoints: 3,
  },
  {
    ...onceATurn,
    id: 'drum-of-second-thoughts',
    name: { en: 'Drum of Second Thoughts', fr: 'Tambour des remords' },
    flavor: {
      en: 'Beaten behind our line, it gives the other line second thoughts.',
      fr: 'Battu derrière notre ligne, il donne des remords à celle d’en face.',
    },
    timing: 'guildCombat',
    price: 3,
    effects: [{ effect: 'defenseBonus', element: 'all', amount: 2 }],
    victoryPoints: 3,
  },
  {
    ...onceATurn,
    id: 'pocket-saint',
    name: { en: 'Pocket Saint', fr: 'Saint de poche' },
    flavor: {
      en: 'Solid gold, small miracles, good resale.',
      fr: 'En or massif. Petits miracles, bonne revente.',
    },
    timing: 'anytime',
    price: 6,
    effects: [{ effect: 'shield', points: 2 }],
    victoryPoints: 8,
  },
  {
    ...onceATurn,
    id: 'bottomless-broth',
    name: { en: 'Bottomless Broth', fr: 'Bouillon sans fond' },
    flavor: {
      en: 'It has been on the fire since the founding. Do not stir too deep.',
      fr: 'Il mijote depuis la fondation. Ne remuez pas trop profond.',
    },
    timing: 'ownAction',
    price: 4,
    effects: [{ effect: 'healDamage', points: 2 }],
    victoryPoints: 5,
  },
];
