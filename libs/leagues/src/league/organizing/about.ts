import { isPlainText } from '#kernel';
import { z } from 'zod';

/** A text of several lines that organizers write and others read; without spaces around it. */
const paragraphs = (most: number): z.ZodString =>
  z
    .string()
    .normalize('NFC')
    .overwrite((text) => text.replaceAll('\r\n', '\n'))
    .trim()
    .min(1)
    .max(most)
    .refine((text) => isPlainText(text.replaceAll('\n', '')), {
      error: 'must hold no controls but line breaks, and no direction marks or invisible characters',
    });

/** What organizers say of a league or a season. */
export const aboutSchema = z
  .strictObject({
    description: paragraphs(4_000).optional().meta({ description: 'What it is; null where they say nothing of it.' }),
    rules: paragraphs(10_000).optional().meta({ description: 'Its rules beside those of the game and the plan.' }),
    contact: paragraphs(500).optional().meta({ description: 'How to reach its organizers.' }),
    prizes: paragraphs(2_000).optional().meta({ description: 'What players can win, and who gives it.' }),
  })
  .meta({ id: 'About', description: 'What organizers say of a league or a season, in their words. Plain text.' });

/** What organizers say of a league or a season. */
export type About = z.output<typeof aboutSchema>;
