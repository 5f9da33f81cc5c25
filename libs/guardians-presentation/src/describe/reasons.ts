import { reasonedBy, type EventReason, type Locale, type Reasonings } from '#kernel';
import { partsOfTotal } from '#cards-presentation';
import type { SeenEvent } from '#guardians/queries';
import { formatterIn, type EventFormatter } from './event-formatter.js';

const reasons: Reasonings<SeenEvent, EventFormatter> = {
  matchupCompared: ({ kind, totals, lowerWins, immune }, tell) => ({
    ruleId: ruleOf(kind, immune.length > 0),
    text: `${
      lowerWins
        ? tell.say(
            'A command turns the comparison round: the lower total wins.',
            'Un commandement inverse la comparaison : le total le plus faible gagne.',
          )
        : tell.say(
            'The higher total wins; equal totals are a push.',
            'Le total le plus élevé gagne ; à totaux égaux, aucune créature n’est battue.',
          )
    }${immune.length > 0 ? tell.say(' An immune creature is not beaten.', ' Une créature immunisée n’est pas battue.') : ''}`,
    parts: totals.flatMap((total) => partsOfTotal(total, tell)),
  }),
};

function ruleOf(kind: 'PRIMARY' | 'SECONDARY', isImmune: boolean): string {
  if (isImmune) return 'GUARD-123';
  return kind === 'PRIMARY' ? 'GUARD-120' : 'GUARD-154';
}

/** Why an event came out as it did, where the rules added up (GUARD-119). */
export const why = (event: SeenEvent, locale: Locale, names: readonly string[]): EventReason | undefined =>
  reasonedBy(reasons, event, formatterIn(locale, names));
