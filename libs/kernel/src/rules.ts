import type { z } from 'zod';
import type { BaseRules } from './base-rules.js';
import type { CampaignRules, CampaignSchemas } from './campaign.js';
import type { DeckRules } from './deck-rules.js';
import type { Placing } from './placing.js';
import type { Random } from './random.js';
import type { Refusal } from './refusal.js';
import type { Seat, SeatPlan, TablePlan, Viewer } from './seat.js';
import type { AnyTagged, Shapes, Tagged } from './shapes.js';
import type { Turn } from './turn.js';
import type { Upcast } from './upcast.js';
import type { Waiting, WaitingForRules } from './waiting.js';

/**
 * The one definition of what a ruleset takes and gives. TypeScript types, validation, JSON Schema, OpenAPI and GraphQL
 * types all derive from it. Object schemas are strict; `.meta({ id, description })` names nested types and documents fields.
 */
export interface RulesetSchemas {
  /** The choices of the opener of a game. Every option has a default. */
  readonly options: z.ZodObject;
  /** One object a command; its name is the command's `type`. */
  readonly commands: Shapes;
  /** One object an event; its name is the event's `type`. Fields may be declared `secret`, events `revealing`. */
  readonly events: Shapes;
  /** What a viewer sees of a running game. */
  readonly view: z.ZodObject;
  /** What a player may bring to a seat, for instance a deck. Secret to the seat until the game is over. Absent where players bring nothing. */
  readonly brought?: z.ZodObject;
  /** What the box contains: one list of cards a kind. Absent where there is nothing to show. */
  readonly content?: z.ZodObject;
}

/** The facts that refusals give, by their codes. */
export type RefusalFacts<Code extends string = string> = Readonly<Record<Code, readonly string[]>>;

/** What the rules need to know of a seat when a game starts. */
export interface SeatAtStart<Brought = unknown> extends SeatPlan {
  /** True when a bot plays it. */
  readonly bot: boolean;
  /** What it brought; absent when it brought nothing. */
  readonly brought?: Brought;
}

/** What a player may bring to a seat of a ruleset. */
export type BroughtOf<S extends RulesetSchemas> = S extends { readonly brought: infer Brought extends z.ZodObject }
  ? z.output<Brought>
  : Readonly<Record<string, unknown>>;

/**
 * The rules of a game, as a plain object of pure functions: the decider pattern (decide, evolve) with what a table needs beside it.
 * No I/O, no clock, no randomness but `turn.random`. State is plain JSON data. A release freezes them; their `Presentation` lives on.
 */
export interface Rules<
  State = unknown,
  S extends RulesetSchemas = RulesetSchemas,
  Code extends string = string,
  Options = z.output<S['options']>,
  Command = Tagged<S['commands']>,
  Event = Tagged<S['events']>,
  View = z.output<S['view']>,
> {
  /** Short name in lower case; prefixes the GraphQL types (`guilds` gives `GuildsView`). */
  readonly name: string;
  /** Version of the rules. A game is pinned to the version it was opened under. */
  readonly version: string;
  readonly schemas: S;
  /** How events that were written under older forms of these schemas come to today's, step by step. Absent: none ever was. */
  readonly upcasts?: readonly Upcast[];
  /**
   * Options that a new game has unless its opener says otherwise. They are written into the command that opens it, and
   * so may change: a default of the schema may not, since stored games are decided again by it.
   */
  readonly openedWith?: Partial<Options>;
  /** Everything that `decide` may answer, by its code: the facts that such a refusal gives. The presentation has the messages. */
  readonly refusals: RefusalFacts<Code>;
  /** Types of commands that answer no step: a seat may give them, and goes on being asked, or is not asked at all. Absent: none. */
  readonly unasked?: readonly string[];
  /** The cards of the box, as `schemas.content` describes them. */
  readonly content?: S extends { readonly content: infer Content extends z.ZodObject }
    ? z.output<Content>
    : Readonly<Record<string, unknown>>;
  /** The decks that players keep between games and bring to a seat, in the field `deck` of `schemas.brought`. Absent where there are none. */
  readonly decks?: DeckRules;
  /** The bases that players keep between games and bring to a seat, in the field `base` of `schemas.brought`. Absent where there are none. */
  readonly bases?: BaseRules;
  /** How games hang together in a campaign. Absent where each game stands alone. */
  readonly campaign?: CampaignRules<unknown, CampaignSchemas, Options, State, Code, AnyTagged, unknown>;

  /** How many seats a game under these options has, and what they are. */
  seats(options: Options): TablePlan;
  /** The reason why a player may not take this seat with these things (`undefined`: with nothing). Absent where anything well-formed will do. */
  refuseBrought?(options: Options, brought: BroughtOf<S> | undefined, seat: Seat): Refusal<Code> | undefined;
  /** What a player might bring, drawn at random and never refused: for simulations and the laws. `undefined`: nothing. */
  sampleBrought?(options: Options, seat: Seat, random: Random): BroughtOf<S> | undefined;
  /** The state before the first event. Deterministic: chance enters in `setUp`. */
  initialState(options: Options, seats: readonly SeatAtStart<BroughtOf<S>>[]): State;
  /** Emits the opening events: deals, shuffles, first step. */
  setUp(turn: Turn<State, Event, Command>): void;
  /** Emits the events of a command, or refuses it. Checks everything before the first event; `turn.legal` is at hand. */
  decide(turn: Turn<State, Event, Command>, command: Command, by: Seat): Refusal<Code> | undefined;
  /** Runs the automatic step that `waiting` named. Absent where `waiting` never names one. */
  automatic?(turn: Turn<State, Event, Command>, step: WaitingForRules): void;
  /** A seat ran out of time in `step`: emits what that means. The kernel then gives the seat's default commands. */
  timedOut?(turn: Turn<State, Event, Command>, seat: Seat, step: string): void;
  /** A seat has resigned: emits what that means and goes on. Afterwards `waiting` never names the seat again. */
  resigned(turn: Turn<State, Event, Command>, seat: Seat): void;
  /** Applies one event to a state that it owns, in place. No validation, no randomness. */
  evolve(state: State, event: Event): void;
  /** Who or what has to act. Public: the same for every viewer. */
  waiting(state: State): Waiting;
  /** Every command that the seat may give now, lazily, each in canonical form (as its schema would parse it). */
  legalCommands(state: State, seat: Seat): Iterable<Command>;
  /** What the seat does when its time runs out: a legal command, given again until the seat has answered. */
  defaultCommand(state: State, seat: Seat): Command;
  /** What a viewer sees. */
  view(state: State, viewer: Viewer): View;
  /**
   * False while a rule keeps a seat from looking at what it has seen before (a memory rule): as long as the game runs, its history
   * (earlier views, events, pictures) is then shown to the seat as to spectators. Depends on what the seat may know. Absent: it always may.
   */
  mayLookBack?(state: State, seat: Seat): boolean;
  /** Another state, drawn at random, that agrees with everything the viewer may know. Leaves `state` alone. */
  resample(state: State, viewer: Viewer, random: Random): State;
  /** How the seats did: each seat that plays once, sorted by rank, then seat. Asked when the game is over, and checked. */
  score(state: State): readonly Placing[];
}

/** Rules whose types are not known here: what the server handles. */
// oxlint-disable-next-line typescript/no-explicit-any -- the one place where rules of all types meet
export type AnyRules = Rules<any, RulesetSchemas, string, any, any, any, any>;

/** A type, unless it is `any`: where a ruleset of any type stands, nothing shall be taken for granted. */
type Known<T, Else> = 0 extends 1 & T ? Else : T;

/** The state of a ruleset's games. */
export type StateOf<R extends AnyRules> = Known<Parameters<R['waiting']>[0], unknown>;

/** The commands of a ruleset. */
export type CommandOf<R extends AnyRules> = Known<Parameters<R['decide']>[1], AnyTagged>;

/** What seats of a ruleset see. */
export type ViewOf<R extends AnyRules> = Known<ReturnType<R['view']>, unknown>;
