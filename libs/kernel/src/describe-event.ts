import type { EventReason } from './event-reason.js';
import { isGameEvent, type GameEvent } from './game-events.js';
import type { Game } from './game.js';
import type { Locale } from './locale.js';
import type { Placing, ScorePart } from './placing.js';
import type { AnyPresentation } from './presentation.js';
import { proposalSentences } from './proposals/proposal-sentences.js';
import { seatName } from './seat.js';
import type { AnyTagged } from './shapes.js';
import { tellerIn, toldBy, type Teller, type Tellings } from './teller.js';

/** A teller who knows which game it is. */
interface GameTeller extends Teller {
  readonly presentation: AnyPresentation;
}

/**
 * A sentence for people about any event of a game: the ruleset's own, or one that every game has.
 * @param event may be redacted. @param names the players' names by seat. @param game whose event it is, as it stands.
 */
export function describeEvent(
  presentation: AnyPresentation,
  event: AnyTagged,
  locale: Locale,
  names: readonly string[],
  game?: Pick<Game, 'options' | 'state'>,
): string {
  if (!isGameEvent(event)) return presentation.describe(event, locale, names, game?.options, game?.state ?? undefined);
  return toldBy<GameEvent, GameTeller>(sentences, event, { ...tellerIn(locale, names), presentation });
}

/**
 * Why an event came out as it did; `undefined` where the event says it all, as events that every game has do. The arguments are
 * those of `describeEvent`.
 */
export const reasonOfEvent = (
  presentation: AnyPresentation,
  event: AnyTagged,
  locale: Locale,
  names: readonly string[],
  game?: Pick<Game, 'options' | 'state'>,
): EventReason | undefined =>
  isGameEvent(event) ? undefined : presentation.why?.(event, locale, names, game?.options, game?.state ?? undefined);

const sentences: Tellings<GameEvent, GameTeller> = {
  gameOpened: ({ forkedFrom }, { say, presentation: { title } }) =>
    forkedFrom === undefined
      ? say(`A game of ${title.en} is opened.`, `Une partie est ouverte : ${title.fr}.`)
      : say(
          `A game of ${title.en} is opened. It goes on from version ${forkedFrom.version} of another one.`,
          `Une partie est ouverte : ${title.fr}. Elle reprend de la version ${forkedFrom.version} d’une autre.`,
        ),
  seatTaken: ({ seat, bot }, { say, who }) =>
    bot === null
      ? say(`${who(seat)} takes seat ${seat + 1}.`, `${who(seat)} prend la place ${seat + 1}.`)
      : say(`The bot ${bot} takes seat ${seat + 1}.`, `Le robot ${bot} prend la place ${seat + 1}.`),
  seatLeft: ({ seat }, { say }) =>
    say(`${seatName(seat, 'en')} is free again.`, `${seatName(seat, 'fr')} est de nouveau libre.`),
  startCalled: (_, { say }) =>
    say('The start is called: hidden seeds are given now.', 'Le départ est donné : les graines cachées sont livrées.'),
  seedGiven: ({ seat }, { say, who }) => say(`${who(seat)} gives a seed.`, `${who(seat)} livre sa graine.`),
  seedsWithheld: ({ seats }, { say, who, listed }) => {
    const late = listed(seats.map(who), '');
    return say(`No seed in time: ${late}.`, `Pas de graine à temps : ${late}.`);
  },
  gameStarted: ({ seats }, { say, count }) =>
    say(
      `The game starts with ${count(seats, 'seat', 'place')}.`,
      `La partie commence avec ${count(seats, 'seat', 'place')}.`,
    ),
  seatTimedOut: ({ seat }, { say, who }) => say(`${who(seat)} runs out of time.`, `${who(seat)} n’a plus de temps.`),
  clockPardoned: ({ seconds }, { say, count }) => {
    const time = count(seconds, 'second', 'seconde');
    return say(`An operator gives this step ${time} more.`, `Un opérateur accorde ${time} de plus à cette étape.`);
  },
  vacationTaken: ({ seat, days, until }, { say, who, count }) => {
    const time = count(days, 'day', 'jour');
    const end = `${until.slice(0, 16).replace('T', ' ')} UTC`;
    return say(
      `${who(seat)} takes ${time} of vacation, until ${end}.`,
      `${who(seat)} prend ${time} de congé, jusqu’au ${end}.`,
    );
  },
  timeGranted: ({ seat, giver, seconds }, { say, who, count }) => {
    const time = count(seconds, 'second', 'seconde');
    return say(`${who(giver)} gives ${who(seat)} ${time} more.`, `${who(giver)} donne ${time} de plus à ${who(seat)}.`);
  },
  seatReplaced: ({ seat }, { say, who }) =>
    say(`${who(seat)} takes over seat ${seat + 1}.`, `${who(seat)} reprend la place ${seat + 1}.`),
  seatOffered: ({ seat, absent }, { say, who }) =>
    absent
      ? say(`${who(seat)} is absent: the seat is offered.`, `${who(seat)} est absent : la place est offerte.`)
      : say(`${who(seat)} offers the seat to another player.`, `${who(seat)} offre sa place à un autre joueur.`),
  offerWithdrawn: ({ seat }, { say, who }) =>
    say(`${who(seat)} keeps seat ${seat + 1}.`, `${who(seat)} garde la place ${seat + 1}.`),
  seatTakenOver: ({ seat }, { say, who }) =>
    say(`${who(seat)} takes over seat ${seat + 1}.`, `${who(seat)} reprend la place ${seat + 1}.`),
  botTookOver: ({ seat, bot }, { say }) =>
    say(`The bot ${bot} takes over seat ${seat + 1}.`, `Le robot ${bot} reprend la place ${seat + 1}.`),
  takeBackAllowed: ({ seat }, { say, who }) =>
    say(`${who(seat)} may take this back.`, `${who(seat)} peut encore reprendre ce coup.`),
  commandsTakenBack: ({ seat }, { say, who }) =>
    say(`${who(seat)} takes back what was just done.`, `${who(seat)} reprend ce qui vient d’être fait.`),
  ...proposalSentences,
  seatResigned: ({ seat }, { say, who }) => say(`${who(seat)} resigns.`, `${who(seat)} abandonne.`),
  gameOver: ({ reason, placings }, tell) => {
    const ending = tell.presentation.endings?.[reason];
    const over = tell.say('The game is over', 'La partie est finie');
    const isWon = placings.some(({ rank }) => rank === 1);
    return [
      ending ? tell.each([[over, tell.text(ending)]]) : over,
      ...(isWon ? [] : [tell.say('No one has won', 'Personne n’a gagné')]),
      tell.phrases(placings.map((placing) => told(placing, isWon, tell))),
    ]
      .filter((sentence) => sentence !== '')
      .map((sentence) => `${sentence}.`)
      .join(' ');
  },
  gameAbandoned: (_, { say }) =>
    say('The game is given up: no one has won.', 'La partie est abandonnée : personne n’a gagné.'),
  seedRevealed: (_, { say }) =>
    say('The seed is revealed: every draw can be checked.', 'La graine est révélée : chaque tirage peut être vérifié.'),
};

/** “1. Ada, 12 points (quests 9, mages 3)”: how a seat did, and where its points come from. Without a winner no seat has a place. */
function told({ seat, rank, points, parts }: Placing, isWon: boolean, tell: GameTeller): string {
  const from = parts.filter((part) => part.points !== 0).map((part) => `${nameOf(part, tell)} ${part.points}`);
  const sum = tell.count(points, 'point', 'point');
  return `${isWon ? `${rank}. ` : ''}${tell.who(seat)}, ${sum}${from.length > 1 ? ` (${tell.list(from, '')})` : ''}`;
}

const nameOf = ({ name }: ScorePart, { presentation, text }: GameTeller): string => {
  const part = presentation.scoreParts?.[name];
  return part ? text(part) : name;
};
