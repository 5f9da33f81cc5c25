import * as engine from '#cards/engine';
import type { CardKey, CombatPlace, CombatRole } from '#cards';
import type { Fight, Working } from '#cards/engine';
import type { Seat } from '#kernel';
import { inFrontOf, strongholdAt } from '../board/spaces.js';
import type { Combat } from '../combat/combat.js';
import { fighterOf, guardianFought, matchedOf, spaceFoughtOver } from '../combat/fighters.js';
import type { State } from '../state.js';
import { cardOf, isInGame, ownerOf } from '../table/cards.js';
import { otherSeat } from '../table/players.js';
import { sourceCard } from '../table/sources.js';
import { itemsInHand, workingIn } from './working.js';

/** The current combat for the shared engine. Read at once, never kept. */
export const fightIn = (state: State, combat: Combat): Fight =>
  fightWith(state, combat, () => workingIn(state, combat));

/** The same for creatures of a seat that have not been played: what they carry works for them (GUARD-130). */
export const fightInHand = (state: State, combat: Combat, seat: Seat): Fight =>
  fightWith(state, combat, () => [...workingIn(state, combat), ...itemsInHand(state, seat)]);

/** A creature outside a combat: only what is printed counts. */
export const noFight = (state: State): Fight =>
  engine.noFight('GUARDIANS', { cardOf: (id) => sourceCard(state, id), seatOf: (id) => ownerOf(state, id) });

function fightWith(state: State, combat: Combat, texts: () => readonly Working[]): Fight {
  const seatOf = (id: CardKey): Seat =>
    fighterOf(state, id)?.seat ??
    (isInGame(state, id) ? ownerOf(state, id) : (guardianFought(combat) ?? combat.attacker));
  const opponentOf = (id: CardKey): CardKey | null =>
    combat.matchup?.creatures.includes(id) ? (matchedOf(state, otherSeat(seatOf(id))) ?? null) : null;
  let working: readonly Working[] | undefined;
  return {
    ...noFight(state),
    get working() {
      return (working ??= texts());
    },
    terrain: terrainOf(state, combat),
    seatOf,
    opponentOf,
    opponentFor: ({ source, on }) => opponentOf(on ?? source),
    isFresh: (id) => fighterOf(state, id)?.fresh ?? true,
    outlasts,
    isAt: (seat, place, { home, position }) =>
      place === 'IN_FRONT'
        ? home !== undefined && position !== undefined && isInFront(combat, { seat: home, position })
        : isAt(combat, seat, place),
    hasRole: (role, seat, id) => hasRole(state, combat, role, seat, id),
  };
}

function terrainOf(state: State, combat: Combat): Fight['terrain'] {
  const space = spaceFoughtOver(combat);
  const terrain = space && state.board[space].terrain;
  return terrain && !terrain.faceDown ? (cardOf(state, terrain.id).terrainType ?? null) : null;
}

function isInFront(combat: Combat, stronghold: Parameters<typeof inFrontOf>[0]): boolean {
  const space = spaceFoughtOver(combat);
  return space !== null && inFrontOf(stronghold).includes(space);
}

/** On an enemy stronghold is who attacks creatures that defend their own (FX-26). */
function isAt(combat: Combat, seat: Seat, place: Exclude<CombatPlace, 'IN_FRONT'>): boolean {
  const space = spaceFoughtOver(combat);
  if (space === null) return false;
  const owner = strongholdAt(space)?.seat;
  if (place === 'OPEN_FIELD') return owner === undefined;
  if (place === 'OWN_STRONGHOLD') return owner === seat;
  return owner === otherSeat(seat) && seat === combat.attacker;
}

function hasRole(state: State, combat: Combat, role: CombatRole, seat: Seat, id: CardKey | null): boolean {
  if (role === 'ATTACKER') return seat === combat.attacker;
  if (role === 'DEFENDER') return seat !== combat.attacker;
  const { matchup } = combat;
  if (!matchup || id === null || !matchup.creatures.includes(id)) return false;
  if (role === 'PRIMARY') return matchup.kind === 'PRIMARY';
  return matchup.kind === 'SECONDARY' && matchup.attacker === seat && matchedOf(state, seat) === id;
}

/** The effects beyond a creature’s first confrontation (GUARD-121): standards win pushes in every one. */
function outlasts({ effect: { op }, card: { type } }: Working): boolean {
  if (op === 'WIN_PUSHES') return type === 'STANDARD_BEARER' || type === 'GUARDIAN';
  return op === 'NO_SECONDARY' || op === 'COUNTS_AS' || op === 'BAR_CORRUPTION';
}
