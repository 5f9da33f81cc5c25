import type { CardId, InstanceId } from '#cards';
import type { Seat } from '#kernel';
import type { Combat, Fighter, State } from '../state.js';
import { seats } from '../table/players.js';
import type { CombatSetup } from './game-setup.js';
import { addInstance, place } from './instances.js';

/** Puts a combat on that is going on: the first round of a duel unless told. Changes the state. */
export function fight(state: State, setup: CombatSetup): void {
  const { duellists = [null, null], secondary = [[], []], past = [], ...rest } = setup;
  const kind = rest.kind ?? 'DUEL';
  const fighter = (seat: Seat, part: Fighter['part'], id: InstanceId): Fighter => ({
    id,
    seat,
    part,
    fresh: !past.includes(id),
  });
  const first = seats.flatMap((seat) => {
    const card = duellists[seat] ?? null;
    return card === null ? [] : [fighter(seat, 'DUELLIST', duellist(state, seat, card, kind))];
  });
  const joined = seats.flatMap((seat) =>
    (secondary[seat] ?? []).map((card) =>
      fighter(seat, 'SECONDARY', known(state, card) ?? addInstance(state, card, seat)),
    ),
  );
  state.combat = { ...newCombat(kind), ...rest, fighters: [...first, ...joined] };
}

/** The first copy of a card goes by the id of the card. */
const known = (state: State, card: string): InstanceId | undefined => (state.cards[card] ? card : undefined);

/** Its id; a new creature of a duel lies face up in the duel zone. */
function duellist(state: State, seat: Seat, card: CardId, kind: Combat['kind']): InstanceId {
  const there = known(state, card);
  if (there !== undefined) return there;
  if (kind === 'RAID') throw new Error('The creatures of a raid combat lie ON strongholds: put them there.');
  const placed = place(state, { card, faceUp: true }, seat);
  state.arena[seat] = placed;
  return placed.id;
}

const newCombat = (kind: Combat['kind']): Combat => ({
  kind,
  stronghold: kind === 'RAID' ? 'CENTER' : null,
  round: 'PRIMARY',
  fighters: [],
  gone: [],
  supports: [],
  inForce: [],
  effectsMade: 0,
  shields: [],
  engaged: false,
  voided: [],
  saved: [],
  appearance: null,
});
