import type { Seat } from '#kernel';
import type { Board, OpenDoors, ZoneId } from './board/board.js';
import type { SpaceId } from './cells/cells.js';
import type { InnatePower, PowerCard, Technique, TestCard, WoundCard } from './content/records/records.js';
import type { Amount, Condition, Effect, Figures, Modifier, Place } from './content/vocabulary/language.js';
import type { ArticleId, CardId, Characteristic, FigureId, TestKey } from './content/words.js';
import type { Context } from './machine/frames.js';
import type { RuleKey } from './rule-keys.js';
import type { BoardToken, Figure, HeroState, Play, Side, SkirmishState } from './state.js';
import type { MalusMode } from './trials/trial-sums.js';

/** The numbers of a sheet. Only heroes have mind. */
export interface SheetNumbers {
  readonly speed: number;
  readonly attack: number;
  readonly defense: number;
  readonly mind?: number | undefined;
  readonly health: number;
}

/** The printed records, by id. Those that throw have got the id from the game's own state. */
export interface PrintedInRulebook {
  /** `undefined` when no power card has the id. */
  findPowerCard(cardId: string): PowerCard | undefined;
  /** The power card with this id. Throws a RangeError for another one. */
  powerCard(cardId: CardId): PowerCard;
  /** `undefined` when no wound card has the id. */
  findWoundCard(cardId: string): WoundCard | undefined;
  /** The text of a wound card in play. Throws a RangeError for another id. */
  woundCard(cardId: CardId): WoundCard;
  /** Whether a card id is one of a wound card; every other one is a power card. */
  isWoundCard(cardId: string): boolean;
  /** The heroes of the box, in canonical order. */
  heroIds(): readonly FigureId[];
  /** The power cards of a hero, as the content lists them: those of these sets, or all. */
  cardsOfHero(heroId: FigureId, ...sets: readonly PowerCard['set'][]): readonly PowerCard[];
  /** Whether the box has this hero. */
  isHeroId(id: string): boolean;
  /** Whether a sheet of the box prints a power with this id. */
  isOnSheet(powerId: string): boolean;
  /** Whether a wound card can have come into this game: cards that are made when the pile is empty have not all. */
  isWoundOfGame(state: SkirmishState, cardId: CardId): boolean;
  /** Compares two cards by canonical order; ids that name no card come by their letters. */
  compareCards(a: string, b: string): number;
  sheetOf(state: SkirmishState, figure: Figure): SheetNumbers;
  /** The powers that the sheet of a figure prints; the same object for the same sheet. */
  innatePowers(state: SkirmishState, figure: Figure): InnatePower | readonly InnatePower[] | undefined;
  /** Every test of this game, be it on the board or not, in printed order. */
  testsOf(state: SkirmishState): readonly TestCard[];
  /** The pieces that a place of the game's own words names by their kind; `undefined` for a place of another sort. */
  piecesAt(state: SkirmishState, place: Place): readonly BoardToken[] | undefined;
  /** Whether tokens of a kind need a space of their own. */
  tokenNeedsSpace(kindId: string): boolean;
}

/** The sides and their seats. */
export interface SidesInRulebook {
  /** The names of the sides, in order. */
  readonly sides: readonly Side[];
  /** The side against one; null where there is none. */
  opponentsOf(side: Side): Side | null;
  /** Whether two figures are enemies. */
  isEnemy(state: SkirmishState, a: Figure, b: Figure): boolean;
  /** The seat that decides for a figure; null: no seat is asked, the rules choose. */
  seatOf(state: SkirmishState, figure: Figure): Seat | null;
  /** The hero of a seat who advances in a campaign; `undefined`: it has none. */
  advancingHero(state: SkirmishState, seat: Seat): HeroState | undefined;
  /** The objective articles on the page of a side. */
  articlesOf(state: SkirmishState, side: Side): readonly ArticleId[];
  /** Whether an objective article can still be won. */
  isAtStake(state: SkirmishState, articleId: ArticleId): boolean;
}

/** The table. */
export interface BoardInRulebook {
  boardOf(state: SkirmishState): Board;
  /** Where the heroes of a side may start, in order. */
  startSpaces(state: SkirmishState, side: Side): readonly SpaceId[];
  /** The doors that are open for lines, attacks and zones. */
  openDoorsOf(state: SkirmishState): OpenDoors;
  /** The doors that a figure moves through as if they were open, those that are among them. */
  doorsForMoving(state: SkirmishState, figure: Figure): OpenDoors;
  /** The cost for a figure of entering a zone when it moves; `undefined`: zones cost nothing. */
  costOfZone(state: SkirmishState, figure: Figure): ((zoneId: ZoneId) => number) | undefined;
  /** Whether a figure that passes through a zone has to stand in it first; `undefined`: in none of the whole board. */
  stopsIn(state: SkirmishState, figure: Figure): ((zoneId: ZoneId) => boolean) | undefined;
  /** Cells that block lines and pieces beside figures: objects, tokens with a space of their own; a new set. */
  coveredCells(state: SkirmishState, exceptId: string | null): Set<SpaceId>;
  /** Whether a figure may be pushed there, when it is free. */
  mayBePushedTo(state: SkirmishState, spaceId: SpaceId): boolean;
  /** Whether a space is sealed off: no effect of a hero reaches a figure there, and no effect puts a hero there. */
  isSealed(state: SkirmishState, spaceId: SpaceId): boolean;
}

/** The parameters of rules. */
export interface TermsInRulebook {
  /** The effect of a −1 token on a test. */
  readonly malusMode: MalusMode;
  /** Where a −1 token lies: by one place of a test, or by the test in all its places. */
  readonly malusLiesOn: 'PLACE' | 'TEST';
  /** The addition to the total of a test beside tokens; `undefined`: no test on a card. */
  toTotal(state: SkirmishState, test: TestCard | undefined): number;
  /** Whether a test is closed beside what has been done with it: what it was about is settled. */
  isTestSettled(state: SkirmishState, key: TestKey): boolean;
  /** Whether failing a test puts a −1 token on it. */
  failureCosts(test: TestCard): boolean;
  /** The addition of the game to a characteristic of a sheet, as long as the figure is in play. */
  printedBonus(state: SkirmishState, figure: Figure, characteristic: Characteristic): number;
  /** The changes of a characteristic by things beside the sheet that are neither cards nor effects. */
  bonuses(state: SkirmishState, figureId: FigureId, characteristic: Characteristic): readonly number[];
  /** Techniques beside the sheet of a figure that is no hero. */
  techniquesBeside(state: SkirmishState, figure: Figure): readonly Technique[];
  /** How many combat dice of its figure's attacks a modifier turns into power dice; 0: none. */
  diceSwapped(modifier: Modifier): number;
  /** Actions of a figure in an activation, before those that are given and taken. */
  actionsOf(state: SkirmishState, figure: Figure): number;
  /** The most actions that a figure can come to. */
  readonly mostActions: number;
  /** Whether a figure is out as soon as its damage reaches its health; others draw wound cards. */
  outAtHealth(state: SkirmishState, figure: Figure): boolean;
  /** Wound cards in hand that put a hero out. */
  woundLimit(state: SkirmishState): number;
  /** The card that is drawn when wound pile and common discard pile are empty; null: none is drawn. */
  emptyWoundPile(state: SkirmishState): CardId | null;
  /** Whether a wound card goes out of the game instead of to the common discard pile. */
  isExtraWound(cardId: CardId): boolean;
  /** Whether the hits of a figure push. */
  mayPush(state: SkirmishState, figure: Figure): boolean;
  /** Whether what a source does has stopped, for another reason than that its hero has left. */
  isSilenced(state: SkirmishState, sourceId: string): boolean;
  /** Whether a hero has its whole secret plan, and whether it has any part of it. */
  isPlanned(hero: HeroState): boolean;
  hasLaid(hero: HeroState): boolean;
  /** The public part of a plan: further fields of `heroPlanned`. */
  planShows(plays: readonly Play[]): object;
  /** How often a seat may take plans back, and propose an order, in a turn. */
  readonly changesATurn: { readonly takeBacks: number; readonly proposals: number };
}

/** A game as shared rules look at it: how it stands, and what only the game itself knows. */
export interface Table<S extends SkirmishState = SkirmishState> {
  readonly state: S;
  readonly book: Rulebook;
}

/** Whether a figure sees one space from another. */
export type Sight = (table: Table, viewerId: FigureId, from: SpaceId, to: SpaceId) => boolean;

/** The figures that the words of a condition or choice mean. */
export interface Scope {
  readonly selfId: FigureId | null;
  /** The acting figure: ENEMIES, ALLIES and distances are seen from it. */
  readonly actingId: FigureId | null;
  readonly causeId: FigureId | null;
  readonly targetId: FigureId | null;
  readonly chosenId: FigureId | null;
  /** SIDE. */
  readonly side: Side | null;
  readonly sight: Sight;
  /** Whether the named figures are acted on; where figures are only counted none is out of reach. */
  readonly isDeed: boolean;
}

/** The words of only one game: the rest of a choice of figures, of places, of conditions. */
export interface WordsInRulebook {
  /** Whether figures `of` something that this library does not know name a figure. */
  isNamed(table: Table, figures: Figures, figure: Figure, scope: Scope): boolean;
  /** The places of a word that this library does not know. */
  furtherPlaces(table: Table, place: Place, scope: Scope): SpaceId[][];
  /** A number that this library does not know. */
  furtherAmount(table: Table, amount: Amount, scope: Scope): number;
  /** A condition that this library does not know; false where the game has none beside. */
  furtherCondition(table: Table, condition: Condition, scope: Scope): boolean;
  /** Whether an effect that this library does not know can do anything, from public facts. */
  canDoFurther(table: Table, effect: Effect, context: Context): boolean;
}

/**
 * The port: what only a game knows and shared rules need. A game gives one object; it may write the methods for its own,
 * wider state. It looks at content and state alone and runs nothing.
 */
export interface Rulebook
  extends PrintedInRulebook, SidesInRulebook, BoardInRulebook, TermsInRulebook, WordsInRulebook {
  /** The id of the rule that a refusal, an answer or a weighed choice names. */
  rule(key: RuleKey): string;
}
