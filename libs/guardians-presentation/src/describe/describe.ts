import { toldBy, type Locale } from '#kernel';
import type { EventType, SeenEvent } from '#guardians/queries';
import { boardEffectSentences } from './board-effect-sentences.js';
import { combatSentences } from './combat-sentences.js';
import { effectSentences } from './effect-sentences.js';
import { fieldSentences, settlementSentences } from './field-sentences.js';
import { flowSentences, setUpSentences } from './flow-sentences.js';
import { matchupSentences } from './matchup-sentences.js';
import { moveSentences } from './move-sentences.js';
import { movementSentences } from './movement-sentences.js';
import { discardSentences, drawSentences, placementSentences } from './organise-sentences.js';
import { formatterIn, type Tellings } from './event-formatter.js';

const sentences: Tellings<EventType> = {
  ...flowSentences,
  ...setUpSentences,
  ...drawSentences,
  ...placementSentences,
  ...discardSentences,
  ...fieldSentences,
  ...settlementSentences,
  ...moveSentences,
  ...movementSentences,
  ...effectSentences,
  ...boardEffectSentences,
  ...combatSentences,
  ...matchupSentences,
};

/** A sentence for people about an event, as far as its viewer sees it; `names` are the players' names by seat. */
export const describe = (event: SeenEvent, locale: Locale, names: readonly string[]): string =>
  toldBy(sentences, event, formatterIn(locale, names));
