import type { z } from 'zod';
import type { Presentation } from './presentation.js';
import type { Rules, RulesetSchemas } from './rules.js';
import type { Tagged } from './shapes.js';

/** A game as a server plays and shows it: its rules with their presentation. */
export interface Ruleset<
  State = unknown,
  S extends RulesetSchemas = RulesetSchemas,
  Code extends string = string,
  Options = z.output<S['options']>,
  Command = Tagged<S['commands']>,
  Event = Tagged<S['events']>,
  View = z.output<S['view']>,
>
  extends
    Rules<State, S, Code, Options, Command, Event, View>,
    Presentation<State, S, Code, Options, Command, Event, View> {}

/** A ruleset whose types are not known here. */
// oxlint-disable-next-line typescript/no-explicit-any -- the one place where rulesets of all types meet
export type AnyRuleset = Ruleset<any, RulesetSchemas, string, any, any, any, any>;
