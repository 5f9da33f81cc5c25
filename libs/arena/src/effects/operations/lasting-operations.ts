import type { OperationName } from '#cards';
import { actsOnSeat } from '#cards/engine';
import { durationIn } from '#cards/schema';
import type { ArenaTurn } from '../../flow/turn.js';
import type { State } from '../../state.js';
import { seats } from '../../table/players.js';
import { shownCard } from '../../table/faces.js';
import { isFlying } from '../../totals/attributes.js';
import { opponentOf } from '../../totals/conditions.js';
import { fightOf } from '../../totals/fights.js';
import { creaturesMeant, creaturesToPick, picks } from './creatures-meant.js';
import { nothingToChoose, type OperationRules, type Use } from './operation-rules.js';
import { shownSource, sourceCard } from '../../table/sources.js';

type Changes = (state: State, use: Use) => boolean;

interface LastingRules extends OperationRules {
  /** Whether it changes something, now or when it comes. */
  readonly changes: Changes;
}

/** A creature for which the effect counts now: in its first confrontation, if it is no command and no malus on the opponent. */
const changesCreatures: Changes = (state, use) =>
  creaturesMeant(state, use).some(
    ({ fresh }) => fresh || use.effect.trigger === 'COMMAND' || use.effect.target === 'OPPONENT',
  );

const always: Changes = () => true;

const changesTotals: Changes = (state, use) => {
  const working = { ...use, card: sourceCard(state, use.source) };
  return seats.some((seat) => actsOnSeat(fightOf(state), working, seat));
};

/** Whether a rule has changed is read of all rules together, after the conflicts of commands. */
const never: Changes = () => false;

const stopsFlight: Changes = (state, { source }) => {
  const enemy = opponentOf(state, source);
  return enemy !== null && isFlying(state, enemy);
};

/** Stays in force for the round or the combat, or for the challenge; totals and attributes read it there. */
const lasting = (changes: Changes): LastingRules => ({
  changes,
  targets: (state, seat, effect) => (picks(effect) ? creaturesToPick(state, seat, effect, true) : nothingToChoose()),
  apply(turn, use) {
    if (turn.state.stage === 'CHALLENGE') {
      const { seat, index: effect } = use;
      turn.emit({ type: 'challengeBonusGiven', seat, source: shownSource(turn.state, use.source), effect });
      return false;
    }
    const changed = changes(turn.state, use);
    enforce(turn, use);
    return changed;
  },
});

function enforce(turn: ArenaTurn, { seat, source, index, effect, target }: Use): void {
  const { state } = turn;
  if (!state.combat) return;
  turn.emit({
    type: 'effectApplied',
    seat,
    key: `effect-${state.combat.effectsMade + 1}`,
    source: shownSource(state, source),
    effect: index,
    target: picks(effect) && target?.cardId !== undefined ? shownCard(state, target.cardId) : null,
    lasts: durationIn('ARENA', effect) === 'COMBAT' ? 'COMBAT' : 'ROUND',
    command: effect.trigger === 'COMMAND',
  });
}

const forCreatures = lasting(changesCreatures);

/** Numbers, attributes and rules (cards.md 5.1, 5.2, 5.4). */
export const lastingOperations = {
  VITALITY: forCreatures,
  SIDE_TOTAL: lasting(changesTotals),
  COUNTS_AS: forCreatures,
  RANGED: lasting(never),
  WIN_PUSHES: forCreatures,
  NO_STRONGHOLD_BONUS: lasting(always),
  GRANT: forCreatures,
  LOSE: forCreatures,
  IMMUNE: forCreatures,
  BAR_CORRUPTION: lasting(never),
  NO_INFLUENCE: forCreatures,
  NO_SECONDARY: lasting(never),
  RULE: lasting(never),
  STOP_FLIGHT: lasting(stopsFlight),
} satisfies Partial<Record<OperationName, LastingRules>>;

/** Whether an effect that is in force changes something now (CARD-20). */
export function changesSomething(state: State, use: Use): boolean {
  const table: Partial<Record<OperationName, LastingRules>> = lastingOperations;
  return table[use.effect.op]?.changes(state, use) ?? false;
}
