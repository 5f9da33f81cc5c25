import type { StrongholdPosition } from '#cards';
import type { Combat, CombatView, State } from '#arena/queries';
import type { See } from './see.js';

/** A combat of two creatures at its beginning, in the duel zone or for a stronghold. */
export const newCombat = (duellists: State['arena'], stronghold: StrongholdPosition | null): Combat => ({
  round: 'PRIMARY',
  gone: [],
  supports: [],
  inForce: [],
  effectsMade: 0,
  shields: [],
  engaged: false,
  voided: [],
  saved: [],
  appearance: null,
  kind: stronghold === null ? 'DUEL' : 'RAID',
  stronghold,
  fighters: duellists.flatMap((placed, seat) =>
    placed ? [{ id: placed.id, seat, part: 'DUELLIST', fresh: true } as const] : [],
  ),
});

/** The combat as it is; what the view does not say outright is read from the totals that it shows. */
export function imaginedCombat(view: CombatView, see: See): Combat {
  const { kind, stronghold = null, round, fighters, supports, inForce, shields, totals } = view;
  return {
    kind,
    stronghold,
    round,
    fighters: fighters.map(({ card, seat, part, fresh }) => ({ id: see(card, seat), seat, part, fresh })),
    gone: [],
    ...(view.primaryDecided ? { primaryWinner: view.primaryWinner ?? null } : {}),
    supports: supports.map(({ source, ...support }) => ({
      ...support,
      source: source ? see(source, support.seat) : null,
    })),
    inForce: inForce.map(({ card, target = null, ...effect }) => ({
      ...effect,
      source: see(card, effect.seat),
      target,
    })),
    effectsMade: inForce.length,
    shields: shields.map(({ card, ...shield }) => ({ ...shield, id: see(card, shield.seat) })),
    engaged: inForce.some(({ lasts }) => lasts === 'ROUND'),
    voided: totals
      .filter(({ contributions }) => contributions.some(({ rule }) => rule === 'ARENA-IMM-02'))
      .map(({ seat }) => seat),
    saved: [],
    appearance: null,
  };
}
