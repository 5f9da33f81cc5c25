/** Parts of a text that are the same in any language: names of fields and of things. */
const QUOTED = /`[^`]*`|« [^»]* »|"[^"]*"|^\S+ : (?=\p{Lu})/gu;

const ENGLISH = /\b(the|this|is|are|was|were|must|not|of|with|has|have|had|to|be|only|at most|there|you|your|and)\b/i;

/** The reason why a message is not proper French; `undefined` when it is. */
export function unlikeFrench(message: string): string | undefined {
  const prose = message.replace(QUOTED, 'X ');
  const [, word] = ENGLISH.exec(prose) ?? [];
  if (word !== undefined) return `the English word ${word}: ${message}`;
  if (/["“”']/.test(prose)) return `quotation marks of another language: ${message}`;
  if (/[^\s][;:!?](\s|$)/.test(prose)) return `no space before a punctuation mark: ${message}`;
  if (!/[^.!?][.!?]$/.test(message)) return `not one end: ${message}`;
  return undefined;
}
