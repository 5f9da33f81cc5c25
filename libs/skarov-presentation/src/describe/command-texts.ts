import { within } from '#skirmish/content';
import { toldBy, type Locale, type Tellings } from '#kernel';
import { commandTellerIn, sharedTexts, type CommandTeller } from '#skirmish-presentation';
import { type CardId, type Command, findScenario, isWoundCard, type Options, roomOf, type View } from '#skarov/queries';
import { beside } from './beside.js';
import { formatterIn, type EventFormatter } from './event-formatter.js';

/** Words for buttons, which know what their seat sees. */
export interface Words extends CommandTeller, EventFormatter {
  readonly view: View;
}

type Texts<T extends Command['type']> = Tellings<Extract<Command, { readonly type: T }>, Words>;

const passageNames = {
  DOOR: { en: 'a door', fr: 'une porte' },
  AIRLOCK: { en: 'an airlock', fr: 'un sas' },
} as const;

/** A villain is put where the base begins. */
const post = (who: string, spaceId: string, tell: Words): string =>
  tell.say(`Put ${who} on ${tell.countedSpace(spaceId)}`, `Placer ${who} sur ${tell.countedSpace(spaceId)}`);

/** Buttons of the set-up, and of building a base. */
const setUpTexts: Texts<
  | 'chooseScenario'
  | 'allowRank'
  | 'placeTile'
  | 'finishTiles'
  | 'placePassage'
  | 'finishPassages'
  | 'placeMinion'
  | 'placeLieutenant'
  | 'undoBuildStep'
  | 'confirmBase'
> = {
  chooseScenario: ({ scenarioId, difficulty }, tell) =>
    difficulty === undefined
      ? tell.say(`Play ${tell.card(scenarioId)}`, `Jouer ${tell.card(scenarioId)}`)
      : tell.say(
          `Design a base (difficulty: ${tell.difficulty(difficulty)})`,
          `Concevoir une base (difficulté : ${tell.difficulty(difficulty)})`,
        ),
  allowRank: ({ seat, rank }, tell) =>
    tell.say(
      `Let ${tell.who(seat)} play with the rank ${tell.rank(rank)}`,
      `Accorder à ${tell.who(seat)} le rang ${tell.rank(rank)}`,
    ),
  placeTile: (tile, tell) => {
    const where = beside(tile, tell.view.board.tiles, tell);
    return tell.say(`Lay ${tell.room(tile.faceId)}${where}`, `Poser ${tell.room(tile.faceId)}${where}`);
  },
  finishTiles: (_, { say }) => say('Lay no further room', 'Ne plus poser de salle'),
  placePassage: ({ edge, kind }, tell) =>
    tell.say(
      `Put ${passageNames[kind].en}${tell.between(edge)}`,
      `Placer ${passageNames[kind].fr}${tell.between(edge)}`,
    ),
  finishPassages: (_, { say }) => say('Put no further door or airlock', 'Ne plus placer de porte ni de sas'),
  placeMinion: ({ sheetId, spaceId }, tell) =>
    post(`${tell.say('a minion', 'un sbire')} (${tell.figure(sheetId)})`, spaceId, tell),
  placeLieutenant: ({ sheetId, spaceId }, tell) => post(tell.figure(sheetId), spaceId, tell),
  undoBuildStep: (_, { say }) => say('Take the last piece back', 'Reprendre la dernière pose'),
  confirmBase: (_, { say }) => say('Confirm the base', 'Valider la base'),
};

/** Buttons of the overlord’s cards and activations, and of doors and rooms. */
const playTexts: Texts<
  | 'setEvent'
  | 'takeBackEvent'
  | 'announceActivation'
  | 'showCard'
  | 'activateSheet'
  | 'selectFigure'
  | 'openDoor'
  | 'playEvent'
  | 'escape'
  | 'activateRoom'
  | 'skipRoom'
> = {
  setEvent: ({ cardId, sheetId }, tell) =>
    tell.say(
      `Lay ${tell.card(cardId)} by the sheet ${tell.of(sheetId)}`,
      `Poser ${tell.card(cardId)} près de la fiche ${tell.of(sheetId)}`,
    ),
  takeBackEvent: ({ cardId }, tell) =>
    tell.say(`Take ${tell.card(cardId)} back into the hand`, `Reprendre ${tell.card(cardId)} en main`),
  announceActivation: (_, { say }) => say('Reveal all cards', 'Révéler toutes les cartes'),
  showCard: ({ cardId }, tell) =>
    tell.say(`Turn ${tell.card(cardId)} face up`, `Retourner ${tell.card(cardId)} face visible`),
  activateSheet: ({ sheetId }, tell) =>
    tell.say(`Activate the sheet ${tell.of(sheetId)}`, `Activer la fiche ${tell.of(sheetId)}`),
  selectFigure: ({ figureId }, tell) =>
    tell.say(`Act with ${tell.figure(figureId)}`, `Agir avec ${tell.figure(figureId)}`),
  openDoor({ figureId, doorId, characteristic }, tell) {
    const door = within(tell.door(doorId));
    return characteristic === undefined
      ? tell.say(`Open ${door} with ${tell.figure(figureId)}`, `Ouvrir ${door} avec ${tell.figure(figureId)}`)
      : tell.say(
          `Try to open ${door} with ${tell.figure(figureId)}: ${tell.value(characteristic)}`,
          `Tenter d’ouvrir ${door} avec ${tell.figure(figureId)} : ${tell.value(characteristic)}`,
        );
  },
  playEvent: ({ cardId }, tell) =>
    tell.say(`Play the event ${tell.card(cardId)}`, `Jouer l’événement ${tell.card(cardId)}`),
  escape: (_, { say }) => say('Leave the base', 'Quitter la base'),
  activateRoom: ({ tileNumber }, tell) => {
    const tile = tell.view.board.tiles.find((each) => roomOf(each).tileNumber === tileNumber);
    const room = tell.room(tile?.faceId ?? '');
    return tell.say(`Activate ${room}`, `Activer ${room}`);
  },
  skipRoom: (_, { say }) => say('Activate no room', 'N’activer aucune salle'),
};

const texts: Tellings<Command, Words> = { ...sharedTexts, ...setUpTexts, ...playTexts };

/** The cards of the seat’s side. */
function heldIn({ sideSecrets: secrets }: View): CardId[] {
  const ofHeroes = (secrets?.heroes?.cards ?? []).flatMap(({ hand, plan }) => [
    ...hand,
    ...(plan ?? []).map(({ cardId }) => cardId),
  ]);
  const { hand = [], set = [] } = secrets?.overlord ?? {};
  return [...ofHeroes, ...hand, ...set.map(({ cardId }) => cardId)].sort();
}

/** The words for buttons of a seat in a language. */
export function commandWords(view: View, locale: Locale, names: readonly string[], options: Options): Words {
  const { tiles } = view.board;
  const scenario = options.scenario ?? findScenario(view.adventure?.scenarioId ?? options.scenarioId ?? '');
  const plain = formatterIn(locale, names, { scenario, tiles });
  return { ...commandTellerIn(plain, view, { cardIds: heldIn(view), isWoundCard }), view };
}

/** The texts of buttons for commands; `view` is that of their seat, `names` are the players' names by seat. */
export function commandTexts(
  view: View,
  locale: Locale,
  names: readonly string[],
  options: Options,
): (command: Command) => string {
  const words = commandWords(view, locale, names, options);
  return (command) => toldBy(texts, command, words);
}
