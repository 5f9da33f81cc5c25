import * as kernel from '#kernel';
import { cardWords, inBrackets, quotedOption, type FigureTeller } from '#skirmish-presentation';
import {
  book,
  box,
  type Difficulty,
  type Event,
  type EventType,
  findMission,
  isWoundCard,
  type LaidTile,
  roomName,
  type Scenario,
  type SeenEvent,
  type Side,
} from '#skarov/queries';
import { headlineOf, isFigure, nameOf, nameOfRoom, textOffered, textOfRule } from './names.js';
import { placesIn, type PlaceWords } from './places.js';

/** An event of one type as a viewer gets it. */
export type Seen<T extends EventType> = Extract<SeenEvent, { type: T }>;

/** A sentence for each of some types of events, in the language of its teller. */
export type Tellings<T extends EventType> = kernel.Tellings<Seen<T>, EventFormatter>;

/** The parts of sentences about Skarov, in one language. */
export interface EventFormatter extends FigureTeller, PlaceWords {
  /** The name of a trap or what a rule says, in quotation marks, as the end of a sentence. */
  readonly rule: (id: string) => string;
  /** “the Armoury”, « l’Armurerie »: a room by the id of its face. */
  readonly room: (faceId: string) => string;
  readonly difficulty: (difficulty: Difficulty) => string;
  /** The headline of an article, in quotation marks. */
  readonly headline: (article: Extract<Event, { type: 'articleWon' }>) => string;
}

const sideNames: Readonly<Record<Side, kernel.Localized>> = {
  HEROES: { en: 'the heroes', fr: 'les héros' },
  OVERLORD: { en: 'the overlord', fr: 'le Professeur' },
};
const difficultyNames: Readonly<Record<Difficulty, kernel.Localized>> = {
  EASY: { en: 'easy', fr: 'facile' },
  NORMAL: { en: 'normal', fr: 'normale' },
  HARD: { en: 'hard', fr: 'difficile' },
};

/** The tests that traps force on heroes (SKAROV-TEST-10). */
const forcedTests = box.derived(
  ({ room }) => new Set(room.flatMap(({ traps }) => traps.flatMap(({ test }) => test?.id ?? []))),
);

/** The known parts of a game: its scenario, where its options have one, and the rooms of its base. */
export interface Known {
  readonly scenario?: Scenario | undefined;
  readonly tiles?: readonly LaidTile[] | undefined;
}

/** Tells in a language; `names` are the players' names by seat. */
export function formatterIn(locale: kernel.Locale, names: readonly string[], known: Known = {}): EventFormatter {
  const plain = kernel.tellerIn(locale, names);
  const { say, quoted, elided } = plain;
  const { scenario } = known;
  const room = (faceId: string): string => roomName(faceId)[locale];
  const places = placesIn(plain, known.tiles ?? [], room);
  const named = (id: string): string | undefined => {
    const name = nameOf(id, scenario)?.[locale];
    return name && `${name}${places.between(id)}`;
  };
  const name = (id: string): string => named(id) ?? id;
  const figure = (id: string): string => name(id).replace(PROFESSOR, 'le professeur ');
  const card = (id: string): string => quoted(named(id) ?? textOfRule(id, scenario)?.[locale] ?? id);
  const cause = (source: string | undefined): string | undefined => {
    if (source === undefined) return undefined;
    if (nameOfRoom(source)) return room(source);
    if (isFigure(source)) return figure(source);
    if (named(source) !== undefined) return card(source);
    return textOfRule(source, scenario) && say('rule of the scenario', 'règle du scénario');
  };
  return {
    ...plain,
    ...cardWords(plain, card, isWoundCard),
    ...places,
    figure,
    of: (id) => say(`of ${name(id)}`, elided('de', name(id)).replace(OF_THE_PROFESSOR, 'du professeur ')),
    test: card,
    isForced: (id) => forcedTests().has(id),
    malusMode: book.malusMode,
    mission: (id) => quoted(findMission(id)?.text[locale] ?? id),
    rule: (id) => (named(id) === undefined ? card(id) : `${card(id)}.`),
    option: (source, index) => quotedOption(textOffered(source, index, scenario), plain),
    by: (source) => inBrackets(cause(source)),
    at: (spaceId, source) => inBrackets(...places.placeOf(spaceId), cause(source)),
    side: (side) => sideNames[side as Side][locale],
    because: (weighed) => because(weighed, say),
    room,
    difficulty: (difficulty) => difficultyNames[difficulty][locale],
    headline: (article) => quoted(headlineOf(article, scenario)?.[locale] ?? article.articleId),
  };
}

/** A title that French puts an article before within a sentence: “le professeur Skarov”, “du professeur Skarov”. */
const PROFESSOR = /^Professeur /;
const OF_THE_PROFESSOR = /^de Professeur /;

/** Why a choice of the rules fell as it did (SKAROV-GEN-14). */
function because(weighed: Parameters<FigureTeller['because']>[0], say: EventFormatter['say']): string {
  if (!weighed) return '';
  if (weighed.candidates.length < 2) return say(', the only choice', ', seule possibilité');
  return weighed.drawn ? say(', drawn by lot among equals', ', par tirage au sort entre égaux') : '';
}
