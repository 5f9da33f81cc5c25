import { isPlainText } from '#kernel';

/** What a decoder puts where bytes are no text. */
const NO_TEXT = '\ufffd';

/** What can be seen of an answer, in one line: whatever a receiver sends, a log can hold it and somebody can read it. */
export function excerptOf(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  const seen = Array.from(text, (sign) => (sign !== NO_TEXT && isPlainText(sign) ? sign : ' '));
  return seen.join('').replace(/\s+/gu, ' ').trim();
}
