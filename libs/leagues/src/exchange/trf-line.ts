import type { Json, Localized } from '#kernel';
import { fieldWords } from './field-words.js';
import { tellFault, type ReportFaultCode } from './tell-fault.js';

/** A fault of a file, and where it is. */
export interface TrfFault {
  /** From 1. */
  readonly line: number;
  /** From 1; the column of the first wrong character. */
  readonly column: number;
  /** What is wrong, and what would be right, in both languages. */
  readonly message: Localized;
}

/** A fault of a line, thrown by its fields and caught by the reader of the file. */
export class WrongField extends Error {
  readonly told: Localized;

  constructor(
    readonly column: number,
    code: ReportFaultCode,
    facts: Readonly<Record<string, Json>> = {},
  ) {
    const told = tellFault(code, facts);
    super(told.en);
    this.told = told;
  }
}

const WHOLE = /^\d{1,4}$/;
const DECIMAL = /^-?(\d{1,4}(\.\d{1,3})?|\.\d{1,3})$/;

/** A line of a report, read by columns as FIDE counts them: from 1, the last one included. */
export class TrfLine {
  private readonly letters: readonly string[];

  constructor(
    readonly number: number,
    text: string,
  ) {
    this.letters = Array.from(text);
  }

  get length(): number {
    return this.letters.length;
  }

  /** The text of columns, as it is; shorter where the line ends. */
  raw(from: number, to = this.length): string {
    return this.letters.slice(from - 1, to).join('');
  }

  text(from: number, to = this.length): string {
    return this.raw(from, to).trim();
  }

  /** A whole number; null for blanks. Throws a WrongField. */
  whole(from: number, to: number, what: Localized): number | null {
    const text = this.text(from, to);
    if (text === '') return null;
    if (!WHOLE.test(text)) throw new WrongField(from, 'notWhole', { what, text });
    return Number(text);
  }

  /** The same, where it must not be missing. */
  needed(from: number, to: number, what: Localized): number {
    const value = this.whole(from, to, what);
    if (value === null) throw new WrongField(from, 'missing', { what, from, to });
    return value;
  }

  /** Points such as 11.5; null for blanks. Throws a WrongField. */
  points(from: number, to: number, what: Localized): number | null {
    const text = this.text(from, to).replace(',', '.');
    return text === '' ? null : pointsOf(text, from, what);
  }

  /** The numbers of players from a column to the end, each in five columns. */
  players(from: number): readonly number[] {
    const found: number[] = [];
    for (let column = from; column <= this.length; column += 5) {
      const player = this.whole(column, column + 3, fieldWords.player);
      if (player !== null) found.push(player);
    }
    return found;
  }

  /** The words from a column to the end, each with its column. */
  words(from: number): readonly { readonly text: string; readonly column: number }[] {
    return [...this.raw(from).matchAll(/\S+/g)].map(({ 0: text, index }) => ({ text, column: from + index }));
  }
}

/** Points in a text. Throws a WrongField. */
export function pointsOf(text: string, column: number, what: Localized): number {
  if (!DECIMAL.test(text)) throw new WrongField(column, 'notPoints', { what, text });
  return Number(text);
}
