import { isPlainText } from '#kernel';

/** The replacement character of a decoder for bytes that are not text. */
const NO_TEXT = '\ufffd';

/** The visible part of an answer, in one line: safe for logs and readable, for any answer. */
export function excerptOf(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  const seen = Array.from(text, (sign) => (sign !== NO_TEXT && isPlainText(sign) ? sign : ' '));
  return seen.join('').replace(/\s+/gu, ' ').trim();
}
