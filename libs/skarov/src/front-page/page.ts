import { box } from '../content/catalogue.js';
import type { Headline } from '../content/schema.js';
import type { Side } from '../words.js';

/** The subject of an article of the front page. Disgrace counts for the overlord (SKAROV-NEWS-03). */
export const articleSubjects = ['OBJECTIVE', 'EXTRA', 'DISGRACE', 'PRAISE', 'FINAL'] as const;
export type ArticleSubject = (typeof articleSubjects)[number];

/** An article on the front page, with the face of the side that it counts for (SKAROV-OBJ-02). */
export interface ArticleWon {
  subject: ArticleSubject;
  /** The article; of praise and disgrace, the hero. */
  id: string;
  side: Side;
  /** Its points: 1, unless its record says otherwise (skarov.md Q-27). */
  weight: number;
  turn: number;
}

/** How the front page comes out. */
export interface Verdict {
  /** Articles of the heroes minus articles of the overlord; the margin for leagues (SKAROV-NEWS-05, SKAROV-NEWS-08). */
  readonly difference: number;
  readonly winner: Side;
  readonly headline: Headline;
}

/** The points of the articles of a side, all together or those about one subject. */
export const pagePoints = (page: readonly ArticleWon[], side: Side, subject?: ArticleSubject): number =>
  page
    .filter((article) => article.side === side && (subject === undefined || article.subject === subject))
    .reduce((points, { weight }) => points + weight, 0);

/** Articles of the heroes minus articles of the overlord (SKAROV-NEWS-05). */
export const differenceOf = (page: readonly ArticleWon[]): number =>
  pagePoints(page, 'HEROES') - pagePoints(page, 'OVERLORD');

const headlines = box.derived(({ headline }) => headline);

/** The side that the page favours; at a difference of 0 the one with the final article (SKAROV-NEWS-06). */
function favoured(page: readonly ArticleWon[], difference: number): Side {
  if (difference !== 0) return difference > 0 ? 'HEROES' : 'OVERLORD';
  return page.find(({ subject }) => subject === 'FINAL')?.side ?? 'OVERLORD';
}

/** The headline that a side has at a difference; where the page speaks for the other side, its narrowest one. */
function headlineOf(side: Side, difference: number): Headline {
  const own = headlines().filter((headline) => headline.side === side);
  const found =
    own.find(({ from, to }) => from <= difference && difference <= to) ?? own.find(({ from }) => from === 0);
  if (!found) throw new RangeError(`There is no headline for ${side} at ${difference}.`);
  return found;
}

/**
 * The headline, and with it the winner (SKAROV-NEWS-05 to SKAROV-NEWS-07). `givenUp`: the side that has resigned as a whole;
 * the other one has won despite the page (SKAROV-GEN-13).
 */
export function verdictOn(page: readonly ArticleWon[], givenUp: Side | null = null): Verdict {
  const difference = differenceOf(page);
  const winner = givenUp === null ? favoured(page, difference) : givenUp === 'HEROES' ? 'OVERLORD' : 'HEROES';
  return { difference, winner, headline: headlineOf(winner, difference) };
}
