import {
  boxed,
  disc,
  halftone,
  icon,
  inColumns,
  joined,
  label,
  like,
  line,
  mixed,
  moved,
  paragraph,
  placed,
  sizeFor,
  space,
  stacked,
  tag,
  told,
  wrapped,
  type Markup,
  type Piece,
  type TextStyle,
} from '#drawing';
import { findHero, findMission } from '../content/catalogue.js';
import type { ObjectiveArticle } from '../content/schema.js';
import type { SideView } from '../view/view-schema.js';
import { advertisements } from './advertisements.js';
import { subjectOf } from './article-subject.js';
import { heroStories } from './hero-stories.js';
import { pageWords } from './page-words.js';
import { print, type Press } from './press.js';
import { heroLook, type Showing } from './showing.js';
import { articleOf } from './stakes-panel.js';

type Article = SideView['page'][number];

const NEGATIVE = '#b3221b';

/** The lead, over the whole width of the news: a headline as large as it fits, a picture, and the story in columns. */
export function leadArticle(showing: Showing, press: Press, article: Article, width: number, height = 300): Piece {
  const { headline, body } = textsOf(showing, article);
  const size = sizeFor(headline, print.headline, width, { least: 34, lines: 2 });
  const photo = cityPhoto(showing, press, articleOf(showing, article.articleId), { width, height });
  const caption = label(told(showing, pageWords.photo), print.caption, width);
  return stacked(
    [
      kicker(showing, press, article, width),
      paragraph(headline, like(print.headline, { size }), width, 3),
      stacked([photo, caption], 4),
      byline(showing, press, width),
      story(press, body, print.large, width),
    ],
    10,
  );
}

/** An article of medium size: its picture on the left, headline and story beside it. */
export function mediumArticle(showing: Showing, press: Press, article: Article, width: number): Piece {
  const { headline, body } = textsOf(showing, article);
  const photoWidth = width * 0.34;
  const room = width - photoWidth - 22;
  const text = stacked(
    [
      kicker(showing, press, article, room),
      paragraph(headline, print.second, room, 3),
      story(press, body, like(print.body, { size: 17 }), room),
    ],
    9,
  );
  const height = Math.max(150, text.height);
  const photo = cityPhoto(showing, press, articleOf(showing, article.articleId), { width: photoWidth, height });
  return { width, height, markup: joined(photo.markup, placed(photoWidth + 22, 0, text)) };
}

/** A small article: a column of its own. */
export function smallArticle(showing: Showing, press: Press, article: Article, width: number): Piece {
  const { headline, body } = textsOf(showing, article);
  return stacked(
    [
      kicker(showing, press, article, width),
      paragraph(headline, print.third, width, 3),
      inColumns(body, print.body, { count: 1, width, gap: 0 }),
    ],
    8,
  );
}

/** Praise or discredit of a hero, in the right column; what takes points off is red (CLASH-182, CLASH-183). */
export function heroArticle(showing: Showing, press: Press, article: Article, width: number): Piece {
  const isNegative = article.points < 0;
  const color = isNegative ? NEGATIVE : press.ink;
  const heroId: string = article.articleId;
  const hero = findHero(heroId);
  const look = heroLook(heroId);
  const headline = hero ? told(showing, isNegative ? hero.discredit : hero.praise) : heroId;
  const inner = width - 28;
  const kind = told(showing, isNegative ? pageWords.discredit : pageWords.praise).toUpperCase();
  const head: Piece = {
    width: inner,
    height: 46,
    markup: joined(
      tag('circle', {
        cx: 22,
        cy: 22,
        r: 21,
        fill: isNegative ? '#ffffff' : look.color,
        stroke: color,
        'stroke-width': 2,
      }),
      icon(look.icon, 8, 8, 28, isNegative ? color : '#ffffff'),
      placed(54, 3, label(kind, like(print.kicker, { color }), inner - 94)),
      placed(54, 21, label(told(showing, look.name), like(print.caption, { bold: true, color }), inner - 94)),
      worth(article, inner - 17, 22),
    ),
  };
  const title = paragraph(headline, like(print.third, { size: 20, color }), inner, 4);
  const body = inColumns(heroStory(showing, article), like(print.body, { size: 14, color }), {
    count: 1,
    width: inner,
    gap: 0,
  });
  return boxed(stacked([head, title, body], 8), 14, color, isNegative ? '8 4' : undefined);
}

/** The deed, with the mission that was accomplished; or the fall, with its turn. */
function heroStory(showing: Showing, { articleId, points, turn }: Article): string {
  const stories = heroStories[articleId];
  if (!stories) return '';
  const { say, quoted } = showing.tell;
  if (points < 0) return `${told(showing, stories.discredit)} ${say(`(Turn ${turn}.)`, `(Tour ${turn}.)`)}`;
  const missionId = showing.view.heroes.find(({ heroId }) => heroId === articleId)?.missionId;
  const mission = missionId === undefined ? undefined : findMission(missionId);
  const task = mission && say('The task had been: ', 'La mission était : ') + quoted(told(showing, mission.text));
  return [told(showing, stories.praise), task].filter(Boolean).join(' ');
}

/** What stands in for news while there is none. */
export function quietDay(showing: Showing, press: Press, width: number): Piece {
  const { over } = showing.view;
  const headline = told(showing, over ? pageWords.quietEnd : pageWords.quiet);
  const size = sizeFor(headline, print.headline, width, { least: 34, lines: 1 });
  return stacked(
    [
      paragraph(headline, like(print.headline, { size }), width, 2),
      cityPhoto(showing, press, undefined, { width, height: 300 }),
      byline(showing, press, width),
      story(press, told(showing, over ? pageWords.quietEndBody : pageWords.quietBody), print.large, width),
    ],
    12,
  );
}

/** An advertisement, which counts for nothing (CLASH-185); at least as high as `least`. */
export function advertisementBox(showing: Showing, press: Press, index: number, width: number, least = 0): Piece {
  const shown = advertisements[index % advertisements.length];
  if (!shown) return space(width, 0);
  const inner = width - 32;
  const parts = [
    label(
      told(showing, pageWords.advertisement).toUpperCase(),
      like(print.kicker, { size: 9, anchor: 'middle', color: mixed(press.ink, press.paper, 0.35) }),
      inner,
    ),
    paragraph(
      told(showing, shown.title),
      like(print.third, { size: 21, anchor: 'middle', italic: true, color: press.accent }),
      inner,
      2,
    ),
    paragraph(told(showing, shown.text), like(print.body, { size: 14, anchor: 'middle' }), inner),
  ];
  const text = stacked(parts, 5);
  const height = Math.max(least - 32, text.height);
  return boxed(
    { width: inner, height, markup: moved(0, (height - text.height) / 2, text.markup) },
    16,
    mixed(press.ink, press.paper, 0.3),
    '2 3',
  );
}

/** Headline and story as the sheet has them; an article of a scenario that is not in the box has its id alone. */
function textsOf(showing: Showing, { articleId }: Article): { readonly headline: string; readonly body: string } {
  const article = articleOf(showing, articleId);
  return article
    ? { headline: told(showing, article.headline), body: told(showing, article.body) }
    : { headline: articleId, body: '' };
}

/** A story in two columns, or in one and larger where it is too short for two. */
function story(press: Press, text: string, style: TextStyle, width: number): Piece {
  const gap = 26;
  const lines = wrapped(text, style, (width - gap) / 2).length;
  if (lines >= 6) return inColumns(text, style, { count: 2, width, gap, rule: press.ink });
  return inColumns(text, like(style, { size: style.size * 1.12 }), { count: 1, width, gap: 0 });
}

/** What the article is about, and what it is worth. */
function kicker(showing: Showing, press: Press, article: Article, width: number): Piece {
  const about = articleOf(showing, article.articleId);
  const text = about ? told(showing, about.name) : '';
  return {
    width,
    height: 34,
    markup: joined(
      placed(0, 9, label(text.toUpperCase(), like(print.kicker, { color: press.accent }), width - 50)),
      worth(article, width - 18, 17, press.accent),
    ),
  };
}

function worth({ points }: Article, x: number, y: number, color?: string): Markup {
  const sign = points < 0 ? `−${-points}` : `+${points}`;
  return disc({ x, y, radius: 16 }, sign, points < 0 ? NEGATIVE : (color ?? '#2f6f46'));
}

function byline(showing: Showing, press: Press, width: number): Piece {
  const text = told(showing, pageWords.correspondent);
  return {
    width,
    height: 24,
    markup: joined(tag('rect', { width: 60, height: 3, fill: press.accent }), line(text, 0, 20, print.caption, width)),
  };
}

/** A picture of the city in print, with what the article is about over the roofs. */
function cityPhoto(
  showing: Showing,
  press: Press,
  article: ObjectiveArticle | undefined,
  { width, height }: { readonly width: number; readonly height: number },
): Piece {
  const size = Math.min(width, height) * 0.62;
  const [cx, cy] = [width * 0.5, height * 0.46];
  const ink = mixed(press.ink, press.paper, 0.12);
  const front = joined(
    tag('circle', { cx, cy, r: size * 0.62, fill: press.paper, opacity: 0.92 }),
    tag('circle', { cx, cy, r: size * 0.62, fill: 'none', stroke: ink, 'stroke-width': 2 }),
    moved(
      cx - size * 0.42,
      cy - size * 0.42,
      article ? subjectOf(showing, article, size * 0.84, press.accent) : icon('sun', 0, 0, size * 0.84, press.accent),
    ),
    skyline(width, height, ink),
  );
  return halftone(width, height, mixed(press.paper, press.ink, 0.08), ink, front);
}

/** Roofs of the city, the same every day. */
function skyline(width: number, height: number, ink: string): Markup {
  const heights = [0.2, 0.34, 0.26, 0.42, 0.18, 0.3, 0.38, 0.16, 0.28, 0.44, 0.22, 0.32, 0.19, 0.36];
  const step = width / heights.length;
  let path = `M0 ${height}`;
  heights.forEach((part, index) => {
    const top = Math.round(height * (1 - part * 0.62));
    path += `V${top}H${Math.round((index + 1) * step)}`;
  });
  return tag('path', { d: `${path}V${height}z`, fill: ink });
}
