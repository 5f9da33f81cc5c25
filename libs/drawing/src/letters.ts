import { fontFile } from './font-file.js';
import type { Font } from './font.js';
import { faceOf, fontOf } from './fonts.js';
import { tag, unescaped, words, type Markup } from './markup.js';

/** The letters that the texts of a picture are set in, and no others: a font for each face, inside the picture. */
export function lettersIn(body: Markup): Markup {
  const used = lettersByFont(body);
  if (used.size === 0) return '' as Markup;
  const fonts = [...used].sort(([one], [other]) => (nameOf(one) < nameOf(other) ? -1 : 1));
  const families = [...new Set(fonts.map(([{ data }]) => data.family))].join(', ');
  return tag(
    'style',
    {},
    words(`/* ${families}: SIL Open Font License */`),
    ...fonts.map(([font, letters]) => words(fontFace(font, letters))),
  );
}

/** Which letters the texts take from which font. */
function lettersByFont(body: Markup): Map<Font, Set<string>> {
  const used = new Map<Font, Set<string>>();
  for (const [, attributes = '', text = ''] of body.matchAll(/<text ([^>]*)>([^<]*)</g)) {
    const font = fontOf({
      face: faceOf(/font-family="([^"]*)"/.exec(attributes)?.[1]),
      bold: attributes.includes('font-weight="700"'),
      italic: attributes.includes('font-style="italic"'),
    });
    const letters = used.get(font) ?? new Set();
    used.set(font, letters);
    for (const letter of unescaped(text)) if (font.placeOf(letter) !== undefined) letters.add(letter);
  }
  return used;
}

const nameOf = ({ data: { family, weight, style } }: Font): string => `${family} ${weight} ${style}`;

function fontFace(font: Font, letters: ReadonlySet<string>): string {
  const { family, weight, style } = font.data;
  const source = Buffer.from(fontFile(font, letters)).toString('base64');
  const face = [
    `font-family:${family}`,
    ...(weight === 400 ? [] : [`font-weight:${weight}`]),
    ...(style === 'normal' ? [] : [`font-style:${style}`]),
    `src:url(data:font/ttf;base64,${source})`,
  ];
  return `@font-face{${face.join(';')}}`;
}
