import type { Locale, Localized } from './locale.js';

/** A piece or place of a table that commands name: a card, a figure, a zone, a seat. */
export interface Ref {
  /** One of `Refs.kinds`. */
  readonly kind: string;
  /** As in commands; numbers as text. Unique among refs of the kind. */
  readonly id: string;
  /** What players call it, in the language that was asked for. */
  readonly name: string;
  /** The key of the ref that it lies on or in. Absent for what lies on the table. */
  readonly at?: string;
}

/** The key of a ref: `mage:ignis`. Pictures carry it as `data-ref`, the API as `key` of an option. */
export const refKey = (kind: string, id: string | number): string => `${kind}:${id}`;

/**
 * The pieces and places that commands name, and words for the other fields of commands: with it a table can be played by selecting
 * what is drawn. Law 23 holds rulesets to it.
 */
export interface Refs<View = unknown, Options = unknown> {
  /** What players call pieces of a kind: a plural noun without a capital (“mages”). */
  readonly kinds: Readonly<Record<string, Localized>>;
  /**
   * The kind of what a field of a command names, by its path: `mageId`, `target.cardId`, `path[]` for the members of a list. An entry
   * by type and path (`sellItem.itemId`) counts before the one by path; an empty one says that it is no piece there.
   */
  readonly fields: Readonly<Record<string, string>>;
  /**
   * Words for all else: a command by `type=sellItem`, a field by its path, a value by path and value (`element=FIRE`, `element=` where
   * the field is absent or null). Numbers, yes, no and none need no words.
   */
  readonly words: Readonly<Record<string, Localized>>;
  /**
   * What players call values that `words` does not list: of the content, of a scenario, of an open question. Made once for all that a
   * seat may select at one moment; `undefined` where there is no name.
   */
  values?(
    view: View,
    locale: Locale,
    names: readonly string[],
    options: Options,
  ): (path: string, value: string) => string | undefined;
  /**
   * The pieces and places in a view that commands of its seat may name. Pure, as pictures are; what the view hides has no ref.
   * `names` are the players' names by seat, `options` those of the game.
   */
  pieces(view: View, locale: Locale, names: readonly string[], options: Options): readonly Ref[];
}
