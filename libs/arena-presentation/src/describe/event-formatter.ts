import { type CardTeller, cardTellerIn } from '#cards-presentation';
import type { StrongholdPosition } from '#cards';
import type * as kernel from '#kernel';
import { type EventType, type Place, rulebook, type SeenEvent } from '#arena/queries';

/** An event of one type, as its viewer sees it. */
type Seen<T extends EventType> = Extract<SeenEvent, { type: T }>;

/** Words for sentences that are written once for both languages. */
export interface EventFormatter extends CardTeller {
  readonly place: (place: Place) => string;
}

/** A sentence for each of some types of events, in the language of its teller. */
export type Tellings<T extends EventType> = kernel.Tellings<Seen<T>, EventFormatter>;

/** Tells in a language; `names` are the players' names by seat. */
export function formatterIn(locale: kernel.Locale, names: readonly string[]): EventFormatter {
  const words = cardTellerIn(rulebook, locale, names);
  const { say, stronghold } = words;
  return {
    ...words,
    place(place) {
      if (place === 'DUEL_ZONE') return say('in the duel zone', 'dans la Zone de Duel');
      const [level, position] = place.split('_') as ['ON' | 'UNDER', StrongholdPosition];
      return level === 'ON'
        ? say(`on ${stronghold(position)}`, `sur ${stronghold(position)}`)
        : say(`under ${stronghold(position)}`, `sous ${stronghold(position)}`);
    },
  };
}
