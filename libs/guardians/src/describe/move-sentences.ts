import type { moveEvents } from '../moves/move-events.js';
import type { Place } from '../words.js';
import type { Teller, Tellings } from './teller.js';

/** The spaces before the end of a path; nothing where it has one step. */
const over = (tell: Teller, path: readonly Place[]): string =>
  path.length < 2 ? '' : tell.say(` over ${between(tell, path)}`, `, en passant par ${between(tell, path)}`);

const between = (tell: Teller, path: readonly Place[]): string => tell.listed(path.slice(0, -1).map(tell.place), '');

const end = (tell: Teller, path: readonly Place[]): string => path.slice(-1).map(tell.place).join('');

/** How shields move. */
export const moveSentences: Tellings<keyof typeof moveEvents> = {
  shieldMoved: ({ seat, from, path, flown }, tell) => {
    const way = `${end(tell, path)}${over(tell, path)}`;
    return flown
      ? tell.say(
          `${tell.of(seat)} shield flies from ${tell.space(from)} to ${way}.`,
          `Le Bouclier ${tell.of(seat)} vole de ${tell.space(from)} vers ${way}.`,
        )
      : tell.say(
          `${tell.of(seat)} shield moves from ${tell.space(from)} to ${way}.`,
          `Le Bouclier ${tell.of(seat)} va de ${tell.space(from)} vers ${way}.`,
        );
  },
  flightDeclared({ seat, path, creatures }, tell) {
    const shown = creatures.flatMap(({ card, item }) => (item ? [card, item] : [card]));
    return tell.say(
      `${tell.who(seat)} declares a flight to ${end(tell, path)}, and shows ${tell.cards(shown)}.`,
      `${tell.who(seat)} annonce un vol vers ${end(tell, path)} et montre ${tell.cards(shown)}.`,
    );
  },
  flightFailed: ({ seat, space }, tell) =>
    tell.say(
      `The flight does not happen: ${tell.of(seat)} shield stays on ${tell.space(space)}.`,
      `Le vol n’a pas lieu : le Bouclier ${tell.of(seat)} reste sur ${tell.space(space)}.`,
    ),
};
