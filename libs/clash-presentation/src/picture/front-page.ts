import { told } from '#drawing';
import type { Picture } from '#kernel';
import { newspaperPage, pageWords as wordsOfAll } from '#skirmish-presentation';
import type { Side, View } from '#clash/queries';
import { advertisements } from './advertisements.js';
import { heroArticle, newsArticle } from './articles.js';
import { pageWords } from './page-words.js';
import { photographyOf } from './photography.js';
import { outcomes } from './picture-words.js';
import { presses } from './press.js';
import { showingOf } from './showing.js';

/** Which advertisement stands beside a last small article. */
const BESIDE_LAST_SMALL = 7;

/** The front page of a side, as it would be printed now (CLASH-180 to CLASH-187). A side that does not play has an empty page. */
export const frontPage =
  (side: Side): Picture<View> =>
  (view, locale, names) => {
    const showing = showingOf(view, locale, names);
    const { result: over, turn } = view;
    const seen = view.sides.find((other) => other.side === side);
    const page = seen?.page ?? [];
    const shown = advertisements.map(({ title, text }) => ({ title: told(showing, title), text: told(showing, text) }));
    return newspaperPage({
      telling: showing,
      press: presses[seen?.newspaper ?? (side === 'A' ? 'GUARDIANS_CHRONICLES' : 'MERCURY_HERALD')],
      photography: photographyOf(showing),
      turn,
      edition: told(showing, over ? outcomes[over.outcome] : wordsOfAll.edition),
      news: page.filter(({ kind }) => kind === 'OBJECTIVE').map((article) => newsArticle(showing, article)),
      heroes: page.filter(({ kind }) => kind !== 'OBJECTIVE').map((article) => heroArticle(showing, article)),
      quiet: {
        headline: told(showing, over ? pageWords.quietEnd : pageWords.quiet),
        body: told(showing, over ? pageWords.quietEndBody : pageWords.quietBody),
      },
      advertisements: shown,
      filler: shown[BESIDE_LAST_SMALL],
      sum: { text: told(showing, pageWords.worth), value: String(seen?.points ?? 0).replace('-', '−') },
    });
  };
