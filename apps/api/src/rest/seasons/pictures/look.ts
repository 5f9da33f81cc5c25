import { label, onSheet, picture, placed, space, tag, words, type Piece, type TextStyle } from '#drawing';
import type { Locale } from '#kernel';

/** The colors of pictures of seasons: dark letters on paper, which stay readable in print. */
export const paint = {
  paper: '#fbfaf6',
  ink: '#22262b',
  faint: '#5d6670',
  edge: '#c9cdd2',
  band: '#eef0f2',
  box: '#ffffff',
} as const;

/** The same on a dark page. */
const dark: Readonly<Record<keyof typeof paint, string>> = {
  paper: '#1d2125',
  ink: '#e9e6df',
  faint: '#a4abb2',
  edge: '#454d55',
  band: '#282d32',
  box: '#14171a',
};

const rules = Object.entries(paint).map(
  ([name, light]) => `.season [fill=\\${light}]{fill:${dark[name as keyof typeof paint]}}`,
);

/** Repaints a picture where a browser asks for dark pages. Viewers that know no styles show it light. */
const inTheDark = tag(
  'style',
  {},
  words(
    `@media screen and (prefers-color-scheme:dark){${rules.join('')}.season [stroke=\\${paint.edge}]{stroke:${dark.edge}}}`,
  ),
);

export const heading: TextStyle = { face: 'sans', size: 22, bold: true, color: paint.ink };
export const head: TextStyle = { face: 'sans', size: 13, bold: true, color: paint.faint };
export const plain: TextStyle = { face: 'sans', size: 15, color: paint.ink };
export const strong: TextStyle = { face: 'sans', size: 15, bold: true, color: paint.ink };

/** A text in the middle of a row, with room on both sides. */
export function cell(text: string, style: TextStyle, width: number, height: number): Piece {
  const inner = label(text, style, width - 12);
  return { ...space(width, height), markup: placed(6, (height - inner.height) / 2, inner) };
}

/** What a picture of a season says in words. */
export interface Said {
  readonly title: string;
  readonly description: string;
  readonly locale: Locale;
}

/** A whole picture on paper, for light pages and dark ones. */
export function onPaper(content: Piece, { title, description, locale }: Said): string {
  const { width, height, markup } = onSheet(content, 16, { fill: paint.paper, stroke: paint.edge, radius: 8 });
  return picture({
    width,
    height,
    title,
    description,
    language: locale,
    definitions: inTheDark,
    body: tag('g', { class: 'season' }, markup),
  });
}
