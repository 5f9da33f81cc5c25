import { beginning } from '#skirmish/content';
import { toldBy, type Locale } from '#kernel';
import { sharedSentences } from '#skirmish-presentation';
import { type EventType, findScenario, type Options, type SeenEvent, type State } from '#skarov/queries';
import { courseSentences } from './course-sentences.js';
import { outcomeSentences } from './outcome-sentences.js';
import { overlordSentences } from './overlord-sentences.js';
import { setUpSentences } from './set-up-sentences.js';
import { formatterIn, type Tellings } from './event-formatter.js';

const sentences: Tellings<EventType> = {
  ...sharedSentences,
  ...setUpSentences,
  ...overlordSentences,
  ...courseSentences,
  ...outcomeSentences,
};

/**
 * A sentence for people about an event, as far as its viewer sees it; `names` are the players' names by seat. With the
 * options of the game, parts of a custom scenario have its names; with the rooms that lie in its base, which
 * are no secret (SKAROV-BASE-16), spaces and doors are told by them.
 */
export function describe(
  event: SeenEvent,
  locale: Locale,
  names: readonly string[],
  options?: Options,
  state?: Pick<State, 'base'>,
): string {
  const scenario = options?.scenario ?? findScenario(options?.scenarioId ?? '');
  return beginning(toldBy(sentences, event, formatterIn(locale, names, { scenario, tiles: state?.base.tiles })));
}
