import type { Reasonings, RedactedOf, Teller, Tellings } from '#kernel';
import type { CardId, CardSide, Characteristic, MissionId, Rank, Side, SpaceId, TestId } from '#skirmish';
import type { skirmishEvents } from '#skirmish/events';
import type { Weighed } from '#skirmish/machine';
import type { MalusMode } from '#skirmish/trials';

type SeenEvent = RedactedOf<ReturnType<typeof skirmishEvents>>;

/** A shared event of one type as a viewer gets it. */
export type Seen<T extends SeenEvent['type']> = Extract<SeenEvent, { type: T }>;

/** A sentence for each type of the shared events. */
export type SharedTellings = Tellings<SeenEvent, FigureTeller>;

/** The reasons of some shared events. */
export type SharedReasonings = Reasonings<SeenEvent, FigureTeller>;

/** A card beside a sheet. */
interface Play {
  readonly cardId: CardId;
  readonly side: CardSide;
}

/** The parts of sentences about a game of figures, in one language: each game has its own names for them. */
export interface FigureTeller extends Teller {
  /** A hero or another figure; in French with “de” or “d’” before it by `of`. */
  readonly figure: (id: string) => string;
  readonly of: (id: string) => string;
  /** The name of a card, power, object, test or other thing, in quotation marks. */
  readonly card: (id: string) => string;
  readonly cards: (ids: readonly string[]) => string;
  /** A test by its name; that of a door or an object by what it is at. */
  readonly test: (id: TestId) => string;
  /** Whether a test is forced on its hero, by a trap. */
  readonly isForced: (id: TestId) => boolean;
  /** What a −1 token does, by the book of the game. */
  readonly malusMode: MalusMode;
  /** The goal of a personal mission, in quotation marks. */
  readonly mission: (id: MissionId) => string;
  /** “Lose 1 action”, in quotation marks: one of the texts that a source offers as a choice; `undefined` where it is unknown. */
  readonly option: (source: string, index: number) => string | undefined;
  /** “ (“Iron Fist”)”: what does it, in brackets; nothing where that goes without saying. */
  readonly by: (source?: string) => string;
  /** “to the café terrace”: the end of a move, its start, and the zones entered on the way. */
  readonly toward: (to: SpaceId, from: SpaceId, zones?: readonly string[]) => string;
  /** “ (café terrace)”, for a figure that stands there; with the cause of its coming, as `by` has it. */
  readonly at: (spaceId: SpaceId, source?: string) => string;
  /** “ (café terrace, 3,1)”: where a figure is put. */
  readonly spot: (spaceId: SpaceId) => string;
  /** “a space of the café terrace”. */
  readonly space: (spaceId: SpaceId) => string;
  /** “A door”, or which one, as a sentence begins. */
  readonly door: (id: string) => string;
  /** Whether a way, by the zones that are entered where they are told, does not lead out of where it begins. */
  readonly inOneZone: (from: SpaceId, to: SpaceId, zones?: readonly string[]) => boolean;
  /** Cards with their sides. */
  readonly plays: (plays: readonly Play[]) => string;
  readonly side: (side: Side) => string;
  readonly rank: (rank: Rank) => string;
  readonly value: (characteristic: Characteristic) => string;
  readonly values: (characteristics: readonly Characteristic[]) => string;
  /** “0, 1, POW”; where there are none, “no dice”. */
  readonly dice: (faces: readonly (string | number)[]) => string;
  /** “rolls 0, 1”, « ne lance aucun dé »: what a figure rolls. */
  readonly rolls: (faces: readonly (string | number)[]) => string;
  /** “ plus 3”, “ minus 1”: what is added to dice; empty for nothing. */
  readonly plus: (added: number) => string;
  /** Why an automatic choice fell as it did, as an end of the sentence: “, as the nearest (2 zones away)”. */
  readonly because: (weighed: Weighed | undefined) => string;
}
