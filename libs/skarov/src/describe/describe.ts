import { toldBy, type Locale } from '#kernel';
import { sharedSentences } from '#skirmish';
import { findScenario } from '../content/catalogue.js';
import type { EventType, SeenEvent } from '../events.js';
import type { Options } from '../options-fields.js';
import { courseSentences } from './course-sentences.js';
import { outcomeSentences } from './outcome-sentences.js';
import { overlordSentences } from './overlord-sentences.js';
import { setUpSentences } from './set-up-sentences.js';
import { tellerIn, type Tellings } from './teller.js';

const sentences: Tellings<EventType> = {
  ...sharedSentences,
  ...setUpSentences,
  ...overlordSentences,
  ...courseSentences,
  ...outcomeSentences,
};

/**
 * A sentence for people about an event, as far as its viewer sees it; `names` are the players' names by seat. With the
 * options of the game, what a scenario of somebody's own brings has its names.
 */
export const describe = (event: SeenEvent, locale: Locale, names: readonly string[], options?: Options): string =>
  toldBy(sentences, event, tellerIn(locale, names, options?.scenario ?? findScenario(options?.scenarioId ?? '')));
