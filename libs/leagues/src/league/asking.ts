import type { Refusal } from '#kernel';
import type { LeagueCommand } from './commands.js';
import type { LeagueEvent } from './events.js';
import type { Proposal } from './proposal.js';
import type { LeagueRefusalCode } from './refusals.js';
import type { Season } from './state.js';

/** Who asks: an account, or the server itself where something follows from a game or from time. */
export interface Asking {
  readonly by: string;
  readonly isSystem: boolean;
  /** When it is asked, in milliseconds since 1970. */
  readonly at: number;
  /** Names the game at a place, from 0, of a round that is paired. */
  readonly gameIdOf: (place: number) => string;
  /** What a format proposes, for whoever has worked it out elsewhere; as `proposalFor` when absent. */
  readonly proposal?: ((season: Season) => Proposal) | undefined;
  /** How many may sit at a table of the season's game; any number where nobody knows. */
  readonly seats?: { readonly least: number; readonly most: number } | undefined;
}

/** What a league makes of a command: events, or why it may not be. */
export type LeagueDecision = { readonly events: readonly LeagueEvent[] } | Refusal<LeagueRefusalCode>;

/** A command of one type. */
export type CommandOf<Type extends LeagueCommand['type']> = Extract<LeagueCommand, { readonly type: Type }>;
