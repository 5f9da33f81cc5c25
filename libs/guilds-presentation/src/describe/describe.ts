import { toldBy, type Locale } from '#kernel';
import type { EventType, SeenEvent } from '#guilds/queries';
import { actionSentences } from './action-sentences.js';
import { campaignSentences } from './campaign-sentences.js';
import { combatSentences } from './combat-sentences.js';
import { effectSentences } from './effect-sentences.js';
import { setUpSentences } from './set-up-sentences.js';
import { formatterIn, type Tellings } from './event-formatter.js';
import { turnSentences } from './turn-sentences.js';

const sentences: Tellings<EventType> = {
  ...setUpSentences,
  ...turnSentences,
  ...actionSentences,
  ...effectSentences,
  ...campaignSentences,
  ...combatSentences,
};

/** A sentence for people about an event, as far as its viewer sees it; `names` are the players' names by seat. */
export const describe = (event: SeenEvent, locale: Locale, names: readonly string[]): string =>
  toldBy(sentences, event, formatterIn(locale, names));
