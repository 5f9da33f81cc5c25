import type * as skirmish from '#skirmish';
import type { Deed } from './content/vocabulary.js';
import type { Frame } from './machine/frames.js';
import type { Options } from './options-fields.js';
import type {
  ArticleId,
  Characteristic,
  EndReason,
  Newspaper,
  Outcome,
  PieceId,
  Side,
  SpaceId,
  Step,
} from './words.js';

export type { BoardToken, TimedModifier, Window } from '#skirmish';

/** A seat at the table. Seats of side A come first, so seat order is canonical order (CLASH-202). */
export interface ClashSeat extends skirmish.SeatState {
  side: Side;
  /** `passTeamUp`, `passSidekick` given. */
  passed: boolean;
}

/** The common state of all seats of a side. */
export interface SideState extends skirmish.SideState {
  newspaper: Newspaper | null;
  /** Heroes that the side may have, seats and team-up places together (CLASH-201). */
  heroes: number;
  /** Allowed to choose a main hero one rank above the scenario's (CLASH-204); null: not asked (yet). */
  higherRank: boolean | null;
  /** Articles on its page, in the order won. */
  page: ArticleWon[];
}

/** An article on a front page. `hero` for praise and discredit, else the sheet's article. */
export interface ArticleWon {
  kind: 'OBJECTIVE' | 'PRAISE' | 'DISCREDIT';
  /** Of the objective article, or of the hero. */
  id: ArticleId;
  turn: number;
}

/** A hero and its cards; `notTaken` are those of a team-up, solo or co-op hero that were not chosen. */
export interface HeroState extends skirmish.HeroState {
  side: Side;
  teamUp: boolean;
  /** Team-up tokens of this turn: secret before the reveal, then in force. */
  tokens: Characteristic[] | null;
  /** True while the seat has still to choose three cards. */
  choosesCards: boolean;
  deeds: Partial<Record<Deed, number>>;
}

/** A figure on the board. Heroes and sidekicks have `sheetId` = their id. */
export interface Figure extends skirmish.Figure {
  kind: 'HERO' | 'SIDEKICK' | 'VILLAIN';
  /** null: a villain. */
  side: Side | null;
}

export interface BoardObject {
  id: PieceId;
  kindId: string;
  spaceId: SpaceId;
  turns: number;
}

/** How a test stands. */
export interface TestState extends skirmish.TestState {
  passed: { A: number; B: number };
}

/** Everything that is so in a game of Clash. Plain JSON; changed by `evolve` alone. */
export interface State extends skirmish.SkirmishState {
  options: Options;
  /** The step that waits for seats, or null while rules run. */
  step: Step | null;
  seats: ClashSeat[];
  sides: { A: SideState; B: SideState };
  heroes: HeroState[];
  figures: Figure[];
  objects: BoardObject[];
  tests: Record<string, TestState>;
  track: number;
  /** Blank wound cards handed out so far (CLASH-250). */
  blanks: number;
  firstSide: Side | null;
  /** The side whose card comes next. */
  nextSide: Side | null;
  /** Next item of the villain's list; null when the list is not running. */
  villainItem: number | null;
  /** Where the turn stands while no seat is asked: what `flow` does next. */
  phase:
    | 'SETUP'
    | 'TURN_START'
    | 'STRATEGY'
    | 'ACTIVATION'
    | 'VILLAIN'
    | 'WOUNDS'
    | 'PROMOTION'
    | 'UPKEEP'
    | 'ADVANCEMENT'
    | 'OVER';
  stack: Frame[];
  /** Articles of the sheet that no side has won yet. */
  atStake: ArticleId[];
  /** The side that dealt the last damage to the super villain. */
  villainBeatenBy: Side | null;
  outs: { side: Side; sheetId: string }[];
  over: { outcome: Outcome; reason: EndReason } | null;
}
