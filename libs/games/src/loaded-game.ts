import type { AnyRuleset, Game } from '#kernel';
import type { EventForms } from './event-forms.js';

/** A game folded up to a commit. Shared between readers: never change it, clone `game` first. */
export interface LoadedGame {
  readonly gameId: string;
  /** The rules that the game was opened under. */
  readonly ruleset: AnyRuleset;
  /** In which form its events are written. */
  readonly forms: EventForms;
  readonly game: Readonly<Game>;
  /** Hash of the last commit folded, lower-case hex. */
  readonly hash: string;
  /** When the last commit folded was made, in milliseconds since 1970. */
  readonly at: number;
}
