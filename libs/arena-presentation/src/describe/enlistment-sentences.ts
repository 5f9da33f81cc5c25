import type { enlistmentEvents } from '#arena/queries';
import type { Tellings } from './event-formatter.js';

/** Dominants and the enlistment. */
export const enlistmentSentences: Tellings<keyof typeof enlistmentEvents> = {
  dominantTurned: ({ seat, card }, tell) =>
    tell.say(
      `${tell.who(seat)} turns up ${tell.card(card)} as dominant.`,
      `${tell.who(seat)} retourne ${tell.card(card)} comme Dominante.`,
    ),
  dominantPutUnder: ({ seat, card }, tell) =>
    tell.say(
      `Equal dominants: ${tell.card(card)} goes under ${tell.of(seat)} pile.`,
      `Dominantes égales : ${tell.does(card, '', ['va', 'vont'])} sous la pioche ${tell.of(seat)}.`,
    ),
  activeNamed: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} is Active, and acts first.`, `Joueur Actif, qui agit en premier : ${tell.who(seat)}.`),
  cardPlacedOn: ({ seat, stronghold, card }, tell) =>
    tell.say(
      `${tell.who(seat)} lays ${tell.card(card)} on ${tell.stronghold(stronghold)}.`,
      `${tell.who(seat)} pose ${tell.card(card)} sur ${tell.stronghold(stronghold)}.`,
    ),
  cardPlacedUnder: ({ seat, stronghold, card }, tell) =>
    tell.say(
      `${tell.who(seat)} lays ${tell.card(card)} under ${tell.stronghold(stronghold)}.`,
      `${tell.who(seat)} pose ${tell.card(card)} sous ${tell.stronghold(stronghold)}.`,
    ),
  itemAttached: ({ seat, stronghold, card }, tell) =>
    tell.say(
      `${tell.who(seat)} gives ${tell.card(card, 'an item')} to the creature on ${tell.stronghold(stronghold)}.`,
      `${tell.who(seat)} donne ${tell.card(card, 'un Objet')} à la créature sur ${tell.stronghold(stronghold)}.`,
    ),
  upgradeAttached: ({ seat, targetSeat, stronghold, card }, tell) => {
    const whose = seat === targetSeat ? '' : tell.say(` of ${tell.who(targetSeat)}`, ` ${tell.of(targetSeat)}`);
    return tell.say(
      `${tell.who(seat)} attaches ${tell.card(card)} to ${tell.stronghold(stronghold)}${whose}.`,
      `${tell.who(seat)} attache ${tell.card(card)} à ${tell.stronghold(stronghold)}${whose}.`,
    );
  },
  standardBearerRaised: ({ seat, card }, tell) =>
    tell.say(`${tell.who(seat)} raises ${tell.card(card)}.`, `${tell.who(seat)} lève ${tell.card(card)}.`),
};
