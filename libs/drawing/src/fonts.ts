import { arimoBold } from './content/arimo-bold.js';
import { arimoRegular } from './content/arimo-regular.js';
import { gelasioBold } from './content/gelasio-bold.js';
import { gelasioItalic } from './content/gelasio-italic.js';
import { gelasioRegular } from './content/gelasio-regular.js';
import { tinosBoldItalic } from './content/tinos-bold-italic.js';
import { tinosBold } from './content/tinos-bold.js';
import { tinosItalic } from './content/tinos-italic.js';
import { tinosRegular } from './content/tinos-regular.js';
import type { FontData } from './font-data.js';
import { Font } from './font.js';
import type { Face, TextStyle } from './text-style.js';

/** The font that a picture carries, then those of the same widths that systems have. */
const stacks: Readonly<Record<Face, string>> = {
  serif: 'Gelasio,Georgia,serif',
  news: 'Tinos,Times New Roman,serif',
  sans: 'Arimo,Arial,sans-serif',
};

/** The font of each face. Where it has no italics, the renderer of the picture slants the upright letters. */
const fonts: Readonly<Record<Face, Faces>> = {
  serif: { regular: gelasioRegular, bold: gelasioBold, italic: gelasioItalic },
  news: { regular: tinosRegular, bold: tinosBold, italic: tinosItalic, boldItalic: tinosBoldItalic },
  sans: { regular: arimoRegular, bold: arimoBold },
};

interface Faces {
  readonly regular: FontData;
  readonly bold: FontData;
  readonly italic?: FontData;
  readonly boldItalic?: FontData;
}

/** The families of a face, best first, as `font-family` has them. */
export const stackOf = (face: Face): string => stacks[face];

/** The face whose families these are. */
export const faceOf = (stack: string | undefined): Face =>
  stack === stacks.serif ? 'serif' : stack === stacks.news ? 'news' : 'sans';

/** The font that a text is set in. */
export function fontOf({ face, bold = false, italic = false }: Pick<TextStyle, 'face' | 'bold' | 'italic'>): Font {
  const faces = fonts[face];
  return opened((bold ? italic && faces.boldItalic : italic && faces.italic) || (bold ? faces.bold : faces.regular));
}

const open = new Map<FontData, Font>();

/** Fonts are read when something is set in them. */
function opened(data: FontData): Font {
  const font = open.get(data) ?? new Font(data);
  open.set(data, font);
  return font;
}
