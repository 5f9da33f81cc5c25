import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, visit } from 'graphql';
import MarkdownIt from 'markdown-it';

/** What the check holds prose to: see words.json. */
export const rules = JSON.parse(readFileSync(join(import.meta.dirname, 'words.json'), 'utf8'));

const markdown = new MarkdownIt();

/** Stands for a piece of code, a word of a sentence that is not judged. */
const CODE = '\uE000';

const patternsOf = (words) =>
  Object.entries(words).map(([pattern, instead]) => ({
    pattern: new RegExp(`(?<![\\w-])(?:${pattern.replaceAll(' ', String.raw`\s+`)})(?![\\w-])`, 'gi'),
    instead,
  }));
const words = patternsOf(rules.words);
const pronouns = patternsOf(rules.pronouns);

/** The text of one block as it is read: no code, no addresses. Line breaks stay, so that a match can be placed. */
function proseOf(children) {
  return children
    .map(({ type, content }) => {
      if (type === 'code_inline') return CODE;
      if (type === 'softbreak' || type === 'hardbreak') return '\n';
      return type === 'text' || type === 'image' ? content : '';
    })
    .join('');
}

/** The blocks of prose of a Markdown text, each with the line at which it begins, from 1. */
function blocksOf(text) {
  const blocks = [];
  let row = 0;
  for (const { type, map, children } of markdown.parse(text, {})) {
    if (map) row = map[0];
    if (type === 'inline') blocks.push({ line: row + 1, prose: proseOf(children) });
  }
  return blocks;
}

const sentenceEnd = new RegExp(`(?<=[.!?][)”"’]*)\\s+(?=[\\p{Lu}\\d“"(${CODE}])`, 'u');
const lengthOf = (sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}\uE000]/u.test(word)).length;
const linesIn = (text) => text.split('\n').length - 1;

function* found(prose, patterns) {
  for (const { pattern, instead } of patterns)
    for (const { 0: match, index } of prose.matchAll(pattern))
      yield { at: index, words: match.replaceAll(/\s+/g, ' '), instead };
}

function* tooLong(prose) {
  let at = 0;
  for (const sentence of prose.split(sentenceEnd)) {
    at = prose.indexOf(sentence, at);
    const length = lengthOf(sentence);
    if (length <= rules.longestSentence) continue;
    const begin = sentence.split(/\s+/).slice(0, 6).join(' ').replaceAll(CODE, '`…`');
    yield { at, words: `${begin} …`, instead: `${length} words: at most ${rules.longestSentence} a sentence` };
  }
}

/** The faults of a Markdown text: `line` from 1, the `words`, and what to write `instead`. */
export function faultsOf(text, { wordsOnly = false } = {}) {
  return blocksOf(text).flatMap(({ line, prose }) => {
    const patterns = wordsOnly ? words : [...words, ...pronouns];
    const faults = [...found(prose, patterns), ...(wordsOnly ? [] : tooLong(prose))];
    return faults
      .sort((a, b) => a.at - b.at)
      .map(({ at, ...fault }) => ({ line: line + linesIn(prose.slice(0, at)), ...fault }));
  });
}

/** The faults of the descriptions of a schema, each at the line of its description. */
export function faultsOfSchema(text) {
  const faults = [];
  const look = ({ description }) => {
    if (!description) return;
    for (const fault of faultsOf(description.value))
      faults.push({ ...fault, line: description.loc.startToken.line + (description.block ? fault.line : 0) });
  };
  visit(parse(text), { enter: (node) => void (node.kind !== Kind.STRING && look(node)) });
  return faults;
}
