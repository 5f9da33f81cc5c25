import type { Games, TableEvents } from './generated/games.js';
import type { GameCommandInput } from './generated/operations.js';

/** The name of a ruleset whose views and events have types. */
export type RulesetName = keyof Games;

/** The view of a game of a ruleset; `unknown` where the ruleset has no types here. */
export type ViewOf<R extends string> = R extends RulesetName ? Games[R]['view'] : unknown;

/** The command of a ruleset, in the form in which it is sent. */
export type CommandOf<R extends string> = R extends RulesetName
  ? Extract<GameCommandInput, { readonly [Name in R]: object }>
  : GameCommandInput;

/** An event of a game of a ruleset: its type, and its fields as you may see them. */
export type EventOf<R extends string> = R extends RulesetName
  ? Typed<Games[R]['events'] & TableEvents>
  : { readonly type: string; readonly payloadJson: unknown };

type Typed<Events> = {
  readonly [Type in keyof Events]: { readonly type: Type; readonly payloadJson: Events[Type] };
}[keyof Events];
