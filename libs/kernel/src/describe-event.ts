import { isGameEvent, type GameEvent } from './game-events.js';
import type { Locale } from './locale.js';
import type { AnyRuleset } from './ruleset.js';
import { seatName, type Seat } from './seat.js';
import type { AnyTagged } from './shapes.js';

/**
 * A sentence for people about any event of a game: the ruleset's own, or one that every game has.
 * @param event may be redacted. @param names the players' names by seat.
 */
export function describeEvent(ruleset: AnyRuleset, event: AnyTagged, locale: Locale, names: readonly string[]): string {
  if (!isGameEvent(event)) return ruleset.describe(event, locale, names);
  const who = (seat: Seat): string => names[seat] ?? seatName(seat, locale);
  const title = ruleset.title[locale];
  return locale === 'en' ? inEnglish(event, title, who) : inFrench(event, title, who);
}

type Who = (seat: Seat) => string;

function inEnglish(event: GameEvent, title: string, who: Who): string {
  switch (event.type) {
    case 'gameOpened':
      return `A game of ${title} is opened.`;
    case 'seatTaken':
      return event.bot === null
        ? `${who(event.seat)} takes seat ${event.seat + 1}.`
        : `The bot ${event.bot} takes seat ${event.seat + 1}.`;
    case 'seatLeft':
      return `${seatName(event.seat, 'en')} is free again.`;
    case 'gameStarted':
      return `The game starts with ${event.seats} seats.`;
    case 'seatTimedOut':
      return `${who(event.seat)} runs out of time.`;
    case 'seatResigned':
      return `${who(event.seat)} resigns.`;
    case 'gameOver':
      return `The game is over. Winner: ${winners(event, who)}.`;
    case 'seedRevealed':
      return 'The seed is revealed: every draw can be checked.';
  }
}

function inFrench(event: GameEvent, title: string, who: Who): string {
  switch (event.type) {
    case 'gameOpened':
      return `Une partie de ${title} est ouverte.`;
    case 'seatTaken':
      return event.bot === null
        ? `${who(event.seat)} prend la place ${event.seat + 1}.`
        : `Le robot ${event.bot} prend la place ${event.seat + 1}.`;
    case 'seatLeft':
      return `${seatName(event.seat, 'fr')} est de nouveau libre.`;
    case 'gameStarted':
      return `La partie commence avec ${event.seats} places.`;
    case 'seatTimedOut':
      return `${who(event.seat)} n'a plus de temps.`;
    case 'seatResigned':
      return `${who(event.seat)} abandonne.`;
    case 'gameOver':
      return `La partie est finie. Victoire : ${winners(event, who)}.`;
    case 'seedRevealed':
      return 'La graine est révélée : chaque tirage peut être vérifié.';
  }
}

const winners = ({ placings }: Extract<GameEvent, { type: 'gameOver' }>, who: Who): string =>
  placings
    .filter(({ rank }) => rank === 1)
    .map(({ seat }) => who(seat))
    .join(', ');
