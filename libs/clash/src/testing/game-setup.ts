import type { Seat } from '#kernel';
import type { Scenario, ScenarioPlan, ThreatSheet } from '../content/schema.js';
import type { Options } from '../options-fields.js';
import type { BoardObject, BoardToken, Figure, HeroState, State } from '../state.js';
import type { Rank, Side, SpaceId } from '../words.js';
import type { FaceSetup } from './made-records.js';

/** A hero as a test wants it. Absent fields are harmless: its 8 cards in hand, no damage, no mission. */
export interface HeroSetup extends Partial<
  Pick<
    HeroState,
    | 'hand'
    | 'discard'
    | 'inPlay'
    | 'plan'
    | 'tokens'
    | 'setAside'
    | 'notTaken'
    | 'missionId'
    | 'missionDone'
    | 'activated'
    | 'bonusActions'
    | 'drewWound'
    | 'usedPowers'
    | 'deeds'
  >
> {
  /** A hero of the box, or a made one; a fresh made one when absent. */
  readonly id?: string;
  /** Its place in the list of heroes when absent. */
  readonly seat?: Seat;
  /** True: a team-up hero of its seat. */
  readonly teamUp?: boolean;
  readonly rank?: Rank;
  readonly damage?: number;
  /** Where it stands; a free space of its side's edge when absent. `null`: it is out of action. */
  readonly at?: SpaceId | null;
}

/** A villain figure or sidekick on the board. Sheets of the box are found by the figure's id (`x-tina-1`). */
export interface FigureSetup extends Partial<Pick<Figure, 'damage' | 'superVillain' | 'number'>> {
  readonly sheet: string;
  readonly at: SpaceId;
  /** Hero of a sidekick. */
  readonly owner?: string;
}

/** Where the game stands. */
export type Moment = 'strategy' | 'activation' | 'villain';

/**
 * A game as a test wants it. The board is one made tile of 5 by 5 spaces unless `face` or `scenario.tiles` says more;
 * the scenario has no threat sheet and no way to end before its turn limit unless `plan` or `threatSheet` says so.
 */
export interface GameSetup {
  /** Sides of the seats, those of A first; one seat each when absent. */
  readonly seats?: readonly Side[];
  /** One hero a seat when absent. */
  readonly heroes?: readonly HeroSetup[] | undefined;
  readonly villains?: readonly FigureSetup[] | undefined;
  readonly sidekicks?: readonly FigureSetup[] | undefined;
  readonly objects?: readonly BoardObject[] | undefined;
  readonly tokens?: readonly BoardToken[] | undefined;
  readonly options?: Partial<Options> | undefined;
  readonly face?: FaceSetup;
  readonly scenario?: Partial<Scenario> | undefined;
  readonly plan?: Partial<ScenarioPlan> | undefined;
  /** Beside `plan`, whose fields it shares. */
  readonly threatSheet?: Partial<ThreatSheet> | undefined;
  /** `strategy` when absent. */
  readonly at?: Moment;
  /** The hero of the running activation, at the moment `activation`: the first hero when absent. */
  readonly active?: string;
  readonly actions?: number;
  /** Initiative decks at the moments `strategy` and `activation`; when absent, heroes in order (without the active one). */
  readonly decks?: Partial<Record<Side, readonly string[]>> | undefined;
  readonly state?:
    | Partial<
        Pick<
          State,
          | 'turn'
          | 'firstSide'
          | 'nextSide'
          | 'woundPile'
          | 'woundDiscard'
          | 'blanks'
          | 'shownWounds'
          | 'track'
          | 'tests'
          | 'modifiers'
          | 'outs'
          | 'villainBeatenBy'
        >
      >
    | undefined;
  /** Articles that a side has already. */
  readonly pages?: Partial<Record<Side, State['sides']['A']['page']>> | undefined;
}
