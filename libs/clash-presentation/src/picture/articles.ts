import { told } from '#drawing';
import type { HeroArticle, NewsArticle } from '#skirmish-presentation';
import { findHero, findMission, type SideView } from '#clash/queries';
import { subjectOf } from './article-subject.js';
import { heroStories } from './hero-stories.js';
import { heroLook, type Showing } from './showing.js';
import { articleOf } from './stakes-panel.js';

type Article = SideView['page'][number];

/** Headline and story as the sheet has them. */
export function newsArticle(showing: Showing, { articleId, size, points }: Article): NewsArticle {
  const article = articleOf(showing, articleId);
  return {
    id: articleId,
    size,
    points,
    kicker: article ? told(showing, article.name) : '',
    headline: article ? told(showing, article.headline) : articleId,
    body: article ? told(showing, article.body) : '',
    subject: (side, color) => subjectOf(showing, articleId, side, color),
  };
}

/** Praise or discredit of a hero; what takes points off is red (CLASH-182, CLASH-183). */
export function heroArticle(showing: Showing, article: Article): HeroArticle {
  const { articleId, points } = article;
  const heroId: string = articleId;
  const hero = findHero(heroId);
  const isNegative = points < 0;
  return {
    look: heroLook(heroId),
    points,
    isNegative,
    headline: hero ? told(showing, isNegative ? hero.discredit : hero.praise) : heroId,
    body: heroStory(showing, article),
  };
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
