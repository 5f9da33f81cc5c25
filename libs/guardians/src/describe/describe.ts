import { toldBy, type Locale } from '#kernel';
import type { EventType, SeenEvent } from '../events.js';
import { fieldSentences, settlementSentences } from './field-sentences.js';
import { flowSentences, setUpSentences } from './flow-sentences.js';
import { discardSentences, drawSentences, placementSentences } from './organise-sentences.js';
import { tellerIn, type Tellings } from './teller.js';

const sentences: Tellings<EventType> = {
  ...flowSentences,
  ...setUpSentences,
  ...drawSentences,
  ...placementSentences,
  ...discardSentences,
  ...fieldSentences,
  ...settlementSentences,
};

/** A sentence for people about an event, as far as its viewer sees it; `names` are the players' names by seat. */
export const describe = (event: SeenEvent, locale: Locale, names: readonly string[]): string =>
  toldBy(sentences, event, tellerIn(locale, names));
