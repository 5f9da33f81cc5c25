import type { Choice, Choices, Part } from '../choice.js';
import { spansIn, type Span } from './spans.js';
import { tokensOf, wordsOf, type Token } from './tokens.js';

/** What a typed text means so far. */
export interface Understood {
  /** The parts that it names without doubt, in the order in which they were found. */
  readonly parts: readonly Part[];
  /** What is left after them. */
  readonly choices: Choices;
  /** A listed command that the text says in full. */
  readonly command: Choice | undefined;
  /** Words that name several parts. */
  readonly doubtful: readonly Span[];
  /** Words that name nothing and do not belong to what was found. */
  readonly unknown: readonly Token[];
  /** Where the words at the end begin that are not understood yet: a completion replaces the text from here. */
  readonly open: number;
}

/** Asks what is left after some parts. */
export type Ask = (parts: readonly Part[]) => Promise<Choices>;

/**
 * Understands a typed text by the labels of what can be selected, in any order of words. After each part that it finds it asks what can
 * follow: what a word means depends on what was found.
 * @param first what can be selected at the beginning; `small` are words that say nothing by themselves (“to”, “the”).
 */
export async function understand(
  text: string,
  first: Choices,
  ask: Ask,
  small: ReadonlySet<string>,
): Promise<Understood> {
  const parts: Part[] = [];
  let choices = first;
  let left = tokensOf(text);
  let spans = spansIn(left, choices.options);
  for (let clear = clearest(spans); clear; clear = clearest(spans)) {
    parts.push(clear.part);
    left = [...left.slice(0, clear.from), ...left.slice(clear.from + clear.words)];
    choices = await ask(parts);
    spans = spansIn(left, choices.options);
  }
  const command = saidIn(text, choices.commands);
  const doubtful = command ? [] : spans;
  const named = new Set(doubtful.flatMap(({ from, words }) => left.slice(from, from + words)));
  const fitting = new Set([...small, ...wordsAround(parts, choices)]);
  const unknown = command ? [] : left.filter((token) => !named.has(token) && !fitting.has(token.text));
  return { parts, choices, command, doubtful, unknown, open: openIn(text, left, small) };
}

/** The first words that name one part. Words within longer ones that are in doubt would settle the doubt by chance. */
function clearest(spans: readonly Span[]): { part: Part; from: number; words: number } | undefined {
  const doubtful: Span[] = [];
  for (const span of spans) {
    const { from, words, parts } = span;
    const [part, ...others] = parts;
    if (others.length > 0) doubtful.push(span);
    else if (part && !doubtful.some((other) => overlap(span, other))) return { part, from, words };
  }
  return undefined;
}

const overlap = (one: Span, other: Span): boolean =>
  one.from < other.from + other.words && other.from < one.from + one.words;

/** The listed command whose sentence a text is. */
const saidIn = (text: string, commands: readonly Choice[]): Choice | undefined => {
  const said = wordsOf(text).join(' ');
  return said === '' ? undefined : commands.find(({ description }) => wordsOf(description).join(' ') === said);
};

/** Words that belong to what was found: of the type that is left, of headings, and of the sentence where one command is left. */
function wordsAround(parts: readonly Part[], { type, remaining, commands }: Choices): readonly string[] {
  const sentences =
    remaining === 1
      ? commands.flatMap(({ description, parts: own }) => [description, ...own.map(({ label }) => label)])
      : [];
  return [type?.label ?? '', ...parts.flatMap(({ group, label }) => [group, label]), ...sentences].flatMap(wordsOf);
}

/** Where the words begin, after the last one that was understood, that are still open. */
function openIn(text: string, left: readonly Token[], small: ReadonlySet<string>): number {
  const all = tokensOf(text);
  const isLeft = new Set(left.map(({ from }) => from));
  let open = text.length;
  for (const { from } of [...all].reverse()) {
    if (!isLeft.has(from)) break;
    open = from;
  }
  const opening = all.filter(({ from }) => from >= open);
  const begun = opening.find(({ text: word }) => !small.has(word));
  return begun?.from ?? text.length;
}
