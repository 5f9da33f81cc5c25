import type { Effect, OperationName } from '#cards';
import { terrainRules, type Working } from '#cards/engine';
import { lastingText, staticTexts } from '#cards/totals';
import type { Seat } from '#kernel';
import { rulebook } from '../rulebook.js';
import { cardOf, ownerOf } from '../table/cards.js';
import type { Combat, Fighter, InForce, State, Stronghold } from '../state.js';
import { passiveSeat, placeOf, playerOf, positions, seats, stands, strongholdOf } from '../table/players.js';

/*
 * Which effects are at work in a combat of Arena (cards.md 4.2), in the order of ARENA-GEN-12 by sort of source.
 * Whether one acts on a creature is asked later, of the shared engine.
 */

/** Everything at work in a combat. */
export const workingIn = (state: State, combat: Combat): Working[] => [
  ...seats.flatMap((seat) => [...guardianTexts(state, seat), ...standardBearerTexts(state, seat)]),
  ...seats.flatMap((seat) => strongholdTexts(state, combat, seat)),
  ...terrainTexts(state, combat),
  ...combat.fighters.flatMap((fighter) => [...ownTexts(state, combat, fighter), ...itemTexts(state, fighter)]),
  ...combat.inForce.map((entry) => lasting(state, entry)),
];

const { textsOf } = staticTexts(rulebook);

function guardianTexts(state: State, seat: Seat): Working[] {
  const { guardian } = playerOf(state, seat);
  return guardian === null ? [] : textsOf(state, guardian, seat);
}

function standardBearerTexts(state: State, seat: Seat): Working[] {
  const { standardBearer } = playerOf(state, seat);
  return standardBearer === null ? [] : textsOf(state, standardBearer, seat);
}

/** Effects that work in a combat at any place, as long as their stronghold stands (cards.md 5.1, 5.6). */
const farReaching = ({ op, what }: Effect): boolean =>
  op === 'SIDE_TOTAL' || (op === 'NO_FLIGHT' && what === 'OWN_STRONGHOLDS');

/** Stronghold, upgrade and downgrade: in the raid combat for it, and a few of their effects always. */
const strongholdTexts = (state: State, combat: Combat, seat: Seat): Working[] =>
  positions.flatMap((position) => {
    const foughtOver = combat.stronghold === position && seat === passiveSeat(state);
    const muted = foughtOver && combat.inForce.some((entry) => mutesStronghold(lasting(state, entry)));
    return textsAt(state, strongholdOf(state, seat, position), seat).filter(
      ({ effect, card }) => (foughtOver || farReaching(effect)) && !(muted && card.type === 'STRONGHOLD'),
    );
  });

const mutesStronghold = ({ effect }: Working): boolean => effect.op === 'NO_STRONGHOLD_BONUS';

/** The effects of stronghold, upgrade and downgrade; of a ruin none, of the stronghold none under `NO_STRONGHOLD_BONUS`. */
export function textsAt(state: State, stronghold: Stronghold, home: Seat): Working[] {
  if (!stands(stronghold)) return [];
  const { upgrade, downgrade } = stronghold;
  const attached = [upgrade, downgrade].flatMap((id) =>
    id === null ? [] : textsOf(state, id, ownerOf(state, id), { home }),
  );
  if (attached.some(mutesStronghold)) return attached;
  return [...textsOf(state, stronghold.card, home, { home }), ...attached];
}

/** The terrain of the duel zone works in combats there, with the rule of its type (ARENA-MOD-06). */
function terrainTexts(state: State, { kind }: Combat): Working[] {
  if (state.terrain === null || kind !== 'DUEL') return [];
  const owner = ownerOf(state, state.terrain);
  return [...textsOf(state, state.terrain, owner), ...terrainRules(cardOf(state, state.terrain), state.terrain, owner)];
}

/** Texts that speak of later than the creature's first confrontation (ARENA-MOD-07). */
const outlasting = new Set<OperationName>(['NO_SECONDARY', 'COUNTS_AS']);

/** A creature's own text: in its first confrontation, or such as speak of the whole combat (ARENA-MOD-01, ARENA-MOD-07). */
function ownTexts(state: State, combat: Combat, { id, seat, fresh }: Fighter): Working[] {
  const faceUp = !combat.shields.some(({ on }) => on === id);
  return textsOf(state, id, seat).filter(({ effect }) => {
    if (effect.op === 'BAR_CORRUPTION' && effect.vulnerabilities) return faceUp;
    return fresh || outlasting.has(effect.op);
  });
}

/** Of its items that are shown; a creature that joined from hand has none. */
function itemTexts(state: State, { id, seat, part, fresh }: Fighter): Working[] {
  if (!fresh || part === 'SECONDARY') return [];
  const items = placeOf(state, id)?.placed.items.filter(({ faceUp }) => faceUp) ?? [];
  return items.flatMap((item) => textsOf(state, item.id, seat, { on: id }));
}

/** An effect that was given in this combat and lasts (ARENA-SPL-02, ARENA-CMD-03). */
const lasting = (state: State, { target, ...given }: InForce): Working =>
  lastingText(rulebook, state, { ...given, on: target });
