import { enterStage } from '../flow/enter-stage.js';
import type { CommandTable } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import { handOfPhaseThree, refusedCard } from '../table/card-checks.js';
import { discard } from '../table/moves.js';
import { otherSeat, playerOf } from '../table/players.js';
import { shownCard } from '../table/faces.js';
import { shieldTypes } from '../table/sorts.js';
import { isInfluenceable } from '../totals/attributes.js';
import { challengeInfluence } from '../totals/total.js';
import { captiveOf } from './challengers.js';
import { decideChallenge } from './decide-challenge.js';

/** The challenge of a guardian, and its answer (ARENA-CHA-01, ARENA-CHA-04). */
export const challengeCommands = {
  challengeGuardian: {
    steps: ['CHALLENGE'],
    *offers(state, seat) {
      const { stones } = playerOf(state, seat);
      for (let powerStones = 0; powerStones <= stones; powerStones += 1)
        yield { type: 'challengeGuardian', powerStones };
    },
    check(state, { powerStones }, seat) {
      const { stones } = playerOf(state, seat);
      if (powerStones > stones) return refuse('CHA-03', 'NO_POWER_STONE', { cost: powerStones, stones });
      if (powerStones === 0) return undefined;
      const captive = captiveOf(state, seat);
      if (!isInfluenceable(state, captive)) return refuse('INF-01', 'NOT_INFLUENCEABLE', { card: captive });
      return challengeInfluence(state, seat, powerStones) > challengeInfluence(state, seat, powerStones - 1)
        ? undefined
        : refuse('INF-05', 'INFLUENCE_CAP_REACHED', { card: captive });
    },
    perform(turn, { powerStones }, seat) {
      const captive = shownCard(turn.state, captiveOf(turn.state, seat));
      turn.emit({ type: 'challengeMade', seat, captive, stones: powerStones });
      enterStage(turn, 'CHALLENGE_RESPONSE');
    },
  },
  allowChallenge: {
    steps: ['CHALLENGE_RESPONSE'],
    offers: () => [{ type: 'allowChallenge' }],
    check: () => undefined,
    perform: decideChallenge,
  },
  blockChallenge: {
    steps: ['CHALLENGE_RESPONSE'],
    *offers(state, seat) {
      for (const cardId of handOfPhaseThree(state, seat)) yield { type: 'blockChallenge', cardId };
    },
    check: (state, { cardId }, seat) =>
      refusedCard(state, seat, cardId, shieldTypes) ??
      (handOfPhaseThree(state, seat).includes(cardId) ? undefined : refuse('CHA-04', 'NOT_IN_HAND', { card: cardId })),
    perform(turn, { cardId }, seat) {
      discard(turn, [cardId], 'SHIELD');
      turn.emit({ type: 'challengeCancelled', seat: otherSeat(seat) });
      enterStage(turn, 'CHALLENGE');
    },
  },
} satisfies Partial<CommandTable>;
