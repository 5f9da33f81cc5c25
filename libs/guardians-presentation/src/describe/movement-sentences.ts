import type { Localized } from '#kernel';
import type { movementEvents, Why } from '#guardians/queries';
import type { Seen, EventFormatter, Tellings } from './event-formatter.js';

/** Why cards left their place, at the end of a sentence. */
const reasons: Readonly<Record<Why, Localized>> = {
  BEATEN: { en: 'beaten', fr: 'confrontation perdue' },
  DESTROYED: { en: 'destroyed', fr: 'destruction' },
  AREA: { en: 'struck in the combat hand', fr: 'main de Combat touchée' },
  EFFECT: { en: 'by a text', fr: 'effet d’une carte' },
  CORRUPTED: { en: 'corrupted', fr: 'corruption' },
  SAVED: { en: 'saved', fr: 'sauvetage' },
  NO_RETREAT: { en: 'no way to retreat', fr: 'aucune retraite possible' },
  MERGED: { en: 'two stacks became one', fr: 'deux piles réunies' },
};

type Moved = Seen<'cardsDiscarded' | 'cardsSentToPen' | 'cardsPutUnder'>;

const why = (tell: EventFormatter, reason: Why): string => ` (${tell.text(reasons[reason])})`;

/** The discarded items of the cards; nothing where they carried none. */
const carried = (tell: EventFormatter, items: Moved['items']): string =>
  items.length === 0 ? '' : tell.say(`; discarded: ${tell.cards(items)}`, ` ; défausse : ${tell.cards(items)}`);

/** How cards leave hand, combat and play. */
export const movementSentences: Tellings<keyof typeof movementEvents> = {
  cardsDiscarded: ({ seat, cards, items, why: reason }, tell) =>
    tell.say(
      `To ${tell.of(seat)} discard pile: ${tell.cards([...cards, ...items])}${why(tell, reason)}.`,
      `À la Défausse ${tell.of(seat)} : ${tell.cards([...cards, ...items])}${why(tell, reason)}.`,
    ),
  cardsSentToPen: ({ seat, cards, items, why: reason }, tell) =>
    tell.say(
      `Back to ${tell.of(seat)} pen: ${tell.cards(cards)}${why(tell, reason)}${carried(tell, items)}.`,
      `Retour à l’Enclos ${tell.of(seat)} : ${tell.cards(cards)}${why(tell, reason)}${carried(tell, items)}.`,
    ),
  cardsPutUnder: ({ seat, cards, items, why: reason }, tell) =>
    tell.say(
      `Under ${tell.of(seat)} draw pile: ${tell.cards(cards)}${why(tell, reason)}${carried(tell, items)}.`,
      `Sous la Pioche ${tell.of(seat)} : ${tell.cards(cards)}${why(tell, reason)}${carried(tell, items)}.`,
    ),
  shieldDestroyed: ({ seat, space, card }, tell) =>
    tell.say(
      `Destroyed on ${tell.space(space)}: ${tell.card(card)}, of ${tell.who(seat)}.`,
      `Détruit sur ${tell.space(space)} : ${tell.card(card)}, ${tell.elided('de', tell.who(seat))}.`,
    ),
};
