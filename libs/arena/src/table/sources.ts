import type { Card } from '#cards';
import type { ShownCard } from '../events/event-fields.js';
import { printed } from '../content/catalogue.js';
import { cardOf } from './card-of.js';
import type { InstanceId, State } from '../state.js';
import { shownCard } from './sight.js';

/** What is printed on a card that does something; guardians and strongholds go by their library id. */
export const sourceCard = (state: State, source: InstanceId): Card =>
  state.cards[source] ? cardOf(state, source) : printed(source);

/** The same card as an event shows it. */
export const shownSource = (state: State, source: InstanceId): ShownCard =>
  state.cards[source] ? shownCard(state, source) : { id: source, cardId: source };
