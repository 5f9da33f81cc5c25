import { reasonedBy, type EventReason, type Locale, type Reasonings } from '#kernel';
import { sharedReasons } from '#skirmish-presentation';
import { book, findVillainSheet, type Options, scenarioOf, type SeenEvent } from '#clash/queries';
import { formatterIn, type EventFormatter } from './event-formatter.js';

const shared = sharedReasons(book, {
  successes: 'CLASH-146',
  rolledOn: 'CLASH-147',
  compared: 'CLASH-148',
  test: 'CLASH-157',
});

const reasons: Reasonings<SeenEvent, EventFormatter> = {
  ...shared,
  attackDeclared: (event, tell) => shared.attackDeclared(event, tell) ?? reasonOfOnlyTarget(event.attackerId, tell),
};

/** Why an event came out as it did, where the rules chose or added up (CLASH-232). */
export const why = (
  event: SeenEvent,
  locale: Locale,
  names: readonly string[],
  options?: Options,
): EventReason | undefined =>
  reasonedBy(reasons, event, formatterIn(locale, names, options && scenarioOf({ options })));

/** A villain attacks without a choice: its sheet names one enemy, or one is within its reach (CLASH-228). */
function reasonOfOnlyTarget(attackerId: string, { say }: EventFormatter): EventReason | undefined {
  // The figures of a sheet are numbered.
  if (!findVillainSheet(attackerId.replace(/-\d+$/, ''))) return undefined;
  return {
    ruleId: 'CLASH-228',
    text: say(
      'A villain attacks the enemy that its sheet names, or else the nearest that it may attack. There was only this one.',
      'Un vilain attaque l’ennemi que sa fiche désigne, sinon le plus proche qu’il peut attaquer. Il n’y avait que celui-ci.',
    ),
    parts: [],
  };
}
