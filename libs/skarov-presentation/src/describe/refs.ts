import { localized, type Locale, type Localized, type Ref, type Refs } from '#kernel';
import { boardPieces, namedTypes, sharedFields, sharedKinds, sharedValue, sharedWords } from '#skirmish-presentation';
import { roomOf, type Difficulty, type Options, type View } from '#skarov/queries';
import { baseSeen, nextPieces } from '../picture/base-seen.js';
import { commandWords, type Words } from './command-texts.js';

const fieldNames: Readonly<Record<string, Localized>> = {
  scenarioId: localized('scenario', 'scénario'),
  'scenarioId=CUSTOM': localized('a base of your own', 'une base de votre conception'),
  difficulty: localized('difficulty', 'difficulté'),
  seat: localized('player', 'joueur'),
  faceId: localized('room', 'salle'),
  column: localized('column', 'colonne'),
  row: localized('row', 'ligne'),
  turns: localized('quarter turns', 'quarts de tour'),
  edge: localized('between rooms', 'entre les salles'),
  kind: localized('passage', 'passage'),
  'kind=DOOR': localized('door', 'porte'),
  'kind=AIRLOCK': localized('airlock', 'sas'),
  sheetId: localized('villain sheet', 'fiche de vilain'),
  cardId: localized('card', 'carte'),
  doorId: localized('door', 'porte'),
  tileNumber: localized('room', 'salle'),
};

const words: Readonly<Record<string, Localized>> = {
  ...sharedWords,
  ...fieldNames,
  ...namedTypes({
    chooseScenario: localized('choose a scenario', 'choisir un scénario'),
    allowRank: localized('allow a rank', 'accorder un rang'),
    placeTile: localized('lay a room', 'poser une salle'),
    finishTiles: localized('lay no further room', 'ne plus poser de salle'),
    placePassage: localized('put a door or an airlock', 'placer une porte ou un sas'),
    finishPassages: localized('put no further passage', 'ne plus placer de passage'),
    placeMinion: localized('put a minion', 'placer un sbire'),
    placeLieutenant: localized('put a lieutenant', 'placer un lieutenant'),
    undoBuildStep: localized('take the last piece back', 'reprendre la dernière pose'),
    confirmBase: localized('confirm the base', 'valider la base'),
    setEvent: localized('lay an event', 'poser un événement'),
    takeBackEvent: localized('take an event back', 'reprendre un événement'),
    announceActivation: localized('reveal all cards', 'révéler toutes les cartes'),
    showCard: localized('turn a card face up', 'retourner une carte'),
    activateSheet: localized('activate a sheet', 'activer une fiche'),
    selectFigure: localized('act with a figure', 'agir avec une figurine'),
    openDoor: localized('open a door', 'ouvrir une porte'),
    playEvent: localized('play an event', 'jouer un événement'),
    escape: localized('leave the base', 'quitter la base'),
    activateRoom: localized('activate a room', 'activer une salle'),
    skipRoom: localized('activate no room', 'n’activer aucune salle'),
  }),
};

/** The pieces of Skarov that commands name, and words for their other fields. */
export const refs: Refs<View, Options> = {
  kinds: {
    ...sharedKinds,
    door: localized('doors and airlocks', 'portes et sas'),
    sheet: localized('villain sheets', 'fiches de vilain'),
  },
  fields: {
    ...sharedFields,
    edge: 'door',
    doorId: 'door',
    'setEvent.sheetId': 'sheet',
    'activateSheet.sheetId': 'sheet',
  },
  words,
  values(view, locale, names, options) {
    const tell = commandWords(view, locale, names, options);
    return (path, value) => ownValue(path, value, tell) ?? sharedValue(path, value, tell);
  },
  pieces(view, locale, names, options) {
    const tell = commandWords(view, locale, names, options);
    return [...boardPieces(view, tell), ...doorsIn(view, locale, tell), ...sheetsIn(view, tell)];
  },
};

/** The doors of the base, and the places where one may be put next. */
function doorsIn(view: View, locale: Locale, tell: Words): Ref[] {
  const edges = [...view.board.passages.map(({ edge }) => edge), ...nextPieces(view, baseSeen(view)).edges];
  const named = locale === 'en' ? 'door' : 'porte';
  return [...new Set(edges)].map((edge) => ({ kind: 'door', id: edge, name: `${named}${tell.between(edge)}` }));
}

/** The villain sheets of the game. */
const sheetsIn = ({ figures }: View, tell: Words): Ref[] => {
  const sheets = figures.flatMap(({ kind, sheetId }) => (kind === 'VILLAIN' ? [sheetId] : []));
  return [...new Set(sheets)].map((sheetId) => ({ kind: 'sheet', id: sheetId, name: tell.figure(sheetId) }));
};

function ownValue(path: string, value: string, tell: Words): string | undefined {
  switch (path) {
    case 'scenarioId':
    case 'cardId':
      return tell.card(value);
    case 'difficulty':
      return tell.difficulty(value as Difficulty);
    case 'seat':
      return tell.who(Number(value));
    case 'faceId':
      return tell.room(value);
    case 'sheetId':
      return tell.figure(value);
    case 'tileNumber':
      return tell.room(tell.view.board.tiles.find((tile) => roomOf(tile).tileNumber === Number(value))?.faceId ?? '');
    default:
      return undefined;
  }
}
