import type { Seat } from '#kernel';
import type { DoorId, ZoneId } from './board/board.js';
import type { SpaceId } from './cells/cells.js';
import type { Until } from './content/vocabulary/terms.js';
import type {
  CardId,
  CardSide,
  Characteristic,
  FigureId,
  MissionId,
  PieceId,
  PowerId,
  Rank,
  TestKey,
} from './content/words.js';

/** The name of a side, as its game calls it: `A` and `B`, `HEROES` and `OVERLORD`. */
export type Side = string;

/** A seat at the table. */
export interface SeatState {
  seat: Seat;
  side: Side;
  /** The seat's main hero now; null before the choice, and when it has none left. */
  mainHero: FigureId | null;
  resigned: boolean;
  /** Left of those of this turn (CLASH-239, CLASH-240). */
  takeBacks: number;
  proposals: number;
  ready: boolean;
}

/** The common state of all seats of a side. */
export interface SideState {
  /** Initiative deck, next card first; secret of the side. Empty for a side without heroes. */
  deck: FigureId[];
}

/** A card laid beside a sheet. */
export interface Play {
  cardId: CardId;
  side: CardSide;
}

/** A hero and its cards. */
export interface HeroState {
  heroId: FigureId;
  seat: Seat;
  side: Side;
  rank: Rank;
  hand: CardId[];
  discard: CardId[];
  inPlay: Play[];
  /** Laid in secret this turn; null: not planned yet. */
  plan: Play[] | null;
  /** Cards that a Rookie set aside. */
  setAside: CardId[];
  /** Its cards that are not in the game. */
  notTaken: CardId[];
  /** Has taken back its discard pile (`discardTakenBack`): all its power cards are public then (CLASH-264). */
  tookBack: boolean;
  missionId: MissionId | null;
  missionDone: boolean;
  activated: boolean;
  /** Actions given for the coming activation (CLASH-213). */
  bonusActions: number;
  drewWound: boolean;
  /** Powers used this turn: UNIQUE_ACTION and once-a-turn reactions. */
  usedPowers: PowerId[];
  /** Its deeds, as missions and conditions count them. */
  deeds: Partial<Record<string, number>>;
  /** Zones that it has been in, for missions. */
  zonesVisited: ZoneId[];
}

/** A figure on the board. A hero, and a sidekick, has `sheetId` = its id. */
export interface Figure {
  id: FigureId;
  kind: 'HERO' | 'SIDEKICK' | 'VILLAIN';
  sheetId: string;
  /** From 1, of the figures of a sheet. */
  number: number;
  /** null: none. */
  side: Side | null;
  /** Hero of a sidekick. */
  ownerId: FigureId | null;
  spaceId: SpaceId | null;
  damage: number;
  /** `RESERVE`: a villain in the supply, or a figure not yet placed. */
  status: 'RESERVE' | 'IN_PLAY' | 'OUT';
  /** The figure of the main villain: once out it never comes back (CLASH-224). */
  superVillain: boolean;
}

/** A token on the board. */
export interface BoardToken {
  id: PieceId;
  kindId: string;
  spaceId: SpaceId;
}

/** How a test stands. Key: `testId` and, for tests of kinds of pieces, the piece (`machine@token-2`). */
export interface TestState {
  /** −1 tokens by characteristic (CLASH-159, CLASH-162). */
  malus: Partial<Record<Characteristic, number>>;
  /** Harder (above 0) or easier by an effect. */
  change: number;
  /** Tokens on its result, added to the total (CLASH-160); absent: none. */
  toTotal?: number;
  closed: boolean;
  /** How often passed, by side. */
  passed: Record<Side, number>;
}

/** A modifier laid by an effect (`modify`). */
export interface TimedModifier {
  figureId: FigureId;
  characteristic: Characteristic;
  by: number;
  until: Until;
}

/** The figure whose activation runs. */
export interface Activation {
  figureId: FigureId;
  actions: number;
  /** Actions granted in all (CLASH-213). */
  granted: number;
  /** Sidekicks of the hero that have still their action. */
  sidekicks: FigureId[];
}

/** A question that interrupts: the newest frame of the stack has asked it. */
export type Window =
  | { kind: 'reaction'; seat: Seat; figureId: FigureId; powerId: PowerId }
  | { kind: 'push'; seat: Seat; figureId: FigureId; spaces: SpaceId[] }
  | { kind: 'choice'; seat: Seat; sourceId: string; options: Option[] };

/** An option of a window. `optionId` is a figure, a space, `decline`, or the number of a text. */
export interface Option {
  optionId: string;
  kind: 'FIGURE' | 'SPACE' | 'TEXT' | 'DECLINE' | 'DIE' | 'CARD';
}

/** The part of a game's state that shared rules read and change; a game extends it. Plain JSON. */
export interface SkirmishState {
  turn: number;
  /** The step that waits for seats, or null while rules run. */
  step: string | null;
  /** How many steps have been opened: names the occurrence. */
  steps: number;
  seats: SeatState[];
  sides: Readonly<Record<Side, SideState>>;
  /** In canonical order. */
  heroes: HeroState[];
  /** In canonical order. */
  figures: Figure[];
  tokens: BoardToken[];
  /** How many pieces of each kind have been laid so far. */
  laid: Record<string, number>;
  /** Once-a-turn powers that figures without a hero have used this turn, by figure. */
  villainPowers: Record<FigureId, PowerId[]>;
  openDoors: DoorId[];
  tests: Record<TestKey, TestState>;
  modifiers: TimedModifier[];
  woundPile: CardId[];
  woundDiscard: CardId[];
  /** Wound cards whose text all players have seen; a card leaves the list when it is shuffled into the pile again. */
  shownWounds: CardId[];
  /** Which shuffle of the pile each wound card came with, from 1: what goes into a shuffle is public, who draws it is not. */
  woundShuffles: Record<CardId, number>;
  /** The side that is first this turn, where sides take turns. */
  firstSide: Side | null;
  active: Activation | null;
  window: Window | null;
  /** Number of windows opened so far, so that each has a step id of its own. */
  windows: number;
  /** The continuation when the window is answered: the whole stack, newest last. Empty between commits without a window. */
  stack: { readonly kind: string }[];
  /** Where the turn stands while no seat is asked. */
  phase: string;
  /** Figures put out, by side and sheet. */
  outs: { side: Side; sheetId: string }[];
  /** How the game has ended, if it has. */
  over: object | null;
}
