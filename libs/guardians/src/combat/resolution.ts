import type { Seat } from '#kernel';
import { landsControlled } from '../board/control.js';
import { announce, textsOf } from '../effects/texts.js';
import { useEffects } from '../effects/use-effects.js';
import { enterStage } from '../flow/enter-stage.js';
import type { AutomaticStep, GuardiansTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import { isInGame } from '../table/cards.js';
import { claimsOn } from '../table/claims.js';
import { shownCard } from '../table/faces.js';
import { destroyShield, discard, endIfShieldsLost } from '../table/movements.js';
import { otherSeat } from '../table/players.js';
import { hasCreatureLeft, spaceSum, type SpaceSum } from '../totals/total.js';
import { endCombat } from './end-combat.js';
import {
  combatOf,
  creaturesIn,
  fighterOf,
  guardianFought,
  inCombatOrder,
  spaceFoughtOver,
  stackOf,
  unbeaten,
} from './fighters.js';
import { goBack, retreatsFrom } from './retreat.js';

/** The end of a combat: what is beaten goes, the sums are compared, shields are destroyed (GUARD-161 to GUARD-171, GUARD-186). */
export const resolutionSteps = {
  COMBAT_RESOLVE: {
    proceed(turn) {
      discardBeaten(turn);
      if (guardianFought(combatOf(turn.state)) === null) compareForSpace(turn);
      else withstand(turn);
    },
  },
} satisfies Record<string, AutomaticStep>;

/** Beaten creatures are discarded with what they carry, the attacker’s first (GUARD-161). */
function discardBeaten(turn: GuardiansTurn): void {
  const { state } = turn;
  const beaten = inCombatOrder(combatOf(state)).flatMap((seat) =>
    creaturesIn(state, seat).filter(({ id }) => fighterOf(state, id)?.beaten === true),
  );
  if (beaten.length > 0) {
    discard(
      turn,
      beaten.map(({ id }) => id),
      'BEATEN',
    );
  }
}

/** A guardian that was not beaten takes no harm; the shield is back on the ruin (GUARD-186). */
function withstand(turn: GuardiansTurn): void {
  const { attacker } = combatOf(turn.state);
  turn.emit({ type: 'guardianWithstood', seat: otherSeat(attacker) });
  loseEmptyShield(turn, attacker);
  endIfShieldsLost(turn, () => null);
  if (!turn.state.over) endCombat(turn);
}

function compareForSpace(turn: GuardiansTurn): void {
  const { state } = turn;
  const combat = combatOf(state);
  const sums = inCombatOrder(combat).map((seat) => spaceSum(state, seat));
  const winner = winnerOf(state, sums);
  turn.emit({
    type: 'spaceCompared',
    sums: sums.map(({ contributions, ...sum }) => ({ ...sum, contributions: [...contributions] })),
    winner,
  });
  if (winner !== null) useWonTexts(turn, winner);
  for (const seat of inCombatOrder(combat)) loseEmptyShield(turn, seat);
  endIfShieldsLost(turn, () => winner ?? whoHasMoreLands(state));
  if (!turn.state.over) moveLoser(turn, winner);
}

/** The larger sum; equal sums are the defender’s; who has no creature left loses to who has one (GUARD-162 to GUARD-164). */
function winnerOf(state: State, sums: readonly SpaceSum[]): Seat | null {
  const left = sums.filter(({ seat }) => hasCreatureLeft(state, seat));
  const [attacker, defender] = left;
  if (!attacker || !defender) return attacker?.seat ?? null;
  return (attacker.total > defender.total ? attacker : defender).seat;
}

function whoHasMoreLands(state: State): Seat | null {
  const [south, north] = [0, 1].map((seat) => landsControlled(seat, (space) => claimsOn(state, space)));
  if (south === undefined || north === undefined || south === north) return null;
  return south > north ? 0 : 1;
}

/** Texts of unbeaten creatures that were played, when their side has won (`WON`, cards.md 4.2). */
function useWonTexts(turn: GuardiansTurn, winner: Seat): void {
  const { state } = turn;
  const winners = unbeaten(state, winner).filter(({ id, command }) => !command && isInGame(state, id));
  for (const use of winners.flatMap(({ id }) => textsOf(state, winner, id, 'WON'))) {
    announce(turn, use);
    useEffects(turn, [use]);
  }
}

/**
 * A shield without a creature is destroyed if one of its creatures was killed in the combat; else it goes to the pen and does
 * not count (GUARD-164, GUARD-165).
 */
function loseEmptyShield(turn: GuardiansTurn, seat: Seat): void {
  const { state } = turn;
  const combat = combatOf(state);
  const stack = stackOf(state, seat);
  if (!stack || stack.shield === null || stack.creatures.length > 0) return;
  const space = seat === combat.attacker ? combat.ground : spaceFoughtOver(combat);
  if (space === null) return;
  if (combat.bereaved.includes(stack.shield)) destroyShield(turn, seat, space, stack.shield, 'BEATEN');
  else turn.emit({ type: 'shieldSentToPen', seat, space, card: shownCard(state, stack.shield) });
}

/** The rest of the side that has lost goes from the space (GUARD-167, GUARD-168, GUARD-170, GUARD-171). */
function moveLoser(turn: GuardiansTurn, winner: Seat | null): void {
  const { state } = turn;
  const { attacker } = combatOf(state);
  const loser = winner === null ? null : otherSeat(winner);
  const stack = loser === null ? null : stackOf(state, loser);
  if (loser === null || !stack) endCombat(turn);
  else if (loser === attacker) goBack(turn);
  else if (stack.shield === null) dissolveGarrison(turn, loser);
  else if (retreatsFrom(state).length > 0) enterStage(turn, 'COMBAT_RETREAT');
  else loseArmy(turn, loser);
}

function dissolveGarrison(turn: GuardiansTurn, loser: Seat): void {
  const { state } = turn;
  const space = spaceFoughtOver(combatOf(state));
  const survivors = stackOf(state, loser)?.creatures ?? [];
  if (space === null) throw new Error('No garrison defends a guardian.');
  turn.emit({
    type: 'garrisonDissolved',
    seat: loser,
    space,
    count: survivors.length,
    cards: survivors.map(({ id }) => shownCard(state, id)),
    items: survivors.flatMap(({ item }) => (item === null ? [] : [shownCard(state, item)])),
  });
  endCombat(turn);
}

/** Without a space to retreat to the shield is destroyed with all its creatures (GUARD-170). */
function loseArmy(turn: GuardiansTurn, loser: Seat): void {
  const { state } = turn;
  const space = spaceFoughtOver(combatOf(state));
  const { shield = null, creatures = [] } = stackOf(state, loser) ?? {};
  if (shield === null || space === null) throw new Error('There is no army to lose.');
  discard(
    turn,
    creatures.map(({ id }) => id),
    'NO_RETREAT',
  );
  destroyShield(turn, loser, space, shield, 'NO_RETREAT');
  endIfShieldsLost(turn, () => otherSeat(loser));
  if (!turn.state.over) endCombat(turn);
}
