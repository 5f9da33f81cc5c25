import type { FontData } from './font-data.js';

/** A letter as a font draws it. Lengths in the units of the font. */
export interface Glyph {
  readonly advance: number;
  readonly bearing: number;
  /** A simple or composite outline, as TrueType has it; empty for a space. */
  readonly outline: Buffer;
  /** Where in the outline two bytes name another glyph. */
  readonly parts: readonly number[];
}

/** A font whose letters can be measured, and taken out one by one. */
export class Font {
  readonly #lines: readonly string[];
  readonly #places = new Map<string, number>();
  readonly #advances: number[] = [];
  readonly #glyphs = new Map<number, Glyph>();

  constructor(readonly data: FontData) {
    this.#lines = data.glyphs.trim().split('\n');
    for (const [place, line] of this.#lines.entries()) {
      const [letter = '-', advance] = line.split(' ', 2);
      if (letter !== '-') this.#places.set(String.fromCodePoint(Number.parseInt(letter, 16)), place);
      this.#advances.push(Number(advance));
    }
  }

  /** The glyph that draws a letter; `undefined` when the font does not have it. */
  placeOf(letter: string): number | undefined {
    return this.#places.get(letter);
  }

  /** How far the writing moves on with a letter, as a part of the size; `undefined` when the font does not have it. */
  advanceOf(letter: string): number | undefined {
    const place = this.#places.get(letter);
    return place === undefined ? undefined : (this.#advances[place] ?? 0) / this.data.unitsPerEm;
  }

  /** The glyph at a place; 0 is the one that stands for letters that the font does not have. */
  glyph(place: number): Glyph {
    const known = this.#glyphs.get(place);
    if (known) return known;
    const [, advance, bearing, outline = '', parts = ''] = (this.#lines[place] ?? '').split(' ');
    const glyph = {
      advance: Number(advance),
      bearing: Number(bearing),
      outline: Buffer.from(outline, 'base64'),
      parts: parts === '' ? [] : parts.split(',').map(Number),
    };
    this.#glyphs.set(place, glyph);
    return glyph;
  }
}
