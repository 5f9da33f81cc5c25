import type { Choice, Part } from '../choice.js';
import { wordsOf } from './tokens.js';
import type { Understood } from './understand.js';

/** Something that a text can be completed with. */
export interface Completion {
  readonly key: string;
  /** What is typed for the player. */
  readonly text: string;
  /** The heading that it belongs to; empty for a whole command. */
  readonly group: string;
}

/** Completions of the words that are open; all that can follow where there are none. */
export function completionsOf(text: string, { choices, open }: Understood): readonly Completion[] {
  const wanted = wordsOf(text.slice(open));
  const fits = (label: string): boolean => {
    const words = wordsOf(label);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  };
  const { options } = choices;
  const parts = options
    .filter(({ label, group }) => fits(label) || fits(`${group} ${label}`))
    .map((part) => ({ key: part.key, text: typedFor(part, options), group: part.group }));
  const commands = wanted.length > 0 && parts.length === 0 ? choices.commands : [];
  return [...parts, ...commands.filter(({ description }) => fits(description)).map(asCompletion)];
}

const asCompletion = ({ description }: Choice): Completion => ({ key: description, text: description, group: '' });

/** The label of a part, after its heading where others have the same one. */
function typedFor({ key, label, group }: Part, options: readonly Part[]): string {
  const said = wordsOf(label).join(' ');
  const isShared = options.some((other) => other.key !== key && wordsOf(other.label).join(' ') === said);
  return isShared || said === '' ? `${group} ${label}` : label;
}

/** A text with a completion instead of its open words; a whole command stands alone. */
export const completed = (text: string, { open }: Understood, completion: Completion): string =>
  completion.group === ''
    ? completion.text
    : `${text.slice(0, open)}${/\s$|^$/.test(text.slice(0, open)) ? '' : ' '}${completion.text} `;
