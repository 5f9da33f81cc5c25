import { z } from 'zod';

/** An option of a command, in the form of `parseArgs`, and what its page says about it. */
export interface Option {
  readonly type: 'string' | 'boolean';
  /** The name of the value in the usage: `FILE`. */
  readonly value?: string;
  readonly about: string;
  readonly multiple?: true;
  readonly default?: string | boolean;
}

/** Options by name. */
export type Options = Readonly<Record<string, Option>>;

/** What people and programs may know of a command before they run it. */
export interface Page<Own extends Options = Options> {
  /** The words after the name of the command, a line for each form. */
  readonly forms: readonly string[];
  /** Sentences; the first one is in the list of commands. */
  readonly about: readonly [string, ...string[]];
  readonly options: Own;
  /** The words after the name, as one would type them. */
  readonly example: string;
  /** Each line of the output with `--json`. */
  readonly line: z.ZodType;
}

/** Keeps the names of options in the type of a page. */
export const page = <const Own extends Options>(one: Page<Own>): Page<Own> => one;

/** A line on something that was judged: a file, a stream, a law, a proof. */
export const judgement = z.object({
  of: z.string().meta({ description: 'The file, or the id of the stream; "all" in the last line on stored streams.' }),
  ok: z.boolean(),
  says: z.string(),
});
