import type { Card, Effect, OperationName, StrongholdPosition } from '#cards';
import { terrainRules, type Working } from '#cards/engine';
import { lastingText, staticTexts } from '#cards/totals';
import type { Seat } from '#kernel';
import { seats, strongholdAt, strongholdSpace } from '../board/spaces.js';
import type { Combat, Fighter, InForce } from '../combat/combat.js';
import { creaturesIn, spaceFoughtOver, stackOf } from '../combat/fighters.js';
import { printed } from '../content/catalogue.js';
import { rulebook } from '../rulebook.js';
import type { State } from '../state.js';
import { cardOf, ownerOf } from '../table/cards.js';
import { creatureOf } from '../table/creatures.js';
import { playerOf, positions, strongholdOf } from '../table/players.js';
import { isHeldByEnemyOf } from '../table/stacks.js';
import type { Space } from '../words.js';

/*
 * Which effects are at work in a combat of Guardians (cards.md 4.2). Whether one acts on a creature is asked later, of the
 * shared engine.
 */

/** Everything at work in a combat. */
export const workingIn = (state: State, combat: Combat): Working[] => [
  ...seats.flatMap((seat) => [...guardianTexts(state, seat), ...standardBearerTexts(state, seat)]),
  ...seats.flatMap((seat) => strongholdTexts(state, combat, seat)),
  ...terrainTexts(state, spaceFoughtOver(combat)),
  ...combat.fighters.flatMap((fighter) => fighterTexts(state, fighter)),
  ...combat.inForce.map((entry) => lasting(state, entry)),
];

const { statics, textsOf } = staticTexts(rulebook);
export { textsOf };

/** Of a guardian always, for its seat. */
function guardianTexts(state: State, seat: Seat): Working[] {
  const { guardian } = playerOf(state, seat);
  return guardian === null ? [] : textsOf(state, guardian, seat);
}

/** Of a standard bearer for the stack under it, unless it is a plain shield this turn. */
function standardBearerTexts(state: State, seat: Seat): Working[] {
  const shield = stackOf(state, seat)?.shield ?? null;
  if (shield === null || state.marks.plainBearers.includes(seat)) return [];
  return cardOf(state, shield).type === 'STANDARD_BEARER' ? textsOf(state, shield, seat) : [];
}

/** Effects for the two lands before a stronghold, for combats in any place (`IN_FRONT`, cards.md 4.3). */
const isFarReaching = ({ when }: Effect): boolean => when?.place === 'IN_FRONT';

/**
 * Of a seat’s strongholds and what is attached to them: in combats on their space that it defends, and for the lands before
 * them, as long as they stand and no enemy shield holds them.
 */
function strongholdTexts(state: State, combat: Combat, seat: Seat): Working[] {
  return positions.flatMap((position) => {
    const space = strongholdSpace(seat, position);
    const isFoughtOver = space === combat.place && combat.attacker !== seat;
    if (!isFoughtOver && isHeldByEnemyOf(state, seat, space)) return [];
    return textsAt(state, seat, position, combat).filter(({ effect }) => isFoughtOver || isFarReaching(effect));
  });
}

/** The effects of a stronghold and its attachments: of a ruin nothing, the stronghold nothing under `NO_STRONGHOLD_BONUS`. */
export function textsAt(state: State, home: Seat, position: StrongholdPosition, combat = state.combat): Working[] {
  const { card, ruin, works } = strongholdOf(state, home, position);
  if (ruin) return [];
  const more = { home, position };
  const attached = works === null ? [] : textsOf(state, works, ownerOf(state, works), more);
  return isMuted(state, home, position, combat) ? attached : [...textsOf(state, card, home, more), ...attached];
}

const mutes = ({ op }: Effect): boolean => op === 'NO_STRONGHOLD_BONUS';

/**
 * Whether a stronghold gives neither its bonus nor its printed effects: under a downgrade with `NO_STRONGHOLD_BONUS`, and
 * where it is fought over under a played one, until the combat ends (cards.md 5.1).
 */
function isMuted(state: State, home: Seat, position: StrongholdPosition, combat = state.combat): boolean {
  const { works } = strongholdOf(state, home, position);
  if (works !== null && statics(cardOf(state, works)).some(({ effect }) => mutes(effect))) return true;
  if (!combat || spaceFoughtOver(combat) !== strongholdSpace(home, position)) return false;
  return combat.inForce.some((given) => mutes(lasting(state, given).effect));
}

/** The strongholds of a seat that stand and give their bonus (GUARD-116, GUARD-187). */
export const wallsOf = (state: State, seat: Seat): Card[] =>
  positions.flatMap((position) => {
    const { card, ruin } = strongholdOf(state, seat, position);
    return ruin || isMuted(state, seat, position) ? [] : [printed(card)];
  });

/** The stronghold of a seat on which it fights, if it stands and gives its bonus (GUARD-116). */
export function wallAt(state: State, combat: Combat, seat: Seat): Card | null {
  const space = spaceFoughtOver(combat);
  const place = space && strongholdAt(space);
  if (place?.seat !== seat) return null;
  const { card, ruin } = strongholdOf(state, seat, place.position);
  return ruin || isMuted(state, seat, place.position, combat) ? null : printed(card);
}

/** The effects of a terrain, by its text and its type; one that lies face down has none (GUARD-195). */
export function terrainTexts(state: State, space: Space | null): Working[] {
  const terrain = space && state.board[space].terrain;
  if (!terrain || terrain.faceDown) return [];
  return [
    ...textsOf(state, terrain.id, terrain.owner),
    ...terrainRules(cardOf(state, terrain.id), terrain.id, terrain.owner),
  ];
}

/** Texts that speak of later than the creature’s first confrontation, or for as long as it is in play (GUARD-121). */
const outlasting = new Set<OperationName>(['NO_SECONDARY', 'COUNTS_AS']);

const forOneself: readonly Effect['target'][] = ['SELF', 'OPPONENT'];

/** A text that bars a sort of corruption for all players works while its creature lies face up, beaten too (cards.md 5.2). */
const barsForAll = ({ effect: { op, vulnerabilities } }: Working): boolean =>
  op === 'BAR_CORRUPTION' && vulnerabilities !== undefined;

/** A creature’s own text, and that of its item; a command creature’s own text is idle (GUARD-098, GUARD-121). */
function fighterTexts(state: State, { id, seat, command, fresh, beaten }: Fighter): Working[] {
  const item = creatureOf(state, id)?.item ?? null;
  const own = command
    ? []
    : textsOf(state, id, seat).filter(
        ({ effect: { op, target } }) => fresh || outlasting.has(op) || !forOneself.includes(target),
      );
  if (beaten) return own.filter(barsForAll);
  return [...own, ...(item === null ? [] : textsOf(state, item, seat, { on: id }))];
}

/** The items of creatures that have not been played yet: what protects them from an area (GUARD-130). */
export const itemsInHand = (state: State, seat: Seat): Working[] =>
  creaturesIn(state, seat).flatMap(({ id, item }) => (item === null ? [] : textsOf(state, item, seat, { on: id })));

/** An effect that was given in this combat and lasts. */
const lasting = (state: State, given: InForce): Working => lastingText(rulebook, state, given);
