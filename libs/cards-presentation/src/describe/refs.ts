import type { StrongholdPosition } from '#cards';
import type { BuildingCommand } from '#cards/brought';
import type { PassCommand } from '#cards/flow';
import { localized, type Localized, type Ref } from '#kernel';
import { facesIn, type ButtonTeller } from './card-buttons.js';

/** The types of commands that both games have. */
type SharedType =
  | BuildingCommand['type']
  | PassCommand['type']
  | 'placeOnStronghold'
  | 'placeUnderStronghold'
  | 'attachItem'
  | 'attachUpgrade'
  | 'discardExcess'
  | 'playCorruption'
  | 'playDepotCard'
  | 'useAbility'
  | 'useGuardianInfluence'
  | 'useStrongholdCreature';

const commandNames: Readonly<Record<SharedType, Localized>> = {
  chooseGuardian: localized('choose a guardian', 'choisir un Gardien'),
  chooseStronghold: localized('choose a stronghold', 'choisir une Forteresse'),
  leaveOut: localized('leave a card out', 'écarter une carte'),
  finishDeck: localized('finish the deck', 'terminer le paquet'),
  pass: localized('pass', 'passer'),
  declarePasses: localized('pass ahead', 'passer d’avance'),
  withdrawPasses: localized('pass ahead no longer', 'ne plus passer d’avance'),
  placeOnStronghold: localized('put a card on a stronghold', 'poser une carte sur une Forteresse'),
  placeUnderStronghold: localized('put a card under a stronghold', 'poser une carte sous une Forteresse'),
  attachItem: localized('give an item', 'donner un objet'),
  attachUpgrade: localized('attach an upgrade', 'attacher une amélioration'),
  discardExcess: localized('discard a card', 'défausser une carte'),
  playCorruption: localized('corrupt a creature', 'corrompre une créature'),
  playDepotCard: localized('play a card', 'jouer une carte'),
  useAbility: localized('use an ability', 'utiliser une capacité'),
  useGuardianInfluence: localized('influence of the guardian', 'influence du Gardien'),
  useStrongholdCreature: localized('use the creature under a stronghold', 'utiliser la créature sous une Forteresse'),
};

const fieldNames: Readonly<Record<string, Localized>> = {
  cardId: localized('card', 'carte'),
  targetCardId: localized('target', 'cible'),
  target: localized('target', 'cible'),
  'target.cardId': localized('target', 'cible'),
  stronghold: localized('stronghold', 'Forteresse'),
  targetSeat: localized('player', 'joueur'),
  until: localized('until', 'jusqu’à'),
  'until=WINDOW': localized('the end of this step', 'la fin de l’étape'),
  'until=COMBAT': localized('the end of this combat', 'la fin du combat'),
  'until=TURN': localized('the end of the turn', 'la fin du tour'),
  'until=GAME': localized('further notice', 'nouvel ordre'),
};

/** Words for the commands that both games have, and for their fields. */
export const sharedCardWords: Readonly<Record<string, Localized>> = {
  ...fieldNames,
  ...Object.fromEntries(Object.entries(commandNames).map(([type, name]) => [`type=${type}`, name])),
};

/** The fields that hold cards of the game; cards of the library, from which a deck is built, lie on no table. */
export const sharedCardFields: Readonly<Record<string, string>> = {
  cardId: 'card',
  targetCardId: 'card',
  'target.cardId': 'card',
  'chooseGuardian.cardId': '',
  'chooseStronghold.cardId': '',
  'leaveOut.cardId': '',
};

/** The cards whose faces a view shows. */
export const cardPieces = (view: unknown, { called }: ButtonTeller): Ref[] =>
  [...facesIn(view).keys()].map((id) => ({ kind: 'card', id, name: called(id) }));

/** What players call a value of a command that both games have. */
export function cardValue(path: string, value: string, tell: ButtonTeller): string | undefined {
  switch (path) {
    case 'cardId':
      return tell.called(value);
    case 'stronghold':
      return tell.stronghold(value as StrongholdPosition);
    case 'targetSeat':
      return tell.who(Number(value));
    default:
      return undefined;
  }
}
