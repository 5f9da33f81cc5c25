import { type CardTeller, cardTellerIn } from '#cards-presentation';
import type * as kernel from '#kernel';
import {
  type EventType,
  guardianAt,
  type Place,
  rulebook,
  type SeenEvent,
  type Space,
  strongholdAt,
} from '#guardians/queries';

/** An event of one type, as its viewer sees it. */
export type Seen<T extends EventType> = Extract<SeenEvent, { type: T }>;

/** Words for sentences that are written once for both languages. */
export interface EventFormatter extends CardTeller {
  /** “Ada’s left stronghold”, “the land b3”: a space of the board, within a sentence. */
  readonly space: (space: Space) => string;
  /** The same, or “Ada’s guardian”. */
  readonly place: (place: Place) => string;
  /** A stronghold with its owner. */
  readonly home: (seat: kernel.Seat, position: Parameters<CardTeller['stronghold']>[0]) => string;
}

/** A sentence for each of some types of events, in the language of its teller. */
export type Tellings<T extends EventType> = kernel.Tellings<Seen<T>, EventFormatter>;

const sides = { LEFT: 'left', CENTER: 'center', RIGHT: 'right' } as const;

/** Tells in a language; `names` are the players' names by seat. */
export function formatterIn(locale: kernel.Locale, names: readonly string[]): EventFormatter {
  const words = cardTellerIn(rulebook, locale, names);
  const { say, of, stronghold } = words;
  const home: EventFormatter['home'] = (seat, position) =>
    say(`${of(seat)} ${sides[position]} stronghold`, `${stronghold(position)} ${of(seat)}`);
  const space: EventFormatter['space'] = (one) => {
    const place = strongholdAt(one);
    return place ? home(place.seat, place.position) : say(`the land ${one}`, `la contrée ${one}`);
  };
  return {
    ...words,
    home,
    space,
    place(one) {
      const guarded = guardianAt(one);
      return guarded === null ? space(one as Space) : say(`${of(guarded)} guardian`, `le Gardien ${of(guarded)}`);
    },
  };
}
