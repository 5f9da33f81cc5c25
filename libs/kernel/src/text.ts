import { z } from 'zod';

/**
 * Characters that no text for people holds: controls, half surrogates, marks that turn the direction, characters that are not
 * drawn (U+2800 is drawn as nothing), and signs that only their maker knows.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether every character of a text is visible, and is what it looks like. */
export const isPlainText = (text: string): boolean => !UNSEEN.test(text);

/**
 * A text of one line that one person writes and others read, such as a name: from `least` to `most` characters (UTF-16 units),
 * without spaces around it, in the composed form of Unicode (NFC).
 */
export const plainText = (least: number, most: number): z.ZodString =>
  z
    .string()
    .normalize('NFC')
    .trim()
    .min(least)
    .max(most)
    .refine(isPlainText, { error: 'must hold no controls, direction marks or invisible characters' });
