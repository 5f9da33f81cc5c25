import type { Refusal } from '#kernel';
import type { OpenDeck } from './decks/commitment.js';
import type { LeagueCommand } from './commands.js';
import type { DrawFacts } from './groups/state.js';
import type { Role } from './roles.js';
import type { LeagueEvent } from './events.js';
import type { Proposal, ProposedRound } from './proposal.js';
import type { LeagueRefusalCode } from './refusals.js';
import type { Season } from './state.js';

/** The author of the command: an account, or the server itself where it follows from a game or from time. */
export interface Asking {
  readonly by: string;
  readonly isSystem: boolean;
  /** The time of the command, in milliseconds since 1970. */
  readonly at: number;
  /** The id of the game at an index, from 0, of a paired round. */
  readonly gameIdOf: (place: number) => string;
  /** The proposal of a format, if it was computed elsewhere; by default `proposalFor`. */
  readonly proposal?: ((season: Season, given: ProposedRound) => Proposal) | undefined;
  /** Its role in the league, which the league itself knows; `undefined` for a player. */
  readonly role?: Role | undefined;
  /** The trace of a new join code, made by the server. */
  readonly joinCode?: { readonly salt: string; readonly digest: string } | undefined;
  /** The decks that the server has opened, and those that the rules of the game refuse, by their commitments; none where absent. */
  readonly decks?: DeckFacts | undefined;
  /** The seed of the draw of the season's groups, and its promise, as far as the server knows them. */
  readonly draw?: DrawFacts | undefined;
  /** The promises of the deals of the round that is to be paired, one a board: SHA-256 of their seeds. */
  readonly deals?: readonly string[] | undefined;
  /** The allowed numbers of seats of the season's game; any number where unknown. */
  readonly seats?: { readonly least: number; readonly most: number } | undefined;
}

/** What the server knows of decks, for the rules of leagues know no game. */
export interface DeckFacts {
  readonly open: ReadonlyMap<string, OpenDeck>;
  readonly refused: readonly string[];
}

/** The decision of a league on a command: events, or a refusal. */
export type LeagueDecision = { readonly events: readonly LeagueEvent[] } | Refusal<LeagueRefusalCode>;

/** A command of one type. */
export type CommandOf<Type extends LeagueCommand['type']> = Extract<LeagueCommand, { readonly type: Type }>;
