import { playArrivals } from '../effects/arrival.js';
import { mayPlay } from '../effects/abilities.js';
import { enterStage } from '../flow/enter-stage.js';
import type { AutomaticStep, GuardiansTurn, StepRules } from '../flow/turn.js';
import { enterWindow, windowStep } from '../flow/windows.js';
import type { State } from '../state.js';
import { shownSource } from '../table/sources.js';
import { otherSeat } from '../table/players.js';
import { compareMatchup, matchupTotals } from '../totals/total.js';
import type { Matchup } from './combat.js';
import { mayCorrupt } from './corruption.js';
import { combatOf, guardianFought, inCombatOrder, isMatched, matchedOf } from './fighters.js';
import { goOnWithPrimary } from './primary.js';
import { goOnWithSecondary } from './secondary.js';
import { maySupport } from './support-commands.js';

/** The match-up that is on. Throws an Error without one. */
function matchupOf(state: State): Matchup {
  const { matchup } = combatOf(state);
  if (!matchup) throw new Error('There is no match-up.');
  return matchup;
}

function goOn(turn: GuardiansTurn, { kind }: Matchup): void {
  if (kind === 'PRIMARY') goOnWithPrimary(turn);
  else goOnWithSecondary(turn);
}

/** A creature has gone: there is no result (GUARD-110). */
function abandon(turn: GuardiansTurn): void {
  const matchup = matchupOf(turn.state);
  turn.emit({ type: 'matchupAbandoned' });
  goOn(turn, matchup);
}

/** The seat that acts first in a match-up: the lower total, at a push the seat that moved (GUARD-131). */
function whoModifiesFirst(state: State): number {
  const [south, north] = matchupTotals(state);
  const difference = (south?.total ?? 0) - (north?.total ?? 0);
  return difference === 0 ? combatOf(state).attacker : difference < 0 ? 0 : 1;
}

/** The effects of creatures that are played; a target has been in play before (GUARD-128, CARD-15). */
function playNewcomers(turn: GuardiansTurn): void {
  const { state } = turn;
  const { kind, attacker } = matchupOf(state);
  const newcomers = inCombatOrder(combatOf(state)).filter((seat) => kind === 'PRIMARY' || seat === attacker);
  playArrivals(
    turn,
    newcomers.flatMap((seat) => {
      const id = matchedOf(state, seat);
      return id === undefined ? [] : [{ seat, id }];
    }),
  );
}

/** It is compared as long as both creatures are there. */
const modifying = windowStep(
  (state, seat) => mayPlay(state, seat) || (guardianFought(combatOf(state)) !== seat && maySupport(state, seat)),
  (turn) => enterStage(turn, 'MATCHUP_RESULT'),
);

/** From the corruption of who has been played to the result (guardians.md 4.1). */
export const matchupSteps = {
  MATCHUP_CORRUPTION: windowStep(mayCorrupt, (turn) => enterStage(turn, 'MATCHUP_AREA')),
  MATCHUP_AREA: {
    proceed(turn) {
      playNewcomers(turn);
      if (turn.state.over) return;
      if (isMatched(turn.state)) enterWindow(turn, 'MATCHUP_MODIFY', whoModifiesFirst(turn.state));
      else abandon(turn);
    },
  },
  MATCHUP_MODIFY: {
    ...modifying,
    asked: (state) => (isMatched(state) ? modifying.asked(state) : []),
    proceed(turn) {
      if (isMatched(turn.state)) modifying.proceed(turn);
      else abandon(turn);
    },
  },
  MATCHUP_RESULT: { proceed: compare },
} satisfies Record<string, AutomaticStep | StepRules>;

/** A guardian whose total is exceeded has lost the game for its seat, at once (GUARD-185). */
function compare(turn: GuardiansTurn): void {
  const { state } = turn;
  const matchup = matchupOf(state);
  const { totals, lowerWins, winner, beaten, immune } = compareMatchup(state);
  const loser = beaten === null ? undefined : matchedOf(state, beaten);
  turn.emit({
    type: 'matchupCompared',
    kind: matchup.kind,
    totals: totals.map(({ seat, total, contributions }) => ({ seat, total, contributions: [...contributions] })),
    lowerWins,
    winner,
    beaten: loser === undefined ? null : shownSource(state, loser),
    immune: [...immune],
  });
  const fallen = guardianFought(combatOf(state));
  if (beaten !== null && beaten === fallen) {
    turn.emit({ type: 'outcomeReached', reason: 'GUARDIAN', winner: otherSeat(beaten) });
  } else goOn(turn, matchup);
}
