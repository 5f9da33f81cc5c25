import { z } from 'zod';

declare const OF: unique symbol;

/**
 * A text that names one thing of a kind: `Id<'figure'>` and `Id<'space'>` do not mix, while any plain text, a literal
 * in content or in a test, fits both. At run time it is the text and nothing else.
 */
export type Id<Of extends string> = string & { readonly [OF]?: Of };

/** The schema of an id: `z.string()` in everything that derives from it, and as open to `.min()`, `.max()`, `.meta()`. */
export type IdSchema<Of extends string> = z.ZodString & { readonly _zod: { readonly output: Id<Of> } };

/** A schema of ids: `const figureId = idSchema<'figure'>().min(1).max(80)`. */
export const idSchema = <Of extends string>(): IdSchema<Of> => z.string();
