import { toldBy, type Locale } from '#kernel';
import type { EventType, SeenEvent } from '../events.js';
import { actionSentences } from './action-sentences.js';
import { effectSentences } from './effect-sentences.js';
import { fightSentences } from './fight-sentences.js';
import { setUpSentences } from './set-up-sentences.js';
import { tellerIn, type Tellings } from './teller.js';
import { turnSentences } from './turn-sentences.js';

const toldInBoth = { ...setUpSentences, ...turnSentences, ...actionSentences, ...effectSentences };

const sentences: Readonly<Record<Locale, Tellings<EventType>>> = {
  en: { ...toldInBoth, ...fightSentences.en },
  fr: { ...toldInBoth, ...fightSentences.fr },
};

/** A sentence for people about an event, as far as its viewer sees it; `names` are the players' names by seat. */
export const describe = (event: SeenEvent, locale: Locale, names: readonly string[]): string =>
  toldBy(sentences[locale], event, tellerIn(locale, names));
