import type { dominantEvents, reinforcingEvents, settlementEvents, turningEvents } from '#guardians/queries';
import type { Tellings } from './event-formatter.js';

/** Steps II.A to II.D. */
export const fieldSentences: Tellings<
  keyof typeof dominantEvents | keyof typeof turningEvents | keyof typeof reinforcingEvents
> = {
  dominantTurnedUp({ seat, card, borrowed }, tell) {
    const from = borrowed ? tell.say(', from the discard pile', ', prise dans la Défausse') : '';
    return tell.say(
      `${tell.who(seat)} turns up ${tell.card(card)} as dominant${from}.`,
      `${tell.who(seat)} révèle sa Dominante : ${tell.card(card)}${from}.`,
    );
  },
  dominantBuried: ({ seat, card }, tell) =>
    tell.say(
      `A tie: ${tell.card(card)} goes to the bottom of ${tell.of(seat)} pile.`,
      `Égalité : ${tell.does(card, '', ['passe', 'passent'])} sous la Pioche ${tell.of(seat)}.`,
    ),
  firstNamed: ({ seat }, tell) =>
    tell.say(
      `The first shield is ${tell.of(seat)} to turn.`,
      `Le premier Bouclier à tourner est celui ${tell.of(seat)}.`,
    ),
  shieldTurned: ({ seat, space }, tell) =>
    tell.say(
      `${tell.who(seat)} turns the shield on ${tell.space(space)}.`,
      `${tell.who(seat)} tourne le Bouclier sur ${tell.space(space)}.`,
    ),
  shieldPassed: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} leaves it where it is.`, `${tell.who(seat)} le laisse sur place.`),
  activeChanged: ({ seat }, tell) =>
    tell.say(`It is for ${tell.who(seat)} to turn a shield.`, `À ${tell.who(seat)} de tourner un Bouclier.`),
  shieldsUnturned: (_event, tell) => tell.say('All shields are unturned.', 'Tous les Boucliers sont redressés.'),
  shieldReinforced: ({ from, to, card }, tell) =>
    tell.say(
      `From ${tell.space(from)}, ${tell.card(card, 'a creature')} joins the shield on ${tell.space(to)}.`,
      `Depuis ${tell.space(from)}, ${tell.does(card, '', ['rejoint', 'rejoignent'], 'une créature')} le Bouclier sur ${tell.space(to)}.`,
    ),
  reinforcingEnded: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} ends the reinforcement.`, `${tell.who(seat)} met fin aux renforts.`),
};

/** Phase III. */
export const settlementSentences: Tellings<keyof typeof settlementEvents> = {
  terrainRemoved: ({ seat, space, card }, tell) =>
    tell.say(
      `${tell.of(seat)} terrain on ${tell.space(space)} is removed: ${tell.card(card)}.`,
      `Le Terrain ${tell.of(seat)} sur ${tell.space(space)} est retiré : ${tell.card(card)}.`,
    ),
  strongholdRuined({ of, stronghold, cards }, tell) {
    const lost = cards.length === 0 ? '' : tell.say(`, with ${tell.cards(cards)}`, `, avec ${tell.cards(cards)}`);
    const fallen = tell.home(of, stronghold);
    return tell.say(`${fallen} falls into ruin${lost}.`, `Ruine : ${fallen} tombe${lost}.`);
  },
  terrainLaid: ({ seat, space, card }, tell) =>
    tell.say(
      `${tell.who(seat)} lays ${tell.card(card)} on ${tell.space(space)}.`,
      `${tell.who(seat)} pose ${tell.card(card)} sur ${tell.space(space)}.`,
    ),
  creatureLaid({ seat, space, card, item }, tell) {
    const lost = item ? tell.say(`; discarded: ${tell.card(item)}`, ` ; défausse : ${tell.card(item)}`) : '';
    return tell.say(
      `${tell.who(seat)} lays ${tell.card(card, 'a creature')} face down as terrain on ${tell.space(space)}${lost}.`,
      `${tell.who(seat)} pose ${tell.card(card, 'une créature')} face cachée comme Terrain sur ${tell.space(space)}${lost}.`,
    );
  },
  shieldSentToPen: ({ seat, card }, tell) =>
    tell.say(
      `${tell.card(card)} covers no creature any more and goes to ${tell.of(seat)} pen.`,
      `${tell.card(card)} ne couvre plus aucune créature et rejoint l’Enclos ${tell.of(seat)}.`,
    ),
  shieldWithdrawn: ({ seat, from, to }, tell) =>
    tell.say(
      `${tell.who(seat)} withdraws the shield from ${tell.space(from)} to ${tell.space(to)}.`,
      `${tell.who(seat)} retire le Bouclier de ${tell.space(from)} vers ${tell.space(to)}.`,
    ),
};
