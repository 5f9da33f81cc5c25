import * as kernel from '#kernel';
import type { FigureTeller } from '#skirmish';
import { findMission, isWoundCard } from '../content/catalogue.js';
import type { Scenario } from '../content/schema.js';
import type { Event, EventType, SeenEvent } from '../events.js';
import type { Difficulty, Rank, Side, SpaceId } from '../words.js';
import { headlineOf, nameOf, nameOfRoom, textOfRule } from './names.js';

/** An event of one type as a viewer gets it. */
export type Seen<T extends EventType> = Extract<SeenEvent, { type: T }>;

/** A sentence for each of some types of events, in the language of its teller. */
export type Tellings<T extends EventType> = kernel.Tellings<Seen<T>, Teller>;

/** What sentences about Skarov are made of, in one language. */
export interface Teller extends FigureTeller {
  /** The name of a trap or what a rule says, in quotation marks, as the end of a sentence. */
  readonly rule: (id: string) => string;
  /** “the Armoury”, « l’Armurerie »: a room by the id of its face. */
  readonly room: (faceId: string) => string;
  readonly rank: (rank: Rank) => string;
  readonly difficulty: (difficulty: Difficulty) => string;
  /** The headline of an article, in quotation marks. */
  readonly headline: (article: Extract<Event, { type: 'articleWon' }>) => string;
}

const sideNames: Readonly<Record<Side, kernel.Localized>> = {
  HEROES: { en: 'the heroes', fr: 'les héros' },
  OVERLORD: { en: 'the overlord', fr: 'le Professeur' },
};
const rankNames: Readonly<Record<Rank, kernel.Localized>> = {
  ROOKIE: { en: 'Rookie', fr: 'Rookie' },
  HERO: { en: 'Hero', fr: 'Héros' },
  VETERAN: { en: 'Veteran', fr: 'Vétéran' },
};
const difficultyNames: Readonly<Record<Difficulty, kernel.Localized>> = {
  EASY: { en: 'easy', fr: 'facile' },
  NORMAL: { en: 'normal', fr: 'normale' },
  HARD: { en: 'hard', fr: 'difficile' },
};
const valueNames = {
  SPEED: { en: 'speed', fr: 'vitesse' },
  ATTACK: { en: 'attack', fr: 'attaque' },
  DEFENSE: { en: 'defense', fr: 'défense' },
  MIND: { en: 'mind', fr: 'mental' },
} as const;
const sidesOfSheet = {
  LEFT: { en: 'power', fr: 'pouvoir' },
  RIGHT: { en: 'technique', fr: 'technique' },
} as const;

/** Tells in a language; `names` are the players' names by seat, `scenario` is that of the game where its options have one. */
export function tellerIn(locale: kernel.Locale, names: readonly string[], scenario?: Scenario): Teller {
  const plain = kernel.tellerIn(locale, names);
  const { say, quoted, list, elided } = plain;
  const known = (id: string): string | undefined => nameOf(id, scenario)?.[locale];
  const name = (id: string): string => known(id) ?? id;
  const card = (id: string): string => quoted(known(id) ?? textOfRule(id, scenario)?.[locale] ?? id);
  const cause = (source: string | undefined): string | undefined => {
    if (source === undefined) return undefined;
    if (known(source) !== undefined) return card(source);
    return textOfRule(source, scenario) && say('rule of the scenario', 'règle du scénario');
  };
  const room = (faceId: string): string => {
    const called = nameOfRoom(faceId)?.[locale];
    return called === undefined ? say('a room', 'une salle') : withinSentence(called);
  };
  return {
    ...plain,
    figure: name,
    of: (id) => say(`of ${name(id)}`, elided('de', name(id))),
    card,
    cards: (ids) => list(ids.map(card), say('no card', 'aucune carte')),
    test: card,
    mission: (id) => quoted(findMission(id)?.text[locale] ?? id),
    rule: (id) => (known(id) === undefined ? card(id) : `${card(id)}.`),
    by: (source) => inBrackets(cause(source)),
    toward: (spaceId, zones) => toward(say, spaceId, zones?.at(-1), room),
    at: (spaceId, source) => inBrackets(spaceId, cause(source)),
    spot: (spaceId) => spaceId,
    inOneZone: () => false,
    plays: (plays) =>
      plays
        .map(({ cardId, side }) => `${card(cardId)}${isWoundCard(cardId) ? '' : ` (${sidesOfSheet[side][locale]})`}`)
        .join(', '),
    side: (side) => sideNames[side as Side][locale],
    value: (characteristic) => valueNames[characteristic][locale],
    values: (all) => all.map((characteristic) => valueNames[characteristic][locale]).join(say(' and ', ' et ')),
    dice: (faces) => list(faces.map(String), say('no dice', 'aucun dé')),
    because: (weighed) => because(weighed, say),
    room,
    rank: (rank) => rankNames[rank][locale],
    difficulty: (difficulty) => difficultyNames[difficulty][locale],
    headline: (article) => quoted(headlineOf(article, scenario)?.[locale] ?? article.articleId),
  };
}

/** “to the Armoury”: the room of the last zone entered; the very space of a move within a zone. */
const toward = (say: Teller['say'], spaceId: SpaceId, zoneId: string | undefined, room: Teller['room']): string => {
  const [faceId] = zoneId?.split('/') ?? [];
  if (faceId === undefined || nameOfRoom(faceId) === undefined) return say(`to ${spaceId}`, `en ${spaceId}`);
  return say(`to ${room(faceId)}`, `vers ${room(faceId)}`);
};

/** The name of a room with its article as it stands within a sentence. */
const withinSentence = (called: string): string =>
  /^(?:The |Les? |La |L’)/.test(called) ? `${called.charAt(0).toLowerCase()}${called.slice(1)}` : called;

/** Why a choice of the rules fell as it did (SKAROV-GEN-14). */
function because(weighed: Parameters<FigureTeller['because']>[0], say: Teller['say']): string {
  if (!weighed) return '';
  if (weighed.candidates.length < 2) return say(', the only choice', ', seule possibilité');
  return weighed.drawn ? say(', drawn by lot among equals', ', par tirage au sort entre égaux') : '';
}

/** “ (one thing, another)”; nothing where there is nothing. */
function inBrackets(...said: readonly (string | undefined)[]): string {
  const known = said.filter((each) => each !== undefined);
  return known.length === 0 ? '' : ` (${known.join(', ')})`;
}
