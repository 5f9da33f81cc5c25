import type { Seat } from '#kernel';
import type { MageId } from '../content/ids.js';
import { opensStep } from '../flow/opens-step.js';
import type { CommandTable, Evolvers, GuildsTurn, StepRules } from '../flow/turn.js';
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

/** The mage that a seat has to place next, in card order (GUILD-173). */
export function nextToPlace(state: State, seat: Seat): string | undefined {
  const { mages, active } = placementOf(state, seat);
  return mages[active.length];
}

const stillPlacing = (state: State): Seat[] =>
  seatsInOrder(state).filter((seat) => nextToPlace(state, seat) !== undefined);

const fightsThisTurn = (state: State, seat: Seat): boolean => {
  const { firstAction, secondAction } = guildOf(state, seat);
  return [firstAction, secondAction].some((action) => action === 'quests' || action === 'combat');
};

export const placementSteps = {
  placement: {
    asked: stillPlacing,
    byDefault: (state, seat) => ({
      type: 'placeMage',
      mageId: nextToPlace(state, seat) ?? '',
      active: fightsThisTurn(state, seat),
    }),
    passable: () => false,
  },
} satisfies Record<string, StepRules>;

export const placementCommands: CommandTable<'placeMage'> = {
  placeMage: {
    steps: ['placement'],
    *offers(state, seat) {
      const mageId = nextToPlace(state, seat);
      if (mageId === undefined) return;
      yield { type: 'placeMage', mageId, active: true };
      yield { type: 'placeMage', mageId, active: false };
    },
    check(state, { mageId }, seat) {
      const next = nextToPlace(state, seat);
      return notAmong(state, seat, mageId, next === undefined ? [] : [next], 173);
    },
    perform: (turn, { mageId, active }, seat) => turn.emit({ type: 'magePlaced', seat, mageId, active }),
  },
};

export const placementEvolvers: Evolvers<'placementOpened' | 'magePlaced' | 'placementsRevealed'> = {
  placementOpened(state, { places }) {
    state.placementOpened = true;
    state.movedObjects = [];
    state.placement = state.guilds.map(({ seat }) => ({
      mages: [...(places.find((place) => place.seat === seat)?.mageIds ?? [])],
      active: [],
    }));
  },
  magePlaced(state, { seat, active }) {
    state.placement?.[seat]?.active.push(active);
  },
  placementsRevealed(state, { places }) {
    state.placement = null;
    for (const { seat, active, passive } of places) {
      for (const mageId of active) guildMage(state, seat, mageId).post = 'active';
      for (const mageId of passive) guildMage(state, seat, mageId).post = 'passive';
    }
  },
};
