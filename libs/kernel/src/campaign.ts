import type { z } from 'zod';
import type { SeatHolder } from './game.js';
import type { Refusal } from './refusal.js';
import type { Placing } from './placing.js';
import type { Seat } from './seat.js';
import type { AnyTagged, Shapes, Tagged } from './shapes.js';
import type { Upcast } from './upcast.js';

/** The one definition of the events of a ruleset in a campaign and of its view. Everything in a campaign is public. */
export interface CampaignSchemas {
  /** One object an event; its name is the event's `type`. They come out of adventures that are over. */
  readonly events: Shapes;
  /** The public view of a campaign. */
  readonly view: z.ZodObject;
}

/** A player of an adventure, and their result. */
export interface AdventurePlayer {
  readonly seat: Seat;
  /** Account of the player; `null` for a bot. */
  readonly account: string | null;
  /** Name of the bot; `null` for a person. */
  readonly bot: string | null;
  /** 1 is best; equal ranks are shared. */
  readonly rank: number;
  readonly points: number;
}

/** A game of a campaign. */
export interface Adventure {
  readonly gameId: string;
  readonly openedBy: string;
  /** The options of the game, with what the campaign brought in. */
  readonly options: Readonly<Record<string, unknown>>;
  /** `givenUp`: the campaign waits for it no longer; its end counts for nothing here. */
  readonly status: 'open' | 'played' | 'givenUp';
  /** Why it ended; `null` unless it was played. */
  readonly reason: string | null;
  /** Empty unless it was played. */
  readonly players: readonly AdventurePlayer[];
}

/** A campaign, folded from its events, with the ruleset's state inside. Plain JSON data. */
export interface Campaign<State = unknown> {
  /** Version of the last event applied; 0 before the first. */
  version: number;
  ruleset: string;
  rulesVersion: string;
  name: string;
  openedBy: string;
  /** In the order in which they were opened. */
  adventures: Adventure[];
  /** The ruleset's state; `null` until the campaign is open. */
  state: State | null;
}

/** A game that is over, for the campaign that it belongs to. */
export interface FinishedGame<Options = unknown, State = unknown> {
  readonly gameId: string;
  /** Hash of its last commit: binds the campaign to exactly this game. */
  readonly hash: string;
  readonly options: Options;
  readonly seats: readonly SeatHolder[];
  /** The ruleset's final state. */
  readonly state: State;
  readonly outcome: { readonly reason: string; readonly placings: readonly Placing[] };
}

/**
 * How games of a ruleset hang together: pure functions, as everything in a ruleset. There is no chance in a campaign:
 * all draws are made in its games, whose seeds anyone can check.
 */
export interface CampaignRules<
  State = unknown,
  S extends CampaignSchemas = CampaignSchemas,
  Options = unknown,
  GameState = unknown,
  Code extends string = string,
  Event = Tagged<S['events']>,
  View = z.output<S['view']>,
> {
  readonly schemas: S;
  /** As those of a ruleset, for the events of a campaign. */
  readonly upcasts?: readonly Upcast[];
  /** The campaign that a game under these options belongs to, or claims to. */
  campaignOf(options: Options): string | undefined;
  /** The state before the first adventure. */
  initialState(): State;
  /** Applies one event of the ruleset to a state that it owns, in place. */
  evolve(state: State, event: Event): void;
  /**
   * The options of a new adventure: those that its host chose (parsed), with what the campaign brings in. A refusal when
   * it cannot be played now.
   */
  optionsFor(
    campaignId: string,
    campaign: Campaign<State> & { readonly state: State },
    options: Options,
  ): Options | Refusal<Code>;
  /** The events of a finished adventure. */
  played(state: State, game: FinishedGame<Options, GameState>): readonly Event[];
  /** The public view. */
  view(state: State): View;
}

/** Rules of a campaign whose types are not known here. */
// oxlint-disable-next-line typescript/no-explicit-any -- the one place where campaigns of all rulesets meet
export type AnyCampaignRules = CampaignRules<any, CampaignSchemas, any, any, string, AnyTagged, unknown>;

/** A campaign before its first event. */
export const newCampaign = (): Campaign => ({
  version: 0,
  ruleset: '',
  rulesVersion: '',
  name: '',
  openedBy: '',
  adventures: [],
  state: null,
});
