import { toldBy, type Locale } from '#kernel';
import type { EventType, SeenEvent } from '#arena/queries';
import { combatSentences } from './combat-sentences.js';
import { effectSentences } from './effect-sentences.js';
import { flowSentences } from './flow-sentences.js';
import { movementSentences } from './movement-sentences.js';
import { setUpSentences } from './set-up-sentences.js';
import { handSentences } from './hand-sentences.js';
import { enlistmentSentences } from './enlistment-sentences.js';
import { settlementSentences } from './settlement-sentences.js';
import { raidSentences } from './raid-sentences.js';
import { formatterIn, type Tellings } from './event-formatter.js';

const sentences: Tellings<EventType> = {
  ...flowSentences,
  ...movementSentences,
  ...setUpSentences,
  ...handSentences,
  ...enlistmentSentences,
  ...settlementSentences,
  ...combatSentences,
  ...effectSentences,
  ...raidSentences,
};

/** A sentence for people about an event, as far as its viewer sees it; `names` are the players' names by seat. */
export const describe = (event: SeenEvent, locale: Locale, names: readonly string[]): string =>
  toldBy(sentences, event, formatterIn(locale, names));
