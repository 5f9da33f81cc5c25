import { z } from 'zod';
import { localized } from './locale.js';

declare const OF: unique symbol;

/**
 * A text that names one thing of a kind: `Id<'figure'>` and `Id<'space'>` do not mix, while any plain text, a literal
 * in content or in a test, fits both. At run time it is the text and nothing else.
 */
export type Id<Of extends string> = string & { readonly [OF]?: Of };

/** The schema of an id: `z.string()` in everything that derives from it, and as open to `.min()`, `.max()`, `.meta()`. */
export type IdSchema<Of extends string> = z.ZodString & { readonly _zod: { readonly output: Id<Of> } };

/** Names that every object has (`toString`, `constructor`): a look at a record of things by id would find them. */
const isOfEveryObject = (id: string): boolean => id in Object.prototype;

const OF_NOTHING = localized('This is the id of nothing.', 'C’est l’identifiant de rien.');

/** A schema of ids, none of which is a name that every object has: `const figureId = idSchema<'figure'>().min(1).max(80)`. */
export const idSchema = <Of extends string>(): IdSchema<Of> =>
  z.string().refine((id) => !isOfEveryObject(id), { params: { message: OF_NOTHING } });
