import type { moveEvents } from '#guardians/queries';
import type { Tellings } from './event-formatter.js';
import { end, way } from './way.js';

/** How shields move. */
export const moveSentences: Tellings<keyof typeof moveEvents> = {
  shieldMoved: ({ seat, from, path, flown }, tell) => {
    const to = way(tell, path);
    return flown
      ? tell.say(
          `${tell.of(seat)} shield flies from ${tell.space(from)} to ${to}.`,
          `Le Bouclier ${tell.of(seat)} vole de ${tell.space(from)} vers ${to}.`,
        )
      : tell.say(
          `${tell.of(seat)} shield moves from ${tell.space(from)} to ${to}.`,
          `Le Bouclier ${tell.of(seat)} va de ${tell.space(from)} vers ${to}.`,
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
