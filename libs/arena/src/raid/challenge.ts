import type { Seat } from '#kernel';
import { depotOffers } from '../effects/offers.js';
import { enterStage } from '../flow/enter-stage.js';
import type { ArenaTurn, CommandTable, Evolvers, StageRules } from '../flow/step-rules.js';
import { cardOf, printed } from '../printed.js';
import { refuse } from '../refusals.js';
import type { State } from '../state.js';
import { handOfPhaseThree, refusedCard } from '../table/card-checks.js';
import { discard } from '../table/moves.js';
import { inOrder, otherSeat, playerOf, ruinsOf } from '../table/players.js';
import { shownCard } from '../table/sight.js';
import { challengeTotal } from '../totals/total.js';

/** It has a captive, the enemy a ruin, and it has not challenged or passed this turn (ARENA-CHA-01, ARENA-CHA-02). */
const mayChallenge = (state: State, seat: Seat): boolean =>
  playerOf(state, seat).prison?.captive != null &&
  ruinsOf(state, otherSeat(seat)) > 0 &&
  !state.marks.challenged.includes(seat);

const blockers = ['SHIELD', 'STANDARD_BEARER'] as const;

/** States 30 and 31. */
export const challengeStages = {
  CHALLENGE: {
    asked: (state) =>
      inOrder(state)
        .filter((seat) => mayChallenge(state, seat))
        .slice(0, 1),
    proceed: (turn) => enterStage(turn, 'END_OF_TURN'),
    *offers(state, seat) {
      yield { type: 'pass' };
      const { stones } = playerOf(state, seat);
      for (let powerStones = 0; powerStones <= stones; powerStones += 1)
        yield { type: 'challengeGuardian', powerStones };
      yield* depotOffers(state, seat);
    },
    byDefault: () => ({ type: 'pass' }),
  },
  CHALLENGE_RESPONSE: {
    asked(state) {
      if (!state.challenge) return [];
      const challenged = otherSeat(state.challenge.seat);
      return handOfPhaseThree(state, challenged).length > 0 ? [challenged] : [];
    },
    proceed: decideChallenge,
    *offers(state, seat) {
      yield { type: 'allowChallenge' };
      for (const cardId of handOfPhaseThree(state, seat)) yield { type: 'blockChallenge', cardId };
    },
    byDefault: () => ({ type: 'allowChallenge' }),
  },
} satisfies Record<string, StageRules>;

/** The captive of a seat. Throws an Error when it has none. */
function captiveOf(state: State, seat: Seat): string {
  const captive = playerOf(state, seat).prison?.captive;
  if (captive == null) throw new Error(`Seat ${seat} has no captive.`);
  return captive;
}

const guardianOf = (state: State, seat: Seat) => printed(playerOf(state, seat).guardian ?? '');

export const challengeCommands = {
  challengeGuardian: {
    steps: ['CHALLENGE'],
    check(state, { powerStones }, seat) {
      const { stones } = playerOf(state, seat);
      if (powerStones > stones) return refuse('CHA-03', 'NO_POWER_STONE', { cost: powerStones, stones });
      if (powerStones === 0) return undefined;
      const captive = captiveOf(state, seat);
      const { influenceable, influenceCap, vitality = 0 } = cardOf(state, captive);
      if (!influenceable) return refuse('CHA-03', 'NOT_INFLUENCEABLE', { card: captive });
      const before = (powerStones - 1) * (guardianOf(state, seat).influenceValue ?? 0);
      return before < (influenceCap ?? vitality)
        ? undefined
        : refuse('INF-05', 'INFLUENCE_CAP_REACHED', { card: captive });
    },
    perform(turn, { powerStones }, seat) {
      const captive = shownCard(turn.state, captiveOf(turn.state, seat));
      turn.emit({ type: 'challengeMade', seat, captive, stones: powerStones });
      enterStage(turn, 'CHALLENGE_RESPONSE');
    },
  },
  blockChallenge: {
    steps: ['CHALLENGE_RESPONSE'],
    check: (state, { cardId }, seat) =>
      refusedCard(state, seat, cardId, blockers) ??
      (handOfPhaseThree(state, seat).includes(cardId) ? undefined : refuse('CHA-04', 'NOT_IN_HAND', { card: cardId })),
    perform(turn, { cardId }, seat) {
      discard(turn, [cardId], 'SHIELD');
      turn.emit({ type: 'challengeCancelled', seat: otherSeat(seat) });
      enterStage(turn, 'CHALLENGE');
    },
  },
  allowChallenge: { steps: ['CHALLENGE_RESPONSE'], check: () => undefined, perform: decideChallenge },
} satisfies Partial<CommandTable>;

/** The captive's total against the guardian's vitality: greater defeats it (ARENA-CHA-05, ARENA-CHA-06). */
function decideChallenge(turn: ArenaTurn): void {
  const { challenge } = turn.state;
  if (!challenge) throw new Error('There is no challenge to decide.');
  const { seat, stones } = challenge;
  const captive = captiveOf(turn.state, seat);
  const { total, contributions } = challengeTotal(turn.state, seat, stones);
  const vitality = guardianOf(turn.state, otherSeat(seat)).vitality ?? 0;
  const won = total > vitality;
  turn.emit({ type: 'challengeDecided', seat, total, contributions: [...contributions], vitality, won });
  if (won) {
    turn.emit({ type: 'outcomeReached', reason: 'GUARDIAN', winner: seat });
    return;
  }
  discard(turn, [captive], 'CHALLENGE');
  if (!turn.state.over) enterStage(turn, 'CHALLENGE');
}

export const challengeEvolvers = {
  challengeMade(state, { seat, stones }) {
    playerOf(state, seat).stones -= stones;
    state.challenge = { seat, stones };
    state.marks.challenged.push(seat);
  },
  challengeCancelled: endChallenge,
  challengeDecided: endChallenge,
} satisfies Partial<Evolvers>;

function endChallenge(state: State): void {
  state.challenge = null;
  state.challengeBonuses = [];
}
