// Writes the letters that pictures carry: `node scripts/letters.mjs`, or `--check` to list files that are out of date.
import { Buffer } from 'node:buffer';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'libs', 'drawing', 'src', 'content');

/** Fonts of the widths of Arial, Georgia and Times New Roman, so that these can stand in for them. */
const families = {
  Arimo: { package: '@expo-google-fonts/arimo', faces: ['400Regular', '700Bold'] },
  Gelasio: { package: '@expo-google-fonts/gelasio', faces: ['400Regular', '400Regular_Italic', '700Bold'] },
  Tinos: {
    package: '@expo-google-fonts/tinos',
    faces: ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'],
  },
};

/** Latin with its accents as far as Latin Extended-A, Romanian, and the signs of English and French typography. */
const letters = [
  ...between(0x20, 0x7e),
  ...between(0xa0, 0x17f),
  ...between(0x218, 0x21b),
  ...Array.from('\u1E9E\u2009\u2011–—‘’‚“”„†‡•…\u202F‰′″‹›€™←↑→↓−≈≠≤≥\uFFFD', (letter) => letter.codePointAt(0)),
];

function between(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const IDENTITY = { head: 54, hhea: 36, maxp: 32, 'OS/2': 96 };

/** Reads the needed tables of a TrueType font. */
function openFont(bytes) {
  const tables = new Map(
    Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16;
      const start = bytes.readUInt32BE(at + 8);
      return [bytes.toString('latin1', at, at + 4), bytes.subarray(start, start + bytes.readUInt32BE(at + 12))];
    }),
  );
  const [head, hhea, hmtx, loca, glyf] = ['head', 'hhea', 'hmtx', 'loca', 'glyf'].map((name) => tables.get(name));
  const metrics = hhea.readUInt16BE(34);
  const offset = (glyph) =>
    head.readInt16BE(50) === 0 ? loca.readUInt16BE(glyph * 2) * 2 : loca.readUInt32BE(glyph * 4);
  return {
    unitsPerEm: head.readUInt16BE(18),
    tables: Object.fromEntries(
      Object.entries(IDENTITY).map(([name, length]) => [name, tables.get(name).subarray(0, length).toString('base64')]),
    ),
    glyphOf: mapping(tables.get('cmap')),
    advance: (glyph) => hmtx.readUInt16BE(Math.min(glyph, metrics - 1) * 4),
    bearing: (glyph) =>
      glyph < metrics ? hmtx.readInt16BE(glyph * 4 + 2) : hmtx.readInt16BE(metrics * 4 + (glyph - metrics) * 2),
    outline: (glyph) => glyf.subarray(offset(glyph), offset(glyph + 1)),
  };
}

/** The glyph that draws a letter, of the letters of the basic plane; 0 where none does. */
function mapping(cmap) {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const table = starts.map((start) => cmap.subarray(start)).find((each) => each.readUInt16BE(0) === 4);
  const size = table.readUInt16BE(6);
  const [ends, begins, deltas, ranges] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size];
  return (letter) => {
    for (let at = 0; at < size; at += 2) {
      if (letter > table.readUInt16BE(ends + at)) continue;
      const first = table.readUInt16BE(begins + at);
      if (letter < first) return 0;
      const range = table.readUInt16BE(ranges + at);
      const delta = table.readUInt16BE(deltas + at);
      if (range === 0) return (letter + delta) & 0xffff;
      const glyph = table.readUInt16BE(ranges + at + range + (letter - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

const [INSTRUCTIONS, MORE, WORDS] = [0x100, 0x20, 0x1];
const SCALES = [
  [0x8, 2],
  [0x40, 4],
  [0x80, 8],
];

/** An outline without its hints, and where in it other glyphs are named. */
function bare(outline) {
  if (outline.length === 0) return { bytes: outline, parts: [] };
  const contours = outline.readInt16BE(0);
  if (contours >= 0) {
    const hints = 10 + contours * 2;
    const length = outline.readUInt16BE(hints);
    return {
      bytes: Buffer.concat([outline.subarray(0, hints), Buffer.alloc(2), outline.subarray(hints + 2 + length)]),
      parts: [],
    };
  }
  const bytes = Buffer.from(outline);
  const parts = [];
  for (let at = 10, more = true; more;) {
    const flags = bytes.readUInt16BE(at);
    bytes.writeUInt16BE(flags & ~INSTRUCTIONS, at);
    parts.push({ at: at + 2, glyph: bytes.readUInt16BE(at + 2) });
    at += 4 + (flags & WORDS ? 4 : 2) + SCALES.reduce((sum, [flag, size]) => sum + (flags & flag ? size : 0), 0);
    more = (flags & MORE) !== 0;
    if (!more) return { bytes: bytes.subarray(0, at), parts };
  }
}

/** The glyphs of the letters that the font has, and those that they are made of: one a line. */
function glyphLines(font) {
  const drawn = letters.filter((letter) => font.glyphOf(letter) !== 0);
  const glyphs = [0, ...drawn.map(font.glyphOf)];
  const outlines = [];
  const place = new Map();
  for (const [index, glyph] of glyphs.entries()) if (!place.has(glyph)) place.set(glyph, index);
  for (let index = 0; index < glyphs.length; index += 1) {
    const outline = index === 0 ? { bytes: Buffer.alloc(0), parts: [] } : bare(font.outline(glyphs[index]));
    outlines.push(outline);
    for (const { glyph } of outline.parts) {
      if (!place.has(glyph)) place.set(glyph, glyphs.push(glyph) - 1);
    }
  }
  return glyphs.map((glyph, index) => {
    const letter = index > 0 ? drawn[index - 1] : undefined;
    const { bytes, parts } = outlines[index];
    for (const part of parts) bytes.writeUInt16BE(place.get(part.glyph), part.at);
    return [
      letter === undefined ? '-' : letter.toString(16).padStart(4, '0'),
      font.advance(glyph),
      font.bearing(glyph),
      bytes.toString('base64'),
      parts.map(({ at }) => at).join(','),
    ]
      .join(' ')
      .trim();
  });
}

/** The TypeScript file of one face. */
function moduleOf(family, face, bytes, version) {
  const [weight, style] = [Number.parseInt(face, 10), face.includes('Italic') ? 'italic' : 'normal'];
  const font = openFont(bytes);
  const tables = Object.entries(font.tables).map(([name, table]) => property(name, table));
  return `// Written by \`npm run letters\` from ${family} (${version}), under the SIL Open Font License: see OFL.txt.
import type { FontData } from '../font-data.js';

export const ${nameOf(family, face)}: FontData = {
  family: '${family}',
  weight: ${weight},
  style: '${style}',
  unitsPerEm: ${font.unitsPerEm},
  tables: {
${tables.join('\n')}
  },
  glyphs: \`
${glyphLines(font).join('\n')}
\`,
};
`;
}

/** A property of an object, broken after its name where Prettier would break it. */
function property(name, value) {
  const key = /\W/.test(name) ? `'${name}'` : name;
  return value.length + key.length > 110 ? `    ${key}:\n      '${value}',` : `    ${key}: '${value}',`;
}

const nameOf = (family, face) =>
  `${family.toLowerCase()}${face.replace(/^\d+/, '').replace('Regular_', '').replace('_', '')}`;

const fileOf = (name) => join(folder, `${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}.ts`);

/** Every file that is written, with its text. */
function* files() {
  const licenses = [];
  for (const [family, { package: name, faces }] of Object.entries(families)) {
    const installed = join(root, 'node_modules', name);
    const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    licenses.push(readFileSync(join(installed, 'LICENSE_FONT'), 'utf8').replaceAll('\r\n', '\n'));
    for (const face of faces) {
      const bytes = readFileSync(join(installed, face, `${family}_${face}.ttf`));
      yield [fileOf(nameOf(family, face)), moduleOf(family, face, bytes, `${name} ${version}`)];
    }
  }
  const [, ...terms] = licenses[0].split('\n');
  yield [join(folder, 'OFL.txt'), [...licenses.map((license) => license.split('\n')[0]), ...terms].join('\n')];
}

const contentOf = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

mkdirSync(folder, { recursive: true });
for (const [path, text] of files()) {
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (contentOf(path) !== text) {
    process.stderr.write(`${relative(root, path)} is out of date: run \`npm run letters\`.\n`);
    process.exitCode = 1;
  }
}
