import { toldBy, type Locale } from '#kernel';
import { sharedSentences } from '#skirmish-presentation';
import { type EventType, type Options, scenarioOf, type SeenEvent } from '#clash/queries';
import { activationSentences } from './activation-sentences.js';
import { effectSentences } from './effect-sentences.js';
import { outcomeSentences } from './outcome-sentences.js';
import { setUpSentences } from './set-up-sentences.js';
import { strategySentences } from './strategy-sentences.js';
import { formatterIn, type Tellings } from './event-formatter.js';

const sentences: Tellings<EventType> = {
  ...sharedSentences,
  ...setUpSentences,
  ...strategySentences,
  ...activationSentences,
  ...effectSentences,
  ...outcomeSentences,
};

/**
 * A sentence for people about an event, as far as its viewer sees it; `names` are the players' names by seat. With the
 * options of the game, zones and parts of a custom scenario have their names.
 */
export const describe = (event: SeenEvent, locale: Locale, names: readonly string[], options?: Options): string =>
  toldBy(sentences, event, formatterIn(locale, names, options && scenarioOf({ options })));
