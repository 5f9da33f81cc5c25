import { localized, type Localized } from '#kernel';
import { requestId, requestLocale } from '../requests/request-context.js';

/**
 * A response as it is sent. One above the size limit is replaced by an error: it would delay its client, and all
 * others with it.
 * @param most bytes of a response.
 */
export function answerText(answer: unknown, most: number): string {
  const text = `${JSON.stringify(answer)}\n`;
  const bytes = Buffer.byteLength(text);
  if (bytes <= most) return text;
  const message = tooLong(bytes, most)[requestLocale()];
  const extensions = { code: 'QUERY_TOO_COSTLY', bytes, limit: most, requestId: requestId() };
  return `${JSON.stringify({ errors: [{ message, extensions }] })}\n`;
}

/** The reason why a response is not sent. Both in bytes. */
export const tooLong = (bytes: number, most: number): Localized =>
  localized(
    `This response has ${bytes} bytes, but at most ${most} are sent. Ask for less at a time.`,
    `Cette réponse a ${bytes} octets, pour ${most} au plus. Demandez-en moins à la fois.`,
  );
