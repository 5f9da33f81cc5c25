import type { z } from 'zod';
import type { Amount, Condition, Effect, Figures, Modifier, Place, Words } from './language.js';

/** The schemas of some fields. */
type Fields<T> = { [K in keyof T]-?: z.ZodType<Exclude<T[K], undefined>> };

/** The fields that a game adds to a shared word; it may redefine a shared one. */
type Further<Own, Shared> = Fields<Omit<Own, keyof Shared>> & Partial<Fields<Pick<Own, keyof Own & keyof Shared>>>;

/** The fields that a game adds to a record, each of which may be left out. */
type FurtherFields<Own, Shared> = { [K in Exclude<keyof Own, keyof Shared>]: z.ZodType<Own[K]> };

/** The building blocks of words of a game: the schemas of figures, places and conditions. */
export interface Parts<W extends Words = Words> {
  readonly figuresSchema: z.ZodType<W['figures']>;
  readonly placeSchema: z.ZodType<W['place']>;
  readonly conditionSchema: z.ZodType<W['condition']>;
}

/** The rule ids that descriptions name, such as `CLASH-160`. */
export interface Cited {
  /** Where effects are described as a whole. */
  readonly effects: string;
  /** A piece of scenery as a place. */
  readonly feature: string;
  /** A move by way of tokens. */
  readonly along: string;
  /** A token on the result of a test. */
  readonly onResult: string;
  /** Powers that are permanent, cost an action (two kinds), react. */
  readonly permanent: string;
  readonly actions: string;
  readonly reaction: string;
}

/** The part of one game in the vocabulary: its sides, its closed lists, the words that it alone has. */
export interface Dialect<W extends Words> {
  readonly sides: readonly W['side'][];
  readonly figuresOfSchema: z.ZodType<W['of']>;
  readonly deedSchema: z.ZodType<W['deed']>;
  readonly abilitySchema: z.ZodType<W['ability']>;
  /** Further fields of a choice of figures. */
  readonly figures: FurtherFields<W['figures'], Figures<W>>;
  readonly places: Further<W['place'], Place<W>>;
  readonly amounts: Further<W['amount'], Amount<W>>;
  readonly conditions: Further<W['condition'], Condition<W>>;
  readonly modifiers: FurtherFields<W['modifier'], Modifier<W>>;
  readonly effects: (parts: Parts<W>) => Further<W['effect'], Effect<W>>;
  readonly cited: Cited;
}

/** A dialect as the makers of words see it: what a game adds is some fields, of which they know nothing. */
export interface WideDialect extends Pick<
  Dialect<Words>,
  'sides' | 'figuresOfSchema' | 'deedSchema' | 'abilitySchema' | 'cited'
> {
  readonly figures: object;
  readonly places: object;
  readonly amounts: object;
  readonly conditions: object;
  readonly modifiers: object;
  readonly effects: (parts: Parts) => object;
}
