import type { SharedTellings } from './figure-teller.js';
import { signed } from './numbers.js';
import { passedOver } from './passed-over.js';

const untilWords = {
  ACTIVATION: { en: 'for this activation', fr: 'pour cette activation' },
  TURN: { en: 'for this turn', fr: 'pour ce tour' },
  GAME: { en: 'for the rest of the game', fr: 'jusqu’à la fin de la partie' },
} as const;

/** The effects of cards, sheets and rules on figures and board, in every game of figures. */
export const effectSentences = {
  damageDealt: ({ figureId, points, damage, by, source }, tell) => {
    const from =
      by === undefined || by === figureId
        ? tell.by(source)
        : tell.say(` from ${tell.figure(by)}`, ` (${tell.figure(by)})`);
    return tell.say(
      `${tell.figure(figureId)} takes ${points} damage${from} and has ${damage} now.`,
      `${tell.figure(figureId)} subit ${tell.count(points, 'point', 'dégât')}${from} et en a maintenant ${damage}.`,
    );
  },
  damagePrevented: ({ figureId, points, source }, tell) =>
    tell.say(
      `${tell.card(source)} keeps ${points} damage off ${tell.figure(figureId)}.`,
      `${tell.figure(figureId)} échappe à ${tell.count(points, 'point', 'dégât')}${tell.by(source)}.`,
    ),
  figureHealed: ({ figureId, points, damage, source }, tell) =>
    tell.say(
      `${tell.figure(figureId)} heals ${points} damage${tell.by(source)}; ${damage} left.`,
      `${tell.figure(figureId)} guérit de ${tell.count(points, 'point', 'dégât')}${tell.by(source)} ; reste ${damage}.`,
    ),
  modifierLaid: ({ figureId, characteristic, by, until, source }, tell) =>
    tell.say(
      `${tell.figure(figureId)}: ${tell.value(characteristic)} ${signed(by)} ${untilWords[until].en}${tell.by(source)}.`,
      `${tell.figure(figureId)} : ${tell.value(characteristic)} ${signed(by)} ${untilWords[until].fr}${tell.by(source)}.`,
    ),
  figurePlaced: ({ figureId, spaceId, spawned, source }, tell) =>
    spawned
      ? tell.say(
          `${tell.figure(figureId)} appears${tell.at(spaceId, source)}.`,
          `${tell.figure(figureId)} apparaît${tell.at(spaceId, source)}.`,
        )
      : tell.say(
          `${tell.figure(figureId)} turns up elsewhere${tell.at(spaceId, source)}.`,
          `${tell.figure(figureId)} se retrouve ailleurs${tell.at(spaceId, source)}.`,
        ),
  figuresSwapped: ({ a, b, source }, tell) =>
    tell.say(
      `${tell.figure(a)} and ${tell.figure(b)} change places${tell.by(source)}.`,
      `${tell.figure(a)} et ${tell.figure(b)} échangent leurs places${tell.by(source)}.`,
    ),
  pieceAdded: ({ pieceId: id, spaceId, source }, tell) =>
    tell.say(
      `${tell.figure(id)} comes onto the board${tell.at(spaceId, source)}.`,
      `Sur le plateau : ${tell.figure(id)}${tell.at(spaceId, source)}.`,
    ),
  pieceRemoved({ pieceId: id, source }, tell) {
    const by = tell.card(source) === tell.card(id) ? '' : tell.by(source);
    return tell.say(`${tell.figure(id)} leaves the board${by}.`, `Hors du plateau : ${tell.figure(id)}${by}.`);
  },
  doorSet: ({ door, open, source }, tell) =>
    open
      ? tell.say(`${tell.door(door)} opens${tell.by(source)}.`, `${tell.door(door)} s’ouvre${tell.by(source)}.`)
      : tell.say(`${tell.door(door)} closes${tell.by(source)}.`, `${tell.door(door)} se ferme${tell.by(source)}.`),
  actionsChanged: ({ heroId, by, source }, tell) => {
    const actions = tell.count(Math.abs(by), 'action', 'action');
    return by > 0
      ? tell.say(
          `${tell.figure(heroId)} gains ${actions}${tell.by(source)}.`,
          `${tell.figure(heroId)} gagne ${actions}${tell.by(source)}.`,
        )
      : tell.say(
          `${tell.figure(heroId)} loses ${actions}${tell.by(source)}.`,
          `${tell.figure(heroId)} perd ${actions}${tell.by(source)}.`,
        );
  },
  testChanged({ testKey, change, toTotal, closed, source }, tell) {
    const test = tell.test(testKey.split('@')[0] ?? testKey);
    if (toTotal !== undefined) {
      return tell.say(
        `The result of the test ${test} counts ${Math.abs(toTotal)} ${toTotal < 0 ? 'less' : 'more'} from now on${tell.by(source)}.`,
        `Le résultat du test ${test} compte désormais ${Math.abs(toTotal)} de ${toTotal < 0 ? 'moins' : 'plus'}${tell.by(source)}.`,
      );
    }
    if (closed) {
      return tell.say(`The test ${test} is closed${tell.by(source)}.`, `Le test ${test} est fermé${tell.by(source)}.`);
    }
    return change === 0
      ? tell.say(`The test ${test} is open${tell.by(source)}.`, `Le test ${test} est ouvert${tell.by(source)}.`)
      : tell.say(
          `The test ${test} is ${change > 0 ? 'harder' : 'easier'} now${tell.by(source)}.`,
          `Le test ${test} devient plus ${change > 0 ? 'difficile' : 'facile'}${tell.by(source)}.`,
        );
  },
  cardDiscarded: ({ heroId, cardId, source }, tell) =>
    tell.say(
      `${tell.figure(heroId)} discards ${tell.card(cardId)}${tell.by(source)}.`,
      `${tell.figure(heroId)} défausse ${tell.card(cardId)}${tell.by(source)}.`,
    ),
  dieRolled: ({ source, faces }, tell) =>
    tell.say(
      `A roll for ${tell.card(source)}: ${tell.dice(faces)}.`,
      `Jet pour ${tell.card(source)} : ${tell.dice(faces)}.`,
    ),
  effectPassedOver: ({ source, effect }, tell) => {
    const { en, fr } = passedOver(effect);
    return tell.say(`${tell.card(source)}: ${en}.`, `${tell.card(source)} : ${fr}.`);
  },
} satisfies Partial<SharedTellings>;
