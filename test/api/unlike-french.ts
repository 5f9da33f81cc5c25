/** What stands in a text as it is, whatever the language: names of fields and of what there is. */
const QUOTED = /`[^`]*`|« [^»]* »|"[^"]*"|^\S+ : (?=\p{Lu})/gu;

const ENGLISH = /\b(the|this|is|are|was|were|must|not|of|with|has|have|had|to|be|only|at most|there|you|your|and)\b/i;

/** What is wrong with a message as a French one, in words; `undefined` when nothing is. */
export function unlikeFrench(message: string): string | undefined {
  const prose = message.replace(QUOTED, 'X ');
  const [, word] = ENGLISH.exec(prose) ?? [];
  if (word !== undefined) return `the English word ${word}: ${message}`;
  if (/["“”']/.test(prose)) return `quotation marks of another language: ${message}`;
  if (/[^\s][;:!?](\s|$)/.test(prose)) return `no space before a punctuation mark: ${message}`;
  if (!/[^.!?][.!?]$/.test(message)) return `not one end: ${message}`;
  return undefined;
}
