import type { z } from 'zod';
import { conditionSchemas } from './conditions.js';
import type { Dialect, Parts, WideDialect } from './dialect.js';
import { effectSchemaOf } from './effects.js';
import { figureSchemas } from './figures.js';
import type { AnySide, Grant, Power, Words } from './language.js';
import { powerSchemas } from './powers.js';

/** The schemas of the words of a game. */
export interface Vocabulary<W extends Words = Words> extends Parts<W> {
  readonly anySideSchema: z.ZodType<AnySide<W>>;
  readonly amountSchema: z.ZodType<W['amount']>;
  readonly modifierSchema: z.ZodType<W['modifier']>;
  readonly grantSchema: z.ZodType<Grant<W>>;
  readonly powerSchema: z.ZodType<Power<W>>;
  readonly effectSchema: z.ZodType<W['effect']>;
}

/**
 * The behaviour vocabulary of cards, sheets, rooms and scenarios in the dialect of a game. Words refer to each other, so
 * all are made together. The types of what a game adds are checked where it gives them; what is shared, here.
 */
export const vocabularyOf = <W extends Words>(dialect: Dialect<W>): Vocabulary<W> =>
  made(dialect as unknown as WideDialect) as unknown as Vocabulary<W>;

function made(dialect: WideDialect): Vocabulary {
  const { anySideSchema, ...figures } = figureSchemas(dialect);
  const { amountSchema, conditionSchema } = conditionSchemas(dialect, figures.figuresSchema);
  const parts: Parts = { ...figures, conditionSchema };
  const effectSchema = effectSchemaOf(dialect, parts, anySideSchema);
  return { ...parts, anySideSchema, amountSchema, effectSchema, ...powerSchemas(dialect, parts, effectSchema) };
}
