import type { z } from 'zod';
import type { Json } from './json.js';
import type { Localized } from './locale.js';
import { oneFor } from './one-for.js';

/** A base as its rules lay it out, as plain JSON: what stands where. */
export type BaseLayout = Readonly<Record<string, unknown>>;

/** One reason why a base may not be played. */
export interface BaseFault {
  readonly code: string;
  /** Id of the rule in the catalogue. */
  readonly rule: string;
  /** Where in the layout: names of fields and numbers of entries from 0; empty when it is the base as a whole. */
  readonly path: readonly (string | number)[];
  readonly facts: Readonly<Record<string, Json>>;
  /** The fault, and what would be right. */
  readonly message: Localized;
}

/** The rules of the bases that players build, keep between games and bring to a seat. */
export interface BaseRules<Layout extends z.ZodObject = z.ZodObject> {
  /** Their name: rulesets with rules of this name share the bases that players keep. */
  readonly name: string;
  /**
   * The schema of a layout, with its limits of size. It does not decide whether a layout may be played. A kept one stays as it
   * is: a later version of the schema still takes it. With `.meta({ id })` it is one type throughout the ruleset.
   */
  readonly layout: Layout;
  /** The codes of faults of a base: an enum, whose `.meta({ id, description })` names it in the API. */
  readonly faultCodes: z.ZodType<string>;
  /** Most bytes of a layout as JSON, in UTF-8. */
  readonly mostBytes: number;
  /** A layout as it is kept: everything in order. */
  canonical(layout: z.output<Layout>): z.output<Layout>;
  /** Everything that is wrong with a layout, of any size and in any order; nothing when it may be played. */
  faults(layout: z.output<Layout>): readonly BaseFault[];
}

/**
 * The rules of the bases that are kept for the games of these rulesets; `undefined` where none has bases.
 * Throws a TypeError when two rulesets name different ones: one base would be two things.
 */
export const baseRulesOf = (
  rulesets: readonly { readonly name: string; readonly bases?: BaseRules }[],
): BaseRules | undefined => oneFor(rulesets, ({ bases }) => bases, 'bases');
