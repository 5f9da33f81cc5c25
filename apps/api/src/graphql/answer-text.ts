import { both, type Localized } from '#kernel';
import { requestId, requestLocale } from '../requests/request-context.js';

/**
 * An answer as it is sent. One that is larger than an answer may be is left out, and said to be: whoever asked for it
 * would wait for it, and everybody else with him.
 * @param most bytes of an answer.
 */
export function answerText(answer: unknown, most: number): string {
  const text = `${JSON.stringify(answer)}\n`;
  const bytes = Buffer.byteLength(text);
  if (bytes <= most) return text;
  const message = tooLong(bytes, most)[requestLocale()];
  const extensions = { code: 'QUERY_TOO_COSTLY', bytes, limit: most, requestId: requestId() };
  return `${JSON.stringify({ errors: [{ message, extensions }] })}\n`;
}

/** Why an answer is not sent. Both in bytes. */
export const tooLong = (bytes: number, most: number): Localized =>
  both(
    `This answer has ${bytes} bytes, at most ${most} are sent. Ask for less at a time.`,
    `Cette réponse a ${bytes} octets, on en envoie ${most} au plus. Demandez-en moins à la fois.`,
  );
