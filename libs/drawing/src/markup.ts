declare const made: unique symbol;

/** A piece of XML that is well formed and escaped. Only this file makes it out of plain text. */
export type Markup = string & { readonly [made]: true };

/** The value of an attribute; `undefined` and `false` leave it out. Numbers are user units (pixels at full size). */
export type Attribute = string | number | boolean | undefined;

/** No markup at all. */
export const nothing = '' as Markup;

/** A number as SVG writes it: at most two decimals, no exponent, no minus before zero. */
export function written(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`A picture cannot be drawn with the number ${value}.`);
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
}

/** Text with everything escaped that means something to XML; characters that XML does not allow become U+FFFD. */
export function escaped(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(FORBIDDEN, '\uFFFD')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** The text before it was escaped. */
export const unescaped = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => PLAIN[entity] ?? entity);

/** An element with its attributes, in the order given, around its children. */
export function tag(name: string, attributes: Readonly<Record<string, Attribute>>, ...children: Markup[]): Markup {
  let opening = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    opening += ` ${key}="${typeof value === 'number' ? written(value) : escaped(String(value))}"`;
  }
  const inside = children.join('');
  return (inside === '' ? `${opening}/>` : `${opening}>${inside}</${name}>`) as Markup;
}

/** Plain text as markup. */
export const words = (text: string): Markup => escaped(text) as Markup;

/** Several pieces of markup one after the other: the later ones are painted over the earlier. */
export const joined = (...parts: readonly (Markup | undefined)[]): Markup => parts.join('') as Markup;

/** The same markup, moved; left alone where it would not move. */
export const moved = (x: number, y: number, markup: Markup): Markup =>
  (x === 0 && y === 0) || markup === ''
    ? markup
    : tag('g', { transform: `translate(${written(x)} ${written(y)})` }, markup);

/** Markup that stands for a piece or place that commands name, by the key of its ref (`refKey` of the kernel). */
export const ofRef = (key: string, markup: Markup): Markup => tag('g', { 'data-ref': key }, markup);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const PLAIN: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ENTITIES).map(([character, entity]) => [entity, character]),
);

/** The characters that no XML 1.0 document may hold, even escaped: control characters and the two non-characters. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
