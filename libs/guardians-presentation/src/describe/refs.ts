import { cardPieces, cardValue, sharedCardFields, sharedCardWords } from '#cards-presentation';
import { localized, refKey, type Localized, type Refs } from '#kernel';
import { guardianSpaceOf, type CommandType, type Place, type View } from '#guardians/queries';
import { commandTellerIn } from './command-teller.js';

const commandNames: Partial<Readonly<Record<CommandType, Localized>>> = {
  cutDeck: localized('cut the deck', 'couper le paquet'),
  keepOpeningHand: localized('keep the opening hand', 'garder la main de départ'),
  redrawOpeningHand: localized('draw the opening hand again', 'repiocher la main de départ'),
  placeInUpgrade: localized('put a card into an upgrade', 'poser une carte dans une amélioration'),
  unplace: localized('take a card back', 'reprendre une carte'),
  finishPlacement: localized('place nothing more', 'ne plus rien placer'),
  turnShield: localized('turn a shield', 'tourner un Bouclier'),
  passShield: localized('leave the shield', 'laisser le Bouclier'),
  moveShield: localized('move the shield', 'déplacer le Bouclier'),
  reinforceShield: localized('reinforce the shield', 'renforcer le Bouclier'),
  endReinforcing: localized('reinforce no further', 'ne plus renforcer'),
  declareCommand: localized('declare a command', 'déclarer un Commandement'),
  commitAttacker: localized('commit an attacker', 'engager un attaquant'),
  rangedAttack: localized('ranged attack', 'attaque à Distance'),
  commitSecondary: localized('send a secondary attacker', 'envoyer un attaquant secondaire'),
  endSecondary: localized('send no further attacker', 'ne plus envoyer d’attaquant'),
  heal: localized('heal a creature', 'guérir une créature'),
  chooseRetreat: localized('retreat', 'se retirer'),
  keepShield: localized('keep a shield', 'garder un Bouclier'),
  discardFromStack: localized('discard from the stack', 'défausser de la pile'),
  settleTerrain: localized('place a terrain', 'poser un Terrain'),
  settleWithCreature: localized('lay a creature as a terrain', 'poser une créature comme Terrain'),
  withdrawShield: localized('withdraw a shield', 'retirer un Bouclier'),
};

const fieldNames: Readonly<Record<string, Localized>> = {
  depth: localized('cards', 'cartes'),
  space: localized('space', 'espace'),
  'target.space': localized('space', 'espace'),
  from: localized('from', 'depuis'),
  to: localized('to', 'vers'),
  path: localized('step', 'pas'),
  fly: localized('flying', 'en volant'),
};

/** The cards and spaces of Guardians that commands name, and words for their other fields. */
export const refs: Refs<View> = {
  kinds: { card: localized('cards', 'cartes'), space: localized('spaces', 'espaces') },
  fields: {
    ...sharedCardFields,
    space: 'space',
    'target.space': 'space',
    from: 'space',
    to: 'space',
    'path[]': 'space',
  },
  words: {
    ...sharedCardWords,
    ...fieldNames,
    ...Object.fromEntries(Object.entries(commandNames).map(([type, name]) => [`type=${type}`, name])),
  },
  values(view, locale, names) {
    const tell = commandTellerIn(locale, names, view);
    return (path, value) => cardValue(path, value, tell);
  },
  pieces(view, locale, names) {
    const tell = commandTellerIn(locale, names, view);
    const guardians = view.players.flatMap(({ guardian, seat }) =>
      guardian === undefined
        ? []
        : [{ kind: 'card', id: guardian, name: tell.called(guardian), at: refKey('space', guardianSpaceOf(seat)) }],
    );
    const laid = view.grounds.flatMap(({ space, ...ground }) =>
      cardPieces(ground, tell).map((piece) => ({ ...piece, at: refKey('space', space) })),
    );
    const places: readonly Place[] = [
      ...view.grounds.map(({ space }) => space),
      ...view.players.map(({ seat }) => guardianSpaceOf(seat)),
    ];
    const cards = new Map([...cardPieces(view, tell), ...guardians, ...laid].map((piece) => [piece.id, piece]));
    return [...places.map((place) => ({ kind: 'space', id: place, name: tell.place(place) })), ...cards.values()];
  },
};
