import { stackOf } from './fonts.js';
import { iconShapes, type IconName } from './icons.js';
import { lettersIn } from './letters.js';
import { joined, tag, words, type Markup } from './markup.js';

/** The parts of a whole picture. */
export interface PictureParts {
  readonly width: number;
  readonly height: number;
  /** The content in words, for those who hear it. */
  readonly title: string;
  readonly description?: string;
  /** Language of its texts. */
  readonly language: string;
  /** Gradients and patterns that the body refers to. */
  readonly definitions?: Markup;
  readonly body: Markup;
}

/** The SVG document, with the icons and the letters that it uses: nothing in it runs, or is loaded from elsewhere. */
export function picture({ width, height, title, description, language, definitions, body }: PictureParts): string {
  const said = joined(
    tag('title', {}, words(title)),
    description === undefined ? undefined : tag('desc', {}, words(description)),
  );
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
    width: Math.ceil(width),
    height: Math.ceil(height),
    // Its own size where there is room, smaller where there is not; a page of its own is never cut off.
    style: 'max-width:100%;max-height:100%;height:auto',
    'xml:lang': language,
    role: 'img',
    'font-family': stackOf('sans'),
    // As wide as it was measured: some browsers round every letter to whole pixels otherwise.
    'text-rendering': 'geometricPrecision',
  };
  const defs = tag('defs', {}, joined(lettersIn(body), definitions, symbolsIn(body)));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${tag('svg', attributes, said, defs, body)}\n`;
}

/** The shapes of the icons that the body uses, and no others. */
function symbolsIn(body: Markup): Markup {
  const used = [...new Set([...body.matchAll(/href="#icon-([a-zA-Z]+)"/g)].map(([, name = '']) => name))].sort();
  return joined(
    ...used.map((name) => tag('symbol', { id: `icon-${name}`, viewBox: '0 0 24 24' }, iconShapes[name as IconName])),
  );
}
