import { requestId } from '../requests/request-context.js';

/**
 * An answer as it is sent. One that is larger than an answer may be is left out, and said to be: whoever asked for it
 * would wait for it, and everybody else with him.
 * @param most bytes of an answer.
 */
export function answerText(answer: unknown, most: number): string {
  const text = `${JSON.stringify(answer)}\n`;
  const bytes = Buffer.byteLength(text);
  if (bytes <= most) return text;
  const message = `This answer has ${bytes} bytes, at most ${most} are sent. Ask for less at a time.`;
  const extensions = { code: 'QUERY_TOO_COSTLY', bytes, limit: most, requestId: requestId() };
  return `${JSON.stringify({ errors: [{ message, extensions }] })}\n`;
}
