import { seatEffectSentences } from '#cards-presentation';
import type { boardEffectEvents } from '#guardians/queries';
import type { Tellings } from './event-formatter.js';

/** Effects outside the combats. */
export const boardEffectSentences: Tellings<keyof typeof boardEffectEvents> = {
  ...seatEffectSentences,
  stackLookedAt({ seat, space, total }, tell) {
    const learnt = total === undefined ? '' : tell.say(`: ${total} in all`, ` : ${total} en tout`);
    return tell.say(
      `${tell.who(seat)} learns the Vitality on ${tell.space(space)}${learnt}.`,
      `${tell.who(seat)} apprend la Vitalité sur ${tell.space(space)}${learnt}.`,
    );
  },
  firstClaimed: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} will be first this turn.`, `Ce tour-ci, ce sera à ${tell.who(seat)} de commencer.`),
  dominantPutUnder: ({ seat, card }, tell) =>
    tell.say(
      `${tell.who(seat)} puts the dominant ${tell.card(card)} under the draw pile.`,
      `${tell.who(seat)} place sa Dominante, ${tell.card(card)}, sous sa Pioche.`,
    ),
  settlementCalled: ({ seat }, tell) =>
    tell.say(
      `${tell.who(seat)} calls an armistice: no shield is turned this turn.`,
      `${tell.who(seat)} impose une trêve : aucun Bouclier n’est tourné ce tour-ci.`,
    ),
  extraStepGranted: ({ seat }, tell) =>
    tell.say(
      `A shield of ${tell.who(seat)} may take a third step this turn.`,
      `Un Bouclier ${tell.of(seat)} peut faire un troisième pas ce tour-ci.`,
    ),
  creaturesRevealed({ seat, space, creatures }, tell) {
    const shown = creatures.flatMap(({ card, item }) => (item ? [card, item] : [card]));
    return tell.say(
      `${tell.who(seat)} shows the stack on ${tell.space(space)}: ${tell.cards(shown)}.`,
      `${tell.who(seat)} montre sa pile sur ${tell.space(space)} : ${tell.cards(shown)}.`,
    );
  },
  bearerSilenced: ({ seat, card }, tell) =>
    tell.say(
      `${tell.of(seat)} standard bearer ${tell.card(card)} has no effect this turn.`,
      `Le Porte-étendard ${tell.of(seat)}, ${tell.card(card)}, est sans effet ce tour-ci.`,
    ),
  worksDiscarded: ({ of, stronghold, card }, tell) =>
    tell.say(
      `${tell.card(card)} at ${tell.home(of, stronghold)} is discarded.`,
      `Défausse sur ${tell.home(of, stronghold)} : ${tell.card(card)}.`,
    ),
  heldReturned: ({ seat, stronghold, card }, tell) =>
    tell.say(
      `From ${tell.home(seat, stronghold)}, ${tell.card(card, 'a creature')} goes back to the pen.`,
      `Depuis ${tell.home(seat, stronghold)}, ${tell.does(card, '', ['rejoint', 'rejoignent'], 'une créature')} l’Enclos.`,
    ),
  heldJoined: ({ seat, stronghold, space, card }, tell) =>
    tell.say(
      `From ${tell.home(seat, stronghold)}, ${tell.card(card)} joins the shield on ${tell.space(space)}.`,
      `Depuis ${tell.home(seat, stronghold)}, ${tell.does(card, '', ['rejoint', 'rejoignent'])} le Bouclier sur ${tell.space(space)}.`,
    ),
  creatureRecovered: ({ seat, card }, tell) =>
    tell.say(
      `${tell.who(seat)} takes ${tell.card(card)} back from the discard pile.`,
      `${tell.who(seat)} reprend ${tell.card(card)} dans sa Défausse.`,
    ),
  flightStopped: ({ seat }, tell) =>
    tell.say(`${tell.of(seat)} flight is stopped.`, `Le vol ${tell.of(seat)} est arrêté.`),
};
