import { localized, refKey, type Localized, type Ref } from '#kernel';
import type { Characteristic, SkirmishCommand } from '#skirmish';

import { rankNames } from './card-words.js';
import type { CommandTeller, SeenTable } from './command-teller.js';

/** What players call the kinds of pieces of all games of figures. */
export const sharedKinds = {
  figure: localized('figures', 'figurines'),
  space: localized('spaces', 'espaces'),
} as const satisfies Readonly<Record<string, Localized>>;

/** The kinds of what fields of shared commands name. Heroes before play and cards are told by their names alone. */
export const sharedFields: Readonly<Record<string, string>> = {
  figureId: 'figure',
  targetId: 'figure',
  spaceId: 'space',
};

/** What each type of the shared commands does. */
const commandNames: Readonly<Record<SkirmishCommand['type'], Localized>> = {
  chooseHero: localized('choose a hero', 'choisir un héros'),
  placeHero: localized('put a hero on the board', 'placer un héros'),
  planCards: localized('lay cards', 'poser des cartes'),
  takeBackPlan: localized('take a plan back', 'reprendre un plan'),
  proposeOrder: localized('propose an order', 'proposer un ordre'),
  declareReady: localized('end the planning', 'terminer la planification'),
  move: localized('move', 'se déplacer'),
  attack: localized('attack', 'attaquer'),
  attemptTest: localized('attempt a test', 'tenter un test'),
  usePower: localized('use a power', 'utiliser un pouvoir'),
  endActivation: localized('end the activation', 'terminer l’activation'),
  react: localized('react', 'réagir'),
  declineReaction: localized('do not react', 'ne pas réagir'),
  pushBack: localized('push the target', 'repousser la cible'),
  declinePushBack: localized('do not push', 'ne pas repousser'),
  choose: localized('choose an answer', 'choisir une réponse'),
  campaignStep: localized('exchange a Rookie card', 'échanger une carte Rookie'),
  skipCampaignStep: localized('keep the Rookie cards', 'garder les cartes Rookie'),
};

const fieldNames: Readonly<Record<string, Localized>> = {
  figureId: localized('figure', 'figurine'),
  targetId: localized('target', 'cible'),
  spaceId: localized('space', 'espace'),
  heroId: localized('hero', 'héros'),
  heroIds: localized('place in the order', 'place dans l’ordre'),
  rank: localized('rank', 'rang'),
  plays: localized('cards', 'cartes'),
  'plays.cardId': localized('card', 'carte'),
  'plays.side': localized('side of the sheet', 'côté de la fiche'),
  mode: localized('attack', 'attaque'),
  testId: localized('test', 'test'),
  characteristic: localized('characteristic', 'caractéristique'),
  powerId: localized('power', 'pouvoir'),
  optionId: localized('answer', 'réponse'),
  rookieCardId: localized('card to give up', 'carte à abandonner'),
  regainCardId: localized('card to regain', 'carte à reprendre'),
  'mode=MELEE': localized('hand to hand', 'au corps à corps'),
  'mode=RANGED': localized('from afar', 'à distance'),
  'plays[].side=LEFT': localized('as a power', 'comme pouvoir'),
  'plays[].side=RIGHT': localized('as a technique', 'comme technique'),
};

/** Words for the commands of a game by their types. */
export const namedTypes = (names: Readonly<Record<string, Localized>>): Readonly<Record<string, Localized>> =>
  Object.fromEntries(Object.entries(names).map(([type, name]) => [`type=${type}`, name]));

/** Words for the shared commands and their fields. */
export const sharedWords: Readonly<Record<string, Localized>> = {
  ...namedTypes(commandNames),
  ...fieldNames,
  ...Object.fromEntries(Object.entries(rankNames).map(([rank, name]) => [`rank=${rank}`, name])),
};

/** The figures in play and the spaces of a board. */
export const boardPieces = ({ figures, board }: SeenTable, tell: CommandTeller): Ref[] => [
  ...board.spaces.map(({ spaceId }) => ({ kind: 'space', id: spaceId, name: tell.countedSpace(spaceId) })),
  ...figures.flatMap(({ figureId, spaceId }) =>
    spaceId === undefined
      ? []
      : [{ kind: 'figure', id: figureId, name: tell.figure(figureId), at: refKey('space', spaceId) }],
  ),
];

/** What players call a value of a shared command. */
export function sharedValue(path: string, value: string, tell: CommandTeller): string | undefined {
  switch (path) {
    case 'heroId':
    case 'heroIds[]':
      return tell.figure(value);
    case 'plays[].cardId':
    case 'powerId':
    case 'rookieCardId':
    case 'regainCardId':
      return tell.card(value);
    case 'testId':
      return tell.placedTest(value);
    case 'characteristic':
      return tell.value(value as Characteristic);
    case 'optionId':
      return tell.answer(value);
    default:
      return undefined;
  }
}
