import { like, type TextStyle } from '#drawing';
import { localized, type Localized } from '#kernel';

/** How a newspaper looks. */
export interface Press {
  readonly name: string;
  readonly motto: Localized;
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
  readonly title: TextStyle;
  /** The title in capital letters, set wide. */
  readonly capitals: boolean;
}

const news: TextStyle = { face: 'news', size: 15, color: '#1b1917', leading: 1.28 };

/** The old and solemn newspaper of Metro City (CLASH-016, SKAROV-NEWS-01). */
export const guardiansChronicles: Press = {
  name: 'Guardians’ Chronicles',
  motto: localized(
    'Whatever falls on Metro City, we write it down',
    'Quoi qu’il tombe sur Metro City, nous l’écrivons',
  ),
  paper: '#f5eeda',
  ink: '#1b1917',
  accent: '#24406e',
  title: like(news, { size: 76, bold: true }),
  capitals: false,
};

/** Styles of print, beside the titles of the papers. */
export const print = {
  body: news,
  large: like(news, { size: 19, leading: 1.3 }),
  headline: like(news, { size: 60, bold: true, leading: 1.05 }),
  second: like(news, { size: 34, bold: true, leading: 1.1 }),
  third: like(news, { size: 22, bold: true, leading: 1.12 }),
  kicker: { face: 'sans', size: 12, color: '#1b1917', bold: true, spacing: 1.8 },
  dateline: like(news, { size: 15, italic: true }),
  caption: like(news, { size: 13, italic: true }),
} as const satisfies Readonly<Record<string, TextStyle>>;
