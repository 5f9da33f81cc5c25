import { icon, tag, told, written, type IconName, type Markup } from '#drawing';
import { CELL, type HeroArticle, type NewsArticle } from '#skirmish-presentation';
import { type Article, box, findHero, findMission, type Room, type View } from '#skarov/queries';
import { headlineOf } from '../describe/names.js';
import { heroStories } from './hero-stories.js';
import { sideColor } from './look.js';
import { pageWords } from './page-words.js';
import { heroLook, type Showing } from './showing.js';
import { tokenShape } from './token-shapes.js';

type ArticleView = View['page'][number];

/** Whether an article is of the right column: those about heroes (SKAROV-NEWS-02, SKAROV-NEWS-03). */
export const isAboutHero = ({ subject }: ArticleView): boolean => subject === 'PRAISE' || subject === 'DISGRACE';

/** The news, of which the latest leads, or how it ended. In the color of the side that an article counts for. */
export function newsArticles(showing: Showing): NewsArticle[] {
  const news = showing.view.page.filter((article) => !isAboutHero(article));
  const lead =
    news.find(({ subject }) => subject === 'FINAL') ?? news.findLast(({ subject }) => subject === 'OBJECTIVE');
  return news.map((article) => ({
    ...newsArticle(showing, article),
    size: article === lead ? 'LARGE' : article.subject === 'EXTRA' ? 'SMALL' : 'MEDIUM',
  }));
}

/** Headline and story with the face of the side that has won it; an article that is not in the box has its id alone. */
function newsArticle(showing: Showing, article: ArticleView): Omit<NewsArticle, 'size'> {
  const { articleId, side, subject, weight } = article;
  const headline = headlineOf(article, showing.scenario);
  const body = recordOf(showing, articleId)?.faces[side].body;
  const room = roomOf(articleId);
  const about = subject === 'FINAL' ? pageWords.final : (room?.objective?.name ?? pageWords.extra);
  return {
    id: articleId,
    kicker: told(showing, about),
    headline: headline ? told(showing, headline) : articleId,
    body: body ? told(showing, body) : '',
    points: side === 'HEROES' ? weight : -weight,
    color: sideColor(side),
    subject: (size) => subjectOf(room, article, size),
  };
}

const recordOf = ({ scenario }: Showing, articleId: string): Article | undefined =>
  scenario?.articles.find(({ id }) => id === articleId) ?? box.find.article(articleId);

/** The room whose objective an article is about. */
const roomOf = (articleId: string): Room | undefined =>
  rooms().find(({ objective }) => objective?.articleId === articleId);

const rooms = box.derived(({ room }) => room);

/** The look of objectives that have no token, by room. */
const emblems: Readonly<Record<string, IconName>> = {
  t4a: 'bolt',
  t5a: 'gear',
  t6a: 'soundwave',
  t7a: 'hammer',
  t8b: 'sun',
};

/** The subject of the picture of an article: that of the room, and in the end handcuffs or an empty chair. */
function subjectOf(room: Room | undefined, { subject, side }: ArticleView, size: number): Markup {
  const token = room?.tokens[0]?.kind;
  if (room && token !== undefined && !(room.id in emblems))
    return tag('g', { transform: `scale(${written(size / CELL)})` }, tokenShape(token));
  const ending: IconName = side === 'HEROES' ? 'lock' : 'skull';
  const name = subject === 'FINAL' ? ending : (emblems[room?.id ?? ''] ?? 'scroll');
  return icon(name, 0, 0, size, sideColor(side));
}

/** Praise of a hero with the mission that was accomplished, or its disgrace with its turn. */
export function heroArticle(showing: Showing, article: ArticleView): HeroArticle {
  const { articleId, subject, weight, turn, side } = article;
  const heroId: string = articleId;
  const isNegative = subject === 'DISGRACE';
  const stories = heroStories[heroId];
  const { say, quoted } = showing.tell;
  const missionId = showing.view.heroes.find((hero) => hero.heroId === heroId)?.missionId;
  const mission = missionId === undefined ? undefined : findMission(missionId);
  const task = mission && say('The task had been: ', 'La mission était : ') + quoted(told(showing, mission.text));
  const body = isNegative
    ? [stories && told(showing, stories.disgrace), say(`(Turn ${turn}.)`, `(Tour ${turn}.)`)]
    : [stories && told(showing, stories.praise), task];
  const hero = findHero(heroId);
  return {
    look: heroLook(heroId),
    isNegative,
    headline: hero ? told(showing, isNegative ? hero.discredit : hero.praise) : heroId,
    body: body.filter(Boolean).join(' '),
    points: isNegative ? -weight : weight,
    color: sideColor(side),
  };
}
