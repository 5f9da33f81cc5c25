import type { z } from 'zod';
import type { Bot, BotWords } from './bot.js';
import type { Census } from './census.js';
import type { EventReason } from './event-reason.js';
import type { Glossary } from './glossary.js';
import type { Json } from './json.js';
import type { Locale, Localized } from './locale.js';
import type { OptionWords } from './option-words.js';
import type { ScorePartWords } from './placing.js';
import type { Refs } from './refs.js';
import type { Rules, RulesetSchemas } from './rules.js';
import type { RedactedOf } from './secrets.js';
import type { Tagged } from './shapes.js';

/**
 * A picture of a table as an SVG document: a pure function of the view, of the language and of the players' names by
 * seat. The same arguments give the same bytes; what the view does not show, no picture shows.
 */
export type Picture<View = unknown> = (view: View, locale: Locale, names: readonly string[]) => string;

/** Pictures by name (words in lower case, joined by hyphens). Every ruleset that draws has `table`, the whole table. */
export interface Pictures<View = unknown> {
  readonly table: Picture<View>;
  readonly [name: string]: Picture<View>;
}

/**
 * What can be drawn of the box: for lists of `content`, and what there is one of, by their names, an SVG document of each piece that has an id. A pure
 * function, as pictures of tables are.
 */
export type PiecePictures = Readonly<Record<string, (id: string, locale: Locale) => string>>;

/**
 * How a game is shown, and played by bots: texts, pictures, bots and simulation metrics. Pure functions of views and events. One
 * presentation serves all releases of its rules; a change of it is no release.
 */
export interface Presentation<
  State = unknown,
  S extends RulesetSchemas = RulesetSchemas,
  Code extends string = string,
  Options = z.output<S['options']>,
  Command = Tagged<S['commands']>,
  Event = Tagged<S['events']>,
  View = z.output<S['view']>,
> {
  readonly title: Localized;
  /** The message of each refusal, by its code; `{fact}` stands for a fact of the refusal. */
  readonly refusalMessages: Readonly<Record<Code, Localized>>;
  /** Why a game ends, by what `waiting` names as `over`: a clause within a sentence (“the last quest is done”). */
  readonly endings?: Readonly<Record<string, Localized>>;
  /** What people call the steps in which a game waits, by what `waiting` names as `step` or `rules`: a title (“Choice of leaders”). */
  readonly steps?: Readonly<Record<string, Localized>>;
  /** What people call the sides and roles of seats, by what `seats` calls them: a noun with a capital (“Heroes”). Absent where seats have neither. */
  readonly seatNames?: Readonly<Record<string, Localized>>;
  /** What people call the parts of a score, by their `name`: a noun, plural where it counts several things (“quests”). */
  readonly scoreParts?: Readonly<Record<string, ScorePartWords>>;
  /** What people read of the options of a game, by option, for forms. Absent for an option: its name and description in the schema. */
  readonly optionWords?: Readonly<Record<string, OptionWords>>;
  /** What the words of the schemas mean, where a schema does not say it itself. Absent: every schema does. */
  readonly glossary?: Glossary;
  /** Players that choose for themselves, by name, from the weakest to the strongest. */
  readonly bots: Readonly<Record<string, Bot<View, Command>>>;
  /** What people read of them, by name. Absent for a bot: it is for tests, such as one that plays at random. */
  readonly botWords?: Readonly<Record<string, BotWords>>;
  /** What `chronicler simulate` counts beside wins. */
  readonly census?: Census<State, Event>;
  /** What can be drawn of a game. Absent where there is nothing to look at but the view. */
  readonly pictures?: Pictures<View>;
  /**
   * The pieces and places that commands name, and words for their other fields: a table that is played by selecting. Absent: fields are
   * told by the names of the schemas.
   */
  readonly refs?: Refs<View, Options>;
  /** What can be drawn of the box, piece by piece. Absent where nothing can. */
  readonly piecePictures?: PiecePictures;
  /**
   * A sentence for people. The event may be redacted; `names` are the players' names by seat. `options` are those of the
   * game, which may name what the box does not: without them such things are told by their ids. `state` is the game as it
   * stands where that is at hand: only what is public in it, and stays as it is, may be told, such as where rooms lie.
   */
  describe(
    event: RedactedOf<S['events']>,
    locale: Locale,
    names: readonly string[],
    options?: Options,
    state?: State,
  ): string;
  /**
   * Why an event came out as it did, where the rules chose or added up; `undefined` where the event says it all. It takes what
   * `describe` takes, and tells no more than the event shows its viewer.
   */
  why?(
    event: RedactedOf<S['events']>,
    locale: Locale,
    names: readonly string[],
    options?: Options,
    state?: State,
  ): EventReason | undefined;
  /**
   * What commands do, for the buttons that give them: imperatives without a full stop (“Bid 3 rubies for “Bog Bishop””). Made
   * once for all that a seat may do at one moment; each of it reads differently. `view` is that of the seat, and what it does
   * not show no text tells; `names` are the players' names by seat, `options` those of the game.
   */
  commandTexts(view: View, locale: Locale, names: readonly string[], options: Options): (command: Command) => string;
  /**
   * What people call a fact of a refusal: the name of a card; steps are told by `steps`. Absent, or `undefined` for a fact: it is told
   * as it stands.
   */
  tellFact?(fact: string, value: Json, locale: Locale): string | undefined;
}

/** A presentation whose types are not known here. */
// oxlint-disable-next-line typescript/no-explicit-any -- the one place where presentations of all types meet
export type AnyPresentation = Presentation<any, RulesetSchemas, string, any, any, any, any>;

/** The presentation that some rules need. */
export type PresentationOf<R> =
  R extends Rules<infer State, infer S, infer Code, infer Options, infer Command, infer Event, infer View>
    ? Presentation<State, S, Code, Options, Command, Event, View>
    : never;
