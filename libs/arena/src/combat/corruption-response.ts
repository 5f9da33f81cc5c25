import type { ArenaTurn, CommandTable, Evolvers, StepRules } from '../flow/turn.js';
import { otherSeat } from '../table/players.js';
import { shownCard } from '../table/faces.js';
import { arrive } from './arrival.js';
import { mayCorrupt } from './corruption.js';
import { combatOf } from './fighters.js';
import { giveSupport } from './stronghold-creature.js';

/**
 * State 12a: the opponent of a creature that has just come may corrupt it before it acts (ARENA-COR-05). Every creature that
 * comes passes through here; no seat is asked when it is not openly corruptible.
 */
export const corruptionResponse: StepRules = {
  asked(state) {
    const { appearance } = combatOf(state);
    if (!appearance) return [];
    const opponent = otherSeat(appearance.seat);
    return mayCorrupt(state, opponent, appearance.id) ? [opponent] : [];
  },
  proceed: takePart,
  byDefault: () => ({ type: 'declineCorruption' }),
};

/** The creature that has come is not corrupted: what it came for happens. */
function takePart(turn: ArenaTurn): void {
  const { appearance } = combatOf(turn.state);
  if (!appearance) throw new Error('No creature has come.');
  const { id, seat, then } = appearance;
  turn.emit({ type: 'creatureTookPart', seat, card: shownCard(turn.state, id) });
  if (then.kind === 'JOIN') arrive(turn, [id]);
  else giveSupport(turn, id, seat, then);
}

export const responseCommands = {
  declineCorruption: {
    steps: ['CORRUPTION_RESPONSE'],
    offers: () => [{ type: 'declineCorruption' }],
    check: () => undefined,
    perform: takePart,
  },
} satisfies Partial<CommandTable>;

export const responseEvolvers = {
  creatureTookPart(state) {
    combatOf(state).appearance = null;
  },
} satisfies Partial<Evolvers>;
