import type { Seat } from '#kernel';
import type { Combat, State } from '../state.js';
import { inOrder } from '../table/players.js';
import { shownCard } from '../table/faces.js';
import { shownSource } from '../table/sources.js';
import { totalOf } from '../totals/total.js';
import type { CombatView } from './view-schema.js';

/** The combat, all of it public: all fighters lie face up (arena.md 6). */
export function combatView(state: State, combat: Combat): CombatView {
  const { kind, stronghold, round, fighters, supports, inForce, shields, primaryWinner, appearance } = combat;
  return {
    kind,
    attacker: state.active,
    ...(stronghold === null ? {} : { stronghold }),
    round,
    fighters: fighters.map(({ id, seat, part, fresh }) => ({
      seat,
      card: shownCard(state, id),
      part,
      fresh,
      shielded: shields.some(({ on }) => on === id),
    })),
    supports: supports.map(({ source, ...support }) => ({
      ...support,
      ...(source === null ? {} : { source: shownCard(state, source) }),
    })),
    inForce: inForce.map(({ source, target, ...effect }) => ({
      ...effect,
      card: shownSource(state, source),
      ...(target === null ? {} : { target }),
    })),
    shields: shields.map(({ id, ...shield }) => ({ ...shield, card: shownCard(state, id) })),
    totals: fighters.length === 0 ? [] : inOrder(state).map((seat) => totalView(state, seat)),
    primaryDecided: primaryWinner !== undefined,
    ...(primaryWinner == null ? {} : { primaryWinner }),
    ...(appearance ? { arrived: appearance.id } : {}),
  };
}

function totalView(state: State, seat: Seat): CombatView['totals'][number] {
  const { total, contributions } = totalOf(state, seat);
  return { seat, total, contributions: [...contributions] };
}
