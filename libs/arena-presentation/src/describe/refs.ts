import type { StrongholdPosition } from '#cards';
import { cardPieces, cardValue, sharedCardFields, sharedCardWords } from '#cards-presentation';
import { localized, type Localized, type Refs } from '#kernel';
import type { CommandType, Place, View } from '#arena/queries';
import { commandTellerIn, type CommandTeller } from './command-teller.js';

const commandNames: Partial<Readonly<Record<CommandType, Localized>>> = {
  raiseStandardBearer: localized('raise a standard bearer', 'lever un Porte-étendard'),
  sacrificeStandardBearer: localized('sacrifice the standard bearer', 'sacrifier le Porte-étendard'),
  enterArena: localized('enter the arena', 'entrer dans l’Arène'),
  declineCorruption: localized('let the creature act', 'laisser agir la créature'),
  joinDuel: localized('join the duel', 'rejoindre le duel'),
  playDuelShield: localized('lay a shield', 'poser un Bouclier'),
  chooseRaidTarget: localized('raid a stronghold', 'attaquer une Forteresse'),
  moveGarrison: localized('move a garrison', 'déplacer une garnison'),
  placeGarrison: localized('put a card in garrison', 'mettre une carte en garnison'),
  sacrificeTerrain: localized('sacrifice a terrain', 'sacrifier un Terrain'),
  declineSacrifice: localized('let the stronghold fall', 'laisser tomber la Forteresse'),
  useLoneShield: localized('use the lone shield', 'utiliser le Bouclier sans adversaire'),
  destroyTerrain: localized('destroy the terrain', 'détruire le Terrain'),
  placeTerrain: localized('place a terrain', 'poser un Terrain'),
  endTerrain: localized('end the terrain step', 'terminer l’étape de Terrain'),
  deployStronghold: localized('deploy a stronghold', 'déployer une Forteresse'),
  challengeGuardian: localized('challenge the guardian', 'défier le Gardien'),
  blockChallenge: localized('block the challenge', 'bloquer le défi'),
  allowChallenge: localized('let the challenge be decided', 'laisser le défi se décider'),
};

const fieldNames: Readonly<Record<string, Localized>> = {
  place: localized('place', 'place'),
  'target.place': localized('place', 'place'),
  'target.effectKey': localized('effect', 'effet'),
  'target.from': localized('from', 'depuis'),
  'target.to': localized('to', 'vers'),
  ability: localized('ability', 'capacité'),
  'ability=INFLUENCE': localized('influence', 'influence'),
  'ability=RANGED': localized('ranged attack', 'attaque à Distance'),
  from: localized('from', 'depuis'),
  to: localized('to', 'vers'),
  mode: localized('use', 'usage'),
  'mode=CAPTURE': localized('capture a creature', 'capturer une créature'),
  'mode=DESTROY_STANDARD_BEARER': localized('destroy the standard bearer', 'détruire le Porte-étendard'),
  'mode=NOTHING': localized('take it back', 'le reprendre'),
  side: localized('stronghold', 'Forteresse'),
  powerStones: localized('power stones', 'pierres de pouvoir'),
};

/** The cards of Guardians Arena that commands name, and words for their other fields. */
export const refs: Refs<View> = {
  kinds: { card: localized('cards', 'cartes') },
  fields: sharedCardFields,
  words: {
    ...sharedCardWords,
    ...fieldNames,
    ...Object.fromEntries(Object.entries(commandNames).map(([type, name]) => [`type=${type}`, name])),
  },
  values(view, locale, names) {
    const tell = commandTellerIn(locale, names, view);
    return (path, value) => ownValue(path, value, tell) ?? cardValue(path, value, tell);
  },
  pieces(view, locale, names) {
    const tell = commandTellerIn(locale, names, view);
    const guardians = view.players.flatMap(({ guardian }) =>
      guardian === undefined ? [] : [{ kind: 'card', id: guardian, name: tell.called(guardian) }],
    );
    return [...new Map([...guardians, ...cardPieces(view, tell)].map((piece) => [piece.id, piece])).values()];
  },
};

function ownValue(path: string, value: string, tell: CommandTeller): string | undefined {
  switch (path) {
    case 'place':
    case 'target.place':
      return tell.place(value as Place);
    case 'target.effectKey':
      return tell.effect(value);
    case 'from':
    case 'to':
    case 'target.from':
    case 'target.to':
    case 'side':
      return tell.stronghold(value as StrongholdPosition);
    default:
      return undefined;
  }
}
