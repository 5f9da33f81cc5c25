import type { Seat } from '#kernel';
import type { LaidPassage, LaidTile } from '../base/base.js';
import type { Options } from '../options-fields.js';
import type { OverlordState } from '../overlord/overlord-state.js';
import type { HeroState, ObjectiveState, State } from '../state.js';
import type { FigureId, Rank, SpaceId } from '../words.js';

/** A hero as a test wants it. Absent fields are harmless: its 8 cards in hand, no damage, no mission. */
export interface HeroSetup extends Partial<
  Pick<
    HeroState,
    | 'hand'
    | 'discard'
    | 'inPlay'
    | 'plan'
    | 'missionId'
    | 'missionDone'
    | 'activated'
    | 'drewWound'
    | 'setAside'
    | 'notTaken'
  >
> {
  /** A hero of the box; the first one that is free when absent. */
  readonly id?: string;
  readonly rank?: Rank;
  readonly damage?: number;
  /** Where it stands; a free green space when absent. `null`: it is out of action. */
  readonly at?: SpaceId | null;
}

/** A villain on the board. */
export interface VillainSetup {
  readonly sheet: string;
  /** Which figure of the sheet, from 1; the first that is free when absent. */
  readonly number?: number;
  readonly at: SpaceId;
  readonly damage?: number;
}

/** A game as a test wants it. The base is three made rooms in a row unless `tiles` and `passages` say more. */
export interface GameSetup {
  /** One a seat, in order; three of the box when absent. */
  readonly heroes?: readonly HeroSetup[];
  /** Beside Skarov, who stands in his control room unless he is named. */
  readonly villains?: readonly VillainSetup[];
  readonly tiles?: readonly LaidTile[];
  readonly passages?: readonly LaidPassage[];
  readonly overlord?: Partial<Omit<OverlordState, 'seat'>>;
  /** `strategy` when absent; `activation`: of a hero; `choice`: the overlord picks a sheet. */
  readonly at?: 'strategy' | 'activation' | 'choice';
  /** The seat whose hero is activated. */
  readonly active?: Seat;
  readonly actions?: number;
  readonly state?: Partial<
    Pick<
      State,
      | 'turn'
      | 'openDoors'
      | 'finalCombat'
      | 'heroOutDuringFinalCombat'
      | 'slotsUsed'
      | 'activatedSheets'
      | 'woundPile'
      | 'tests'
    >
  >;
  readonly objectives?: readonly ObjectiveState[];
  /** Beside the number of heroes. */
  readonly options?: Partial<Options>;
}

/** The villain figure with this id, `android-2`, on a space. */
export function villainNamed(id: FigureId, at: SpaceId, damage = 0): VillainSetup {
  const place = id.lastIndexOf('-');
  return { sheet: id.slice(0, place), number: Number(id.slice(place + 1)), at, damage };
}
