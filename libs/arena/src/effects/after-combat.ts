import type { InstanceId } from '#cards';
import { heals } from '#cards/engine/happenings';
import type { CreatureFilter } from '#cards/schema';
import type { ArenaTurn } from '../flow/turn.js';
import { cardOf } from '../table/cards.js';
import type { Combat, Fighter, State } from '../state.js';
import { fits } from '../totals/conditions.js';
import { useText } from './announce.js';
import { textsOf } from './texts.js';

/**
 * What keeps a losing creature from the discard pile, if anything: its own `SAVE`, paid beforehand, or in a duel a `HEAL` of an
 * unshielded secondary attacker of its seat (ARENA-RES-04). Asked before any of them leaves the duel.
 */
export function rescueOf(state: State, loser: InstanceId): 'SAVE' | 'HEAL' | null {
  const { combat } = state;
  const fighter = combat?.fighters.find(({ id }) => id === loser);
  if (!combat || fighter?.part !== 'DUELLIST') return null;
  if (combat.saved.includes(fighter.seat)) return 'SAVE';
  const healers = combat.kind === 'DUEL' ? healersOf(combat, fighter.seat) : [];
  const isSuch = (filter: CreatureFilter): boolean => fits(state, filter, loser);
  return healers.some(({ id }) => heals('ARENA', cardOf(state, id), isSuch)) ? 'HEAL' : null;
}

const healersOf = ({ fighters, shields }: Combat, seat: Fighter['seat']): Fighter[] =>
  fighters.filter(
    ({ id, part, seat: owner }) => part === 'SECONDARY' && owner === seat && !shields.some(({ on }) => on === id),
  );

/** Texts `WON` of a winning creature (cards.md 4.2). */
export const wonTexts = (turn: ArenaTurn, id: InstanceId): void => useText(turn, textsOf(turn.state, [id], ['WON']));
