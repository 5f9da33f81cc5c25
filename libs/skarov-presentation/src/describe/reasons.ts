import { reasonedBy, type EventReason, type Locale, type Reasonings } from '#kernel';
import { sharedReasons } from '#skirmish-presentation';
import { book, findScenario, type Options, type SeenEvent, type State } from '#skarov/queries';
import { formatterIn, type EventFormatter } from './event-formatter.js';

const reasons: Reasonings<SeenEvent, EventFormatter> = sharedReasons(book, {
  successes: 'SKAROV-ATK-03',
  rolledOn: 'SKAROV-ATK-03',
  compared: 'SKAROV-ATK-04',
  test: 'SKAROV-TEST-03',
});

/** Why an event came out as it did, where the rules chose or added up. Rooms that lie in the base are no secret (SKAROV-BASE-16). */
export function why(
  event: SeenEvent,
  locale: Locale,
  names: readonly string[],
  options?: Options,
  state?: Pick<State, 'base'>,
): EventReason | undefined {
  const scenario = options?.scenario ?? findScenario(options?.scenarioId ?? '');
  return reasonedBy(reasons, event, formatterIn(locale, names, { scenario, tiles: state?.base.tiles }));
}
