import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import { controllerOf } from '../board/control.js';
import { neighboursOf, spaces } from '../board/spaces.js';
import { enterStage } from '../flow/enter-stage.js';
import type { CommandTable, GuardiansTurn, StepRules } from '../flow/turn.js';
import { refuse, type GuardiansRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { refusedCard } from '../table/card-checks.js';
import { claimsOn } from '../table/claims.js';
import { shownCard } from '../table/faces.js';
import { destroyShield, discard, endIfShieldsLost } from '../table/movements.js';
import { otherSeat } from '../table/players.js';
import { SPACE_LIMIT, stackAt, vitalityOf } from '../table/stacks.js';
import type { Space } from '../words.js';
import type { Merging } from './combat.js';
import { endCombat } from './end-combat.js';
import { combatOf, defenderOf, spaceFoughtOver } from './fighters.js';

const controls = (state: State, seat: Seat, space: Space): boolean =>
  controllerOf(space, claimsOn(state, space)) === seat;

/** The space that has been lost. Throws an Error before a guardian. */
function lostSpace(state: State): Space {
  const space = spaceFoughtOver(combatOf(state));
  if (space === null) throw new Error('No stack retreats from a guardian.');
  return space;
}

/** Where the defender’s shield may go: one step, to a space that its owner controls (GUARD-167, GUARD-169). */
export const retreatsFrom = (state: State): Space[] =>
  neighboursOf(lostSpace(state)).filter((space) => controls(state, defenderOf(combatOf(state)), space));

/**
 * The attacker’s shield goes back along its path to the last space on it that is its owner’s and empty, else to where its move
 * began, which always is (GUARD-168).
 */
export function goBack(turn: GuardiansTurn): void {
  const { state } = turn;
  const { attacker, path } = combatOf(state);
  const [start, ...crossed] = path;
  const isOpen = (space: Space): boolean =>
    controls(state, attacker, space) && [0, 1].every((seat) => stackAt(state, seat, space) === null);
  const to = crossed.findLast(isOpen) ?? start;
  if (to === undefined) throw new Error('A move has a start.');
  turn.emit({ type: 'shieldRetreated', seat: attacker, from: lostSpace(state), to });
  endCombat(turn);
}

/** The defender’s shield goes to a space; there it may meet another shield or a garrison (GUARD-167, GUARD-169). */
function retreatTo(turn: GuardiansTurn, to: Space): void {
  const { state } = turn;
  turn.emit({ type: 'shieldRetreated', seat: defenderOf(combatOf(state)), from: lostSpace(state), to });
  mergeOn(turn);
}

function mergingOf(state: State): Merging {
  const { merging } = combatOf(state);
  if (!merging) throw new Error('No stacks have come together.');
  return merging;
}

const excessIn = (state: State, { seat, space }: Merging): number =>
  vitalityOf(state, stackAt(state, seat, space)?.creatures ?? []) - SPACE_LIMIT;

/** The next step of a merger: which shield to keep, then one creature after the other until the limit holds (GUARD-173). */
function mergeOn(turn: GuardiansTurn): void {
  const merging = mergingOf(turn.state);
  const { seat, space, shield } = merging;
  if (shield !== null) {
    enterStage(turn, 'COMBAT_MERGE');
    return;
  }
  const above = excessIn(turn.state, merging) > 0;
  turn.emit({ type: 'stacksMerged', seat, space, above });
  if (above) enterStage(turn, 'COMBAT_MERGE');
  else endCombat(turn);
}

/** The two shields that have come together; none when one has been kept. */
function shieldsOf(state: State): InstanceId[] {
  const { seat, space, shield } = mergingOf(state);
  const there = stackAt(state, seat, space)?.shield ?? null;
  return shield === null || there === null ? [] : [there, shield];
}

const creaturesMerged = (state: State): InstanceId[] => {
  const { seat, space } = mergingOf(state);
  return (stackAt(state, seat, space)?.creatures ?? []).map(({ id }) => id);
};

export const retreatSteps = {
  COMBAT_RETREAT: {
    asked: (state) => (retreatsFrom(state).length > 1 ? [defenderOf(combatOf(state))] : []),
    proceed(turn) {
      const [only] = retreatsFrom(turn.state);
      if (only === undefined) throw new Error('There is no space to retreat to.');
      retreatTo(turn, only);
    },
    byDefault(state) {
      const [first] = retreatsFrom(state);
      if (first === undefined) throw new Error('There is no space to retreat to.');
      return { type: 'chooseRetreat', space: first };
    },
  },
  COMBAT_MERGE: {
    asked: (state) => [mergingOf(state).seat],
    proceed: () => {
      throw new Error('Who merges stacks decides.');
    },
    byDefault(state) {
      const [there] = shieldsOf(state);
      if (there !== undefined) return { type: 'keepShield', cardId: there };
      const last = creaturesMerged(state).at(-1);
      if (last === undefined) throw new Error('There is no creature to discard.');
      return { type: 'discardFromStack', cardId: last };
    },
  },
} satisfies Record<string, StepRules>;

function refusedRetreat(state: State, space: Space): GuardiansRefusal | undefined {
  if (!neighboursOf(lostSpace(state)).includes(space)) return refuse('167', 'NOT_ADJACENT');
  return retreatsFrom(state).includes(space) ? undefined : refuse('167', 'NOT_CONTROLLED');
}

/** Retreating and merging (GUARD-167, GUARD-169, GUARD-173). */
export const retreatCommands = {
  chooseRetreat: {
    steps: ['COMBAT_RETREAT'],
    offers: () => spaces.map((space) => ({ type: 'chooseRetreat', space })),
    check: (state, { space }) => refusedRetreat(state, space),
    perform(turn, { space }) {
      retreatTo(turn, space);
    },
  },
  keepShield: {
    steps: ['COMBAT_MERGE'],
    *offers(state) {
      for (const cardId of shieldsOf(state)) yield { type: 'keepShield', cardId };
    },
    check: (state, { cardId }, seat) =>
      refusedCard(state, seat, cardId, ['SHIELD', 'STANDARD_BEARER']) ??
      (shieldsOf(state).includes(cardId) ? undefined : refuse('169', 'ILLEGAL_TARGET')),
    perform(turn, { cardId }, seat) {
      const { state } = turn;
      const { space } = mergingOf(state);
      const lost = shieldsOf(state).find((id) => id !== cardId);
      turn.emit({ type: 'shieldKept', seat, space, card: shownCard(state, cardId) });
      if (lost !== undefined) destroyShield(turn, seat, space, lost, 'MERGED');
      endIfShieldsLost(turn, () => otherSeat(seat));
      if (!turn.state.over) mergeOn(turn);
    },
  },
  discardFromStack: {
    steps: ['COMBAT_MERGE'],
    *offers(state) {
      if (shieldsOf(state).length > 0) return;
      for (const cardId of creaturesMerged(state)) yield { type: 'discardFromStack', cardId };
    },
    check: (state, { cardId }, seat) =>
      refusedCard(state, seat, cardId, ['CREATURE']) ??
      (shieldsOf(state).length === 0 && creaturesMerged(state).includes(cardId)
        ? undefined
        : refuse('173', 'CREATURE_NOT_HERE')),
    perform(turn, { cardId }) {
      discard(turn, [cardId], 'MERGED');
      if (!turn.state.over) mergeOn(turn);
    },
  },
} satisfies Partial<CommandTable>;
