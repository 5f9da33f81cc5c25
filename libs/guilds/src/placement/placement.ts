import type { Seat } from '#kernel';
import { PLACED_AT_ONCE } from '../content/constants.js';
import type { MageId } from '../content/ids.js';
import { opensStep } from '../flow/opens-step.js';
import type { CommandTable, Evolvers, GuildsTurn, StepRules } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import type { State } from '../state.js';
import { notAmong } from '../table/checks.js';
import { guildMage, guildOf, inCardOrder, isAvailable } from '../table/guilds-of-a-game.js';
import { seatsInOrder } from '../table/seat-order.js';

/** Step 5: fixes the mages that each seat has to place, and asks those that have any (GUILD-173). */
export function openPlacement(turn: GuildsTurn): void {
  const places = seatsInOrder(turn.state).map((seat) => ({
    seat,
    mageIds: inCardOrder(guildOf(turn.state, seat).mages.filter(isAvailable)).map(({ id }) => id),
  }));
  turn.emit({ type: 'placementOpened', places });
  const asked = stillPlacing(turn.state);
  if (asked.length > 0) opensStep(turn, 'placement', asked);
}

/** Reveals who is active and who is passive (GUILD-053). */
export function revealPlacements(turn: GuildsTurn): void {
  const places = seatsInOrder(turn.state).map((seat) => {
    const { mages, active } = placementOf(turn.state, seat);
    return {
      seat,
      active: mages.filter((_, place) => active[place] === true),
      passive: mages.filter((_, place) => active[place] !== true),
    };
  });
  turn.emit({ type: 'placementsRevealed', places });
}

/** The placement of a seat in progress; with no mage outside step 5. */
export const placementOf = (state: State, seat: Seat): { readonly mages: readonly MageId[]; active: boolean[] } =>
  state.placement?.[seat] ?? { mages: [], active: [] };

/** The mages that the next answer of a seat is about, in card order; none once it has placed all (GUILD-173). */
export function nextToPlace(state: State, seat: Seat): readonly MageId[] {
  const { mages, active } = placementOf(state, seat);
  return mages.slice(active.length, active.length + PLACED_AT_ONCE);
}

/** True until the seat has placed its last mage. */
export const isPlacing = (state: State, seat: Seat): boolean => nextToPlace(state, seat).length > 0;

const stillPlacing = (state: State): Seat[] => seatsInOrder(state).filter((seat) => isPlacing(state, seat));

const fightsThisTurn = (state: State, seat: Seat): boolean => {
  const { firstAction, secondAction } = guildOf(state, seat);
  return [firstAction, secondAction].some((action) => action === 'quests' || action === 'combat');
};

export const placementSteps = {
  placement: {
    asked: stillPlacing,
    byDefault: (state, seat) => ({
      type: 'placeMages',
      activeMageIds: fightsThisTurn(state, seat) ? [...nextToPlace(state, seat)] : [],
    }),
    passable: () => false,
  },
} satisfies Record<string, StepRules>;

/** Every choice among these, all of them first and none of them last. */
const choicesAmong = (mageIds: readonly MageId[]): MageId[][] =>
  mageIds.reduceRight<MageId[][]>(
    (choices, mageId) => [...choices.map((choice) => [mageId, ...choice]), ...choices],
    [[]],
  );

export const placementCommands: CommandTable<'placeMages'> = {
  placeMages: {
    steps: ['placement'],
    *offers(state, seat) {
      const next = nextToPlace(state, seat);
      if (next.length === 0) return;
      for (const activeMageIds of choicesAmong(next)) yield { type: 'placeMages', activeMageIds };
    },
    check(state, { activeMageIds }, seat) {
      const next = nextToPlace(state, seat);
      const foreign = activeMageIds.find((mageId) => !next.includes(mageId));
      if (foreign !== undefined) return notAmong(state, seat, foreign, next, 173);
      return new Set(activeMageIds).size < activeMageIds.length ? refuse(173, 'illegalChoice') : undefined;
    },
    perform: (turn, { activeMageIds }, seat) =>
      turn.emit({
        type: 'magesPlaced',
        seat,
        mageIds: [...nextToPlace(turn.state, seat)],
        active: [...activeMageIds],
      }),
  },
};

export const placementEvolvers: Evolvers<'placementOpened' | 'magesPlaced' | 'placementsRevealed'> = {
  placementOpened(state, { places }) {
    state.placementOpened = true;
    state.movedObjects = [];
    state.placement = state.guilds.map(({ seat }) => ({
      mages: [...(places.find((place) => place.seat === seat)?.mageIds ?? [])],
      active: [],
    }));
  },
  magesPlaced(state, { seat, mageIds, active }) {
    state.placement?.[seat]?.active.push(...mageIds.map((mageId) => active.includes(mageId)));
  },
  placementsRevealed(state, { places }) {
    state.placement = null;
    for (const { seat, active, passive } of places) {
      for (const mageId of active) guildMage(state, seat, mageId).post = 'active';
      for (const mageId of passive) guildMage(state, seat, mageId).post = 'passive';
    }
  },
};
