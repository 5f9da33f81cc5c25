import { locales } from '../../locale.js';
import { atSeat, type Seat } from '../../seat.js';
import type { AnyTagged } from '../../shapes.js';
import { bytes, type Check, type Law } from './law.js';
import type { Position } from './position.js';
import { factsIn, names } from './translated.js';

/** More than that fits on no button. */
const LONGEST = 200;

/** Law 17: what a seat may do has a text for a button, which tells it from all else that the seat may do. */
export const labelled: Law = {
  number: 17,
  name: 'labelled: every legal command reads differently from the others, in words for people, in every language',
  watch(_ruleset, check, { reduced }) {
    const types = new Map<string, boolean>();
    return {
      atPosition(position) {
        if (!position.deep) return;
        for (const seat of position.seats) judge(position, seat, types, check);
      },
      allPlayed() {
        check([...types.values()].includes(true), () => 'no text of a command differs between English and French');
        // Few texts of one type may all be names, the same in both languages.
        for (const [type, differs] of reduced ? [] : types)
          check(differs, () => `the text of the command "${type}" is the same in English and French`);
      },
    };
  },
};

function judge(position: Position, seat: Seat, types: Map<string, boolean>, check: Check): void {
  const { ruleset, still } = position;
  const commands = position.legal(seat);
  const view = position.view(atSeat(seat));
  const tellers = locales.map((locale) => ruleset.commandTexts(view, locale, names, still.options));
  const told = commands.map((command) => tellers.map((text) => text(command)));
  for (const [at, locale] of locales.entries()) {
    const known = new Map<string, AnyTagged>();
    for (const [place, command] of commands.entries()) {
      const text = told[place]?.[at] ?? '';
      const other = known.get(text);
      check(!other, () => `in ${locale} seat ${seat} reads «${text}» for ${bytes(other)} and for ${bytes(command)}`);
      known.set(text, command);
      const fault = faultOf(text, command);
      check(fault === undefined, () => `in ${locale} ${bytes(command)} reads «${text}»: ${fault ?? ''}`);
    }
  }
  for (const [place, command] of commands.entries()) {
    const [en = '', fr = ''] = told[place] ?? [];
    types.set(command.type, (types.get(command.type) ?? false) || en !== fr);
    check(
      bytes(factsIn(en)) === bytes(factsIn(fr)),
      () => `of ${bytes(command)} English tells «${en}» and French «${fr}»`,
    );
  }
}

/** The fault of a text for a button. */
function faultOf(text: string, { type: _type, ...fields }: AnyTagged): string | undefined {
  if (text.trim().length < 3) return 'it is no text';
  if (text.length > LONGEST) return `it is longer than ${LONGEST} characters`;
  if (/\bundefined\b|\bNaN\b|\bnull\b|\[object|\{\w*\}/.test(text)) return 'it has a value of the program';
  if (/\.$/.test(text)) return 'it ends with a full stop';
  const id = wordsOf(fields).find((word) => isOfPrograms(word) && text.includes(word));
  return id === undefined ? undefined : `it has “${id}”, for which there is a name`;
}

/** The texts in a value, however deep. */
const wordsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : [];
};

/** Ids, coordinates and names of programs: people write none of them. */
const isOfPrograms = (word: string): boolean => /[-_,:@/]|\p{Ll}\p{Lu}/u.test(word);
