import type { z } from 'zod';

/** Named object schemas: the commands, or the events, of a ruleset. The name is the `type` of the value. */
export type Shapes = Readonly<Record<string, z.ZodObject>>;

/** The union of values that named schemas describe, each tagged with its name as `type`. */
export type Tagged<S extends Shapes> = {
  [K in keyof S & string]: { readonly type: K } & Fields<z.output<S[K]>>;
}[keyof S & string];

/** The fields of an object; none where zod gives `Record<string, never>` for an object without fields, which would forbid `type` too. */
type Fields<T> = T extends Readonly<Record<string, never>> ? unknown : T;

/** Any tagged value: a command or an event whose ruleset is not known here. */
export interface AnyTagged {
  readonly type: string;
  readonly [field: string]: unknown;
}
