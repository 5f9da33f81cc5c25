import type { Tagged } from '#kernel';
import { z } from 'zod';
import { oil } from './words.js';

/** The commands of a keeper. */
export const commands = {
  chooseCard: z.strictObject({ oil }).meta({ description: 'Puts a card of the hand under the lantern (LANTERN-004).' }),
} as const;

export type Command = Tagged<typeof commands>;
