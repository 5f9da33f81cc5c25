import { isGameEvent, type GameEvent } from './game-events.js';
import type { Locale, Localized } from './locale.js';
import type { AnyRuleset } from './ruleset.js';
import { seatName } from './seat.js';
import type { AnyTagged } from './shapes.js';
import { tellerIn, toldBy, type Teller, type Tellings } from './teller.js';

/** A teller who knows which game it is. */
interface GameTeller extends Teller {
  readonly title: Localized;
}

/**
 * A sentence for people about any event of a game: the ruleset's own, or one that every game has.
 * @param event may be redacted. @param names the players' names by seat.
 */
export function describeEvent(ruleset: AnyRuleset, event: AnyTagged, locale: Locale, names: readonly string[]): string {
  if (!isGameEvent(event)) return ruleset.describe(event, locale, names);
  return toldBy<GameEvent, GameTeller>(sentences, event, { ...tellerIn(locale, names), title: ruleset.title });
}

const sentences: Tellings<GameEvent, GameTeller> = {
  gameOpened: (_, { say, title }) => say(`A game of ${title.en} is opened.`, `Une partie de ${title.fr} est ouverte.`),
  seatTaken: ({ seat, bot }, { say, who }) =>
    bot === null
      ? say(`${who(seat)} takes seat ${seat + 1}.`, `${who(seat)} prend la place ${seat + 1}.`)
      : say(`The bot ${bot} takes seat ${seat + 1}.`, `Le robot ${bot} prend la place ${seat + 1}.`),
  seatLeft: ({ seat }, { say }) =>
    say(`${seatName(seat, 'en')} is free again.`, `${seatName(seat, 'fr')} est de nouveau libre.`),
  gameStarted: ({ seats }, { say }) =>
    say(`The game starts with ${seats} seats.`, `La partie commence avec ${seats} places.`),
  seatTimedOut: ({ seat }, { say, who }) => say(`${who(seat)} runs out of time.`, `${who(seat)} n'a plus de temps.`),
  seatResigned: ({ seat }, { say, who }) => say(`${who(seat)} resigns.`, `${who(seat)} abandonne.`),
  gameOver: ({ placings }, { say, who, list, listed }) => {
    const winners = placings.filter(({ rank }) => rank === 1).map(({ seat }) => who(seat));
    if (winners.length === 0)
      return say('The game is over. Nobody has won.', 'La partie est finie. Personne n’a gagné.');
    const behind = placings.filter(({ rank }) => rank > 1).map(({ seat, rank }) => `${who(seat)} (${rank})`);
    const [won, rest] = [listed(winners, ''), list(behind, '')];
    return rest === ''
      ? say(`The game is over. Winner: ${won}.`, `La partie est finie. Victoire : ${won}.`)
      : say(
          `The game is over. Winner: ${won}. Behind: ${rest}.`,
          `La partie est finie. Victoire : ${won}. Derrière : ${rest}.`,
        );
  },
  gameAbandoned: (_, { say }) =>
    say('The game is given up: nobody has won.', "La partie est abandonnée : personne n'a gagné."),
  seedRevealed: (_, { say }) =>
    say('The seed is revealed: every draw can be checked.', 'La graine est révélée : chaque tirage peut être vérifié.'),
};
