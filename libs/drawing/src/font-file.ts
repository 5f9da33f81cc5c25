import type { Font, Glyph } from './font.js';

/** A TrueType file with these letters of a font and no others. The same letters give the same bytes. */
export function fontFile(font: Font, letters: Iterable<string>): Buffer {
  const codes = [...new Set(letters)]
    .filter((letter) => font.placeOf(letter) !== undefined)
    .map((letter) => letter.codePointAt(0) ?? 0)
    .sort((one, other) => one - other);
  const places = withParts(font, [0, ...codes.map((code) => font.placeOf(String.fromCodePoint(code)) ?? 0)]);
  const glyphs = places.map((place) => renumbered(font.glyph(place), places));
  const { glyf, loca } = outlines(glyphs);
  const { tables } = font.data;
  return sfnt({
    'OS/2': Buffer.from(tables['OS/2'], 'base64'),
    cmap: mapping(codes),
    glyf,
    head: changed(tables.head, (head) => {
      head.writeUInt32BE(0, SUM);
      head.writeInt16BE(SHORT_OFFSETS, 50);
    }),
    hhea: changed(tables.hhea, (hhea) => hhea.writeUInt16BE(glyphs.length, 34)),
    hmtx: shorts(glyphs.flatMap(({ advance, bearing }) => [advance, bearing])),
    loca,
    maxp: changed(tables.maxp, (maxp) => maxp.writeUInt16BE(glyphs.length, 4)),
    name: shorts([0, 0, 6]),
    post: shorts([3, ...Array<number>(15).fill(0)]),
  });
}

const SHORT_OFFSETS = 0;

/** Where in `head` the sum over the whole file stands; it counts as 0 until it is known. */
const SUM = 8;

/** The glyphs, and after them those that they are made of. */
function withParts(font: Font, places: readonly number[]): number[] {
  const all = new Set(places);
  for (const place of all) {
    const { outline, parts } = font.glyph(place);
    for (const at of parts) all.add(outline.readUInt16BE(at));
  }
  return [...all];
}

/** A glyph whose parts are numbered as they come in the file. */
function renumbered(glyph: Glyph, places: readonly number[]): Glyph {
  if (glyph.parts.length === 0) return glyph;
  const outline = Buffer.from(glyph.outline);
  for (const at of glyph.parts) outline.writeUInt16BE(places.indexOf(outline.readUInt16BE(at)), at);
  return { ...glyph, outline };
}

/** The outlines one after the other, each at an even offset, and the table of their offsets. */
function outlines(glyphs: readonly Glyph[]): { readonly glyf: Buffer; readonly loca: Buffer } {
  const padded = glyphs.map(({ outline }) => Buffer.concat([outline, Buffer.alloc(outline.length % 2)]));
  const offsets = [0];
  for (const { length } of padded) offsets.push((offsets.at(-1) ?? 0) + length);
  return { glyf: Buffer.concat(padded), loca: shorts(offsets.map((offset) => offset / 2)) };
}

/** The table that leads from letters to glyphs (format 4): glyphs are numbered from 1 in the order of the codes. */
function mapping(codes: readonly number[]): Buffer {
  const runs: { first: number; last: number; delta: number }[] = [];
  for (const [index, code] of codes.entries()) {
    const run = runs.at(-1);
    if (run?.last === code - 1) run.last = code;
    else runs.push({ first: code, last: code, delta: index + 1 - code });
  }
  runs.push({ first: 0xffff, last: 0xffff, delta: 1 });
  const power = 2 ** Math.floor(Math.log2(runs.length));
  const table = shorts([
    ...[4, 16 + runs.length * 8, 0],
    ...[runs.length * 2, power * 2, Math.log2(power), (runs.length - power) * 2],
    ...runs.map(({ last }) => last),
    0,
    ...runs.map(({ first }) => first),
    ...runs.map(({ delta }) => delta),
    ...runs.map(() => 0),
  ]);
  return Buffer.concat([shorts([0, 1, 3, 1, 0, 12]), table]);
}

/** The file: a directory of its tables, and the tables at offsets that four divides. */
function sfnt(tables: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(tables);
  const power = 2 ** Math.floor(Math.log2(entries.length));
  const directory = [shorts([1, 0, entries.length, power * 16, Math.log2(power), (entries.length - power) * 16])];
  let offset = 12 + entries.length * 16;
  const bodies = entries.map(([name, table]) => {
    const body = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    directory.push(Buffer.from(name, 'latin1'), longs([checksum(body), offset, table.length]));
    offset += body.length;
    return body;
  });
  const file = Buffer.concat([...directory, ...bodies]);
  const head = entries.findIndex(([name]) => name === 'head');
  const at = 12 + entries.length * 16 + bodies.slice(0, head).reduce((sum, { length }) => sum + length, 0);
  file.writeUInt32BE((MAGIC - checksum(file)) >>> 0, at + SUM);
  return file;
}

const MAGIC = 0xb1b0afba;

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

/** A copy of a table with something changed. */
function changed(table: string, change: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(table, 'base64');
  change(copy);
  return copy;
}

function shorts(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2);
  return bytes;
}

function longs(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}
