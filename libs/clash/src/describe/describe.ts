import { toldBy, type Locale } from '#kernel';
import type { EventType, SeenEvent } from '../events.js';
import { activationSentences } from './activation-sentences.js';
import { effectSentences } from './effect-sentences.js';
import { outcomeSentences } from './outcome-sentences.js';
import { setUpSentences } from './set-up-sentences.js';
import { strategySentences } from './strategy-sentences.js';
import { tellerIn, type Tellings } from './teller.js';

const sentences: Tellings<EventType> = {
  ...setUpSentences,
  ...strategySentences,
  ...activationSentences,
  ...effectSentences,
  ...outcomeSentences,
};

/** A sentence for people about an event, as far as its viewer sees it; `names` are the players' names by seat. */
export const describe = (event: SeenEvent, locale: Locale, names: readonly string[]): string =>
  toldBy(sentences, event, tellerIn(locale, names));
