import type { Seat } from '#kernel';
import type { Deed } from './content/vocabulary.js';
import type { Frame } from './machine/frames.js';
import type { Options } from './options-fields.js';
import type {
  ArticleId,
  CardId,
  CardSide,
  Characteristic,
  DoorId,
  EndReason,
  FigureId,
  MissionId,
  Newspaper,
  Outcome,
  PieceId,
  PowerId,
  Rank,
  Side,
  SpaceId,
  Step,
  TestKey,
  ZoneId,
} from './words.js';

/** A seat at the table. Seats of side A come first, so seat order is canonical order (CLASH-202). */
export interface ClashSeat {
  seat: Seat;
  side: Side;
  /** The seat's main hero now; null before the choice, and when it has none left. */
  mainHero: FigureId | null;
  /** `passTeamUp`, `passSidekick` given. */
  passed: boolean;
  resigned: boolean;
  /** Left of the three of this turn (CLASH-239, CLASH-240). */
  takeBacks: number;
  proposals: number;
  ready: boolean;
}

export interface SideState {
  newspaper: Newspaper | null;
  /** Heroes that the side may have, seats and team-up places together (CLASH-201). */
  heroes: number;
  /** Allowed to choose a main hero one rank above the scenario's (CLASH-204); null: not asked (yet). */
  higherRank: boolean | null;
  /** Initiative deck, next card first; secret of the side. */
  deck: FigureId[];
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

/** A card laid beside a sheet. */
export interface Play {
  cardId: CardId;
  side: CardSide;
}

export interface HeroState {
  heroId: FigureId;
  seat: Seat;
  side: Side;
  rank: Rank;
  teamUp: boolean;
  hand: CardId[];
  discard: CardId[];
  inPlay: Play[];
  /** Laid in secret this turn; null: not planned yet. */
  plan: Play[] | null;
  /** Team-up tokens of this turn: secret before the reveal, then in force. */
  tokens: Characteristic[] | null;
  /** Cards that a Rookie set aside. */
  setAside: CardId[];
  /** Cards of a team-up, solo or co-op hero that were not chosen. */
  notTaken: CardId[];
  /** True while the seat has still to choose three cards. */
  choosesCards: boolean;
  /** Has taken back his discard pile (`discardTakenBack`): everybody has seen all his power cards then (CLASH-264). */
  tookBack: boolean;
  missionId: MissionId | null;
  missionDone: boolean;
  activated: boolean;
  /** Actions given for the coming activation (CLASH-213). */
  bonusActions: number;
  drewWound: boolean;
  /** Powers used this turn: UNIQUE_ACTION and once-a-turn reactions. */
  usedPowers: PowerId[];
  deeds: Partial<Record<Deed, number>>;
  /** Zones that he has been in, for missions. */
  zonesVisited: ZoneId[];
}

/** Whatever stands on the board. Heroes and sidekicks have `sheetId` = their id. */
export interface Figure {
  id: FigureId;
  kind: 'HERO' | 'SIDEKICK' | 'VILLAIN';
  sheetId: string;
  /** 1 for heroes and sidekicks. */
  number: number;
  /** null: a villain. */
  side: Side | null;
  /** Hero of a sidekick. */
  ownerId: FigureId | null;
  spaceId: SpaceId | null;
  damage: number;
  /** `RESERVE`: a villain in the supply, or somebody not yet placed. */
  status: 'RESERVE' | 'IN_PLAY' | 'OUT';
  /** A super villain's figure never comes back (CLASH-224). */
  superVillain: boolean;
}

export interface BoardObject {
  id: PieceId;
  kindId: string;
  spaceId: SpaceId;
  turns: number;
}

export interface BoardToken {
  id: PieceId;
  kindId: string;
  spaceId: SpaceId;
}

/** How a test stands. Key: `testId` and, for tests of token or object kinds, the piece (`machine@token-2`). */
export interface TestState {
  /** −1 tokens by characteristic (CLASH-159, CLASH-162). */
  malus: Partial<Record<Characteristic, number>>;
  /** Harder (above 0) or easier by an effect. */
  change: number;
  /** Tokens on its result, added to the total (CLASH-160); absent: none. */
  toTotal?: number;
  closed: boolean;
  /** How often passed, by side. */
  passed: { A: number; B: number };
}

/** A modifier laid by an effect (`modify`). */
export interface TimedModifier {
  figureId: FigureId;
  characteristic: Characteristic;
  by: number;
  until: 'ACTIVATION' | 'TURN' | 'GAME';
}

/** The hero whose activation runs. */
export interface Activation {
  figureId: FigureId;
  actions: number;
  /** Actions granted in all, at most 5 (CLASH-213). */
  granted: number;
  /** Sidekicks of the hero that have still their action. */
  sidekicks: FigureId[];
}

/** A question that interrupts: the newest frame of the stack has asked it. */
export type Window =
  | { kind: 'reaction'; seat: Seat; figureId: FigureId; powerId: PowerId }
  | { kind: 'push'; seat: Seat; figureId: FigureId; spaces: SpaceId[] }
  | { kind: 'choice'; seat: Seat; sourceId: string; options: Option[] };

/** What can be chosen in a window. `optionId` is a figure, a space, `decline`, or the number of a text. */
export interface Option {
  optionId: string;
  kind: 'FIGURE' | 'SPACE' | 'TEXT' | 'DECLINE' | 'DIE' | 'CARD';
}

/** Everything that is so in a game of Clash. Plain JSON; changed by `evolve` alone. */
export interface State {
  options: Options;
  turn: number;
  /** The step that waits for seats, or null while rules run. */
  step: Step | null;
  /** How many steps have been opened: names the occurrence. */
  steps: number;
  seats: ClashSeat[];
  sides: { A: SideState; B: SideState };
  /** In canonical order (CLASH-202). */
  heroes: HeroState[];
  /** In canonical order. */
  figures: Figure[];
  objects: BoardObject[];
  tokens: BoardToken[];
  /** How many objects and tokens of each kind have been laid so far. */
  laid: Record<string, number>;
  /** Once-a-turn powers that villains have used this turn, by figure. */
  villainPowers: Record<FigureId, PowerId[]>;
  openDoors: DoorId[];
  tests: Record<TestKey, TestState>;
  track: number;
  modifiers: TimedModifier[];
  woundPile: CardId[];
  woundDiscard: CardId[];
  /** Blank wound cards handed out so far (CLASH-250). */
  blanks: number;
  /** Wound cards whose text everybody has seen (section 6); a card leaves the list when it is shuffled into the pile again. */
  shownWounds: CardId[];
  /** Which shuffle of the pile each wound card came with, from 1: what goes into a shuffle is public, who draws it is not. */
  woundShuffles: Record<CardId, number>;
  firstSide: Side | null;
  /** The side whose card comes next. */
  nextSide: Side | null;
  active: Activation | null;
  window: Window | null;
  /** Number of windows opened so far, so that each has a step id of its own. */
  windows: number;
  /** What goes on when the window is answered: the whole stack, newest last. Empty between commits without a window. */
  stack: Frame[];
  /** Next item of the villain's list; null when the list is not running. */
  villainItem: number | null;
  /** Where the turn stands while nobody is asked: what `flow` does next. */
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
  /** Articles of the sheet that nobody has won yet. */
  atStake: ArticleId[];
  /** Who dealt the last damage to the super villain. */
  villainBeatenBy: Side | null;
  /** Figures put out, by side and sheet. */
  outs: { side: Side; sheetId: string }[];
  over: { outcome: Outcome; reason: EndReason } | null;
}
