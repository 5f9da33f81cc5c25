import { reasonedBy, type EventReason, type Locale, type Reasonings } from '#kernel';
import { partsOfTotal } from '#cards-presentation';
import type { SeenEvent } from '#arena/queries';
import { formatterIn, type EventFormatter } from './event-formatter.js';

/** The rules by which a round ends without a comparison. */
const undecided = { ALONE: 'ARENA-ALO-02', NOBODY_LEFT: 'ARENA-ALO-03', PRIMARY_STANDS: 'ARENA-SEC-07' } as const;

const reasons: Reasonings<SeenEvent, EventFormatter> = {
  roundCompared({ round, totals, lowerWins }, tell) {
    const ruleOfRound = round === 'PRIMARY' ? 'ARENA-PRI-06' : 'ARENA-SEC-06';
    return {
      ruleId: lowerWins ? 'ARENA-SEC-08' : ruleOfRound,
      text: lowerWins
        ? tell.say(
            'A command turns the comparison round: the lower total wins.',
            'Un commandement inverse la comparaison : le total le plus faible gagne.',
          )
        : tell.say(
            'The higher total wins; equal totals are a tie.',
            'Le total le plus élevé gagne ; à totaux égaux, égalité.',
          ),
      parts: totals.flatMap((total) => partsOfTotal(total, tell)),
    };
  },
  roundDecided: ({ round, why }, tell) => ({
    ruleId: why === 'NOBODY_LEFT' && round === 'SECONDARY' ? 'ARENA-ALO-05' : undecided[why],
    text: {
      ALONE: tell.say(
        'A creature without an opponent wins its round.',
        'Une créature sans adversaire gagne son round.',
      ),
      NOBODY_LEFT: tell.say('Without creatures nothing is compared.', 'Sans créature, rien n’est comparé.'),
      PRIMARY_STANDS: tell.say(
        'Nothing of the secondary round changed the fight, so nothing is compared again.',
        'Rien n’a changé le combat au Round Secondaire : rien n’est comparé de nouveau.',
      ),
    }[why],
    parts: [],
  }),
  challengeDecided: ({ seat, total, contributions, vitality, won }, tell) => ({
    ruleId: won ? 'ARENA-CHA-05' : 'ARENA-CHA-06',
    text: tell.say(
      `The captive wins with a total above the vitality of the guardian, ${vitality}.`,
      `Le captif gagne si son total dépasse la vitalité du Gardien, ${vitality}.`,
    ),
    parts: partsOfTotal({ seat, total, contributions }, tell),
  }),
};

/** Why an event came out as it did, where the rules added up or decided without a comparison. */
export const why = (event: SeenEvent, locale: Locale, names: readonly string[]): EventReason | undefined =>
  reasonedBy(reasons, event, formatterIn(locale, names));
