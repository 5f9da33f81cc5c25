import { localized, refKey, type Localized, type Locale, type Refs } from '#kernel';
import {
  boardPieces,
  commandTellerIn,
  namedTypes,
  sharedFields,
  sharedKinds,
  sharedValue,
  sharedWords,
  type CommandTeller,
} from '#skirmish-presentation';
import {
  findTokenKind,
  isWoundCard,
  type Characteristic,
  type Newspaper,
  type Options,
  scenarioOf,
  type View,
} from '#clash/queries';
import { heldIn } from './command-texts.js';
import { formatterIn, type EventFormatter } from './event-formatter.js';

const fieldNames: Readonly<Record<string, Localized>> = {
  allow: localized('higher rank', 'rang supérieur'),
  cardIds: localized('cards', 'cartes'),
  sidekickId: localized('sidekick', 'sidekick'),
  newspaper: localized('newspaper', 'journal'),
  characteristics: localized('characteristics', 'caractéristiques'),
  objectId: localized('object', 'objet'),
  use: localized('use', 'usage'),
  'use=CLASSIC': localized('as usual', 'normalement'),
  'use=AGGRESSIVE': localized('to attack', 'pour attaquer'),
  specialActionId: localized('special action', 'action spéciale'),
};

const words: Readonly<Record<string, Localized>> = {
  ...sharedWords,
  ...fieldNames,
  ...namedTypes({
    consentHigherRank: localized('answer about the higher rank', 'répondre sur le rang supérieur'),
    takeTeamUpHero: localized('call a team-up hero', 'appeler un héros Team-Up'),
    passTeamUp: localized('call no one else', 'n’appeler plus personne'),
    chooseCards: localized('choose power cards', 'choisir des cartes Pouvoir'),
    takeSidekick: localized('take a sidekick along', 'emmener un sidekick'),
    passSidekick: localized('take no further sidekick', 'ne plus emmener de sidekick'),
    chooseNewspaper: localized('choose a newspaper', 'choisir un journal'),
    placeTeamUpTokens: localized('give +1 tokens', 'donner des jetons +1'),
    useObject: localized('use an object', 'utiliser un objet'),
    performSpecialAction: localized('do a special action', 'faire une action spéciale'),
    promoteTeamUpHero: localized('make a hero the main hero', 'nommer le héros principal'),
  }),
};

/** The pieces of Clash of Heroes that commands name, and words for their other fields. */
export const refs: Refs<View, Options> = {
  kinds: { ...sharedKinds, object: localized('objects', 'objets') },
  fields: { ...sharedFields, objectId: 'object' },
  words,
  values(view, locale, names, options) {
    const tell = tellerIn(view, locale, names, options);
    return (path, value) => ownValue(path, value, tell) ?? sharedValue(path, value, tell);
  },
  pieces(view, locale, names, options) {
    const tell = tellerIn(view, locale, names, options);
    const objects = view.objects.map(({ objectId, spaceId }) => ({
      kind: 'object',
      id: objectId,
      name: tell.figure(objectId),
      at: refKey('space', spaceId),
    }));
    const tokens = view.tokens.map(({ tokenId, kindId, spaceId }) => ({
      kind: 'object',
      id: tokenId,
      name: findTokenKind(kindId)?.name[locale] ?? kindId,
      at: refKey('space', spaceId),
    }));
    const known = new Set(view.board.spaces.map(({ spaceId }) => spaceId));
    return [
      ...boardPieces(view, tell),
      ...[...objects, ...tokens].map(({ at, ...object }) =>
        known.has(at.slice('space:'.length)) ? { ...object, at } : object,
      ),
    ];
  },
};

const tellerIn = (
  view: View,
  locale: Locale,
  names: readonly string[],
  options: Options,
): CommandTeller & EventFormatter =>
  commandTellerIn(formatterIn(locale, names, scenarioOf({ options })), view, { cardIds: heldIn(view), isWoundCard });

function ownValue(path: string, value: string, tell: CommandTeller & EventFormatter): string | undefined {
  switch (path) {
    case 'cardIds[]':
    case 'specialActionId':
      return tell.card(value);
    case 'sidekickId':
      return tell.figure(value);
    case 'newspaper':
      return tell.newspaper(value as Newspaper);
    case 'characteristics[]':
      return tell.value(value as Characteristic);
    default:
      return undefined;
  }
}
