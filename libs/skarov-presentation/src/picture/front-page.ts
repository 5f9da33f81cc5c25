import { signed, told } from '#drawing';
import type { Picture } from '#kernel';
import { guardiansChronicles, newspaperPage, pageWords as wordsOfAll } from '#skirmish-presentation';
import { box, type Side, verdictOn, type View } from '#skarov/queries';
import { heroArticle, isAboutHero, newsArticles } from './articles.js';
import { pageWords } from './page-words.js';
import { photographyOf } from './photography.js';
import { winners } from './picture-words.js';
import { showingOf, type Showing } from './showing.js';

/** The front page of the Guardians’ Chronicles, as it would be printed now (SKAROV-NEWS-01 to SKAROV-NEWS-07). */
export const frontPage: Picture<View> = (view, locale, names) => {
  const showing = showingOf(view, locale, names);
  const { result: over, turn, page, difference } = view;
  const shown = advertisements().map(({ text }) => ({ text: told(showing, text) }));
  return newspaperPage({
    telling: showing,
    press: guardiansChronicles,
    photography: photographyOf(showing),
    turn,
    edition: told(showing, over ? winners[over.winner] : wordsOfAll.edition),
    banner: bannerOf(showing),
    news: newsArticles(showing),
    heroes: page.filter(isAboutHero).map((article) => heroArticle(showing, article)),
    quiet: {
      headline: told(showing, over ? pageWords.quietEnd : pageWords.quiet),
      body: told(showing, over ? pageWords.quietEndBody : pageWords.quietBody),
    },
    advertisements: shown.slice(0, -1),
    filler: shown.at(-1),
    sum: { text: told(showing, pageWords.sum), value: difference === 0 ? '0' : signed(difference) },
  });
};

const advertisements = box.derived(({ advertisement }) => advertisement);

/** The headline by the difference of articles, once the game is over (SKAROV-NEWS-05 to SKAROV-NEWS-07). */
function bannerOf(showing: Showing): string | undefined {
  const { result: over, page } = showing.view;
  if (!over) return undefined;
  const won = page.map(({ articleId, ...article }) => ({ ...article, id: articleId }));
  const loser: Side = over.winner === 'HEROES' ? 'OVERLORD' : 'HEROES';
  return told(showing, verdictOn(won, over.reason === 'RESIGNATION' ? loser : null).headline.title);
}
