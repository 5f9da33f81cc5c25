import type { SeasonPlace } from '#client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { InPicture } from '../frame/in-picture.js';
import { More } from '../frame/more.js';
import { Notice } from '../frame/notice.js';
import { RatingTable, type Rated } from '../frame/rating-table.js';
import { SeasonRatingsDocument, type SeasonRatingsQuery } from '../generated/operations.js';
import { words as common } from '../messages/locale.js';
import { server } from '../server/server.js';
import { onward, usePages } from '../server/pages.js';
import { pictureOf } from './bracket.js';
import { words } from './words.js';

type Rating = NonNullable<NonNullable<SeasonRatingsQuery['league']>['season']>['ratings']['nodes'][number];

interface RatingsProps {
  readonly place: SeasonPlace;
  /** The version of the league: ratings change with it. */
  readonly version: number;
}

/** The ratings of a season, asked for by a button: to compute them costs as much as all the rest of the page. */
export function Ratings(props: RatingsProps): JSX.Element {
  const [isShown, setShown] = useState(false);
  return (
    <section aria-labelledby="ratings">
      <h2 id="ratings">{words.ratings}</h2>
      {isShown ? (
        <SeasonRatings {...props} />
      ) : (
        <button type="button" onClick={() => setShown(true)}>
          {words.showRatings}
        </button>
      )}
    </section>
  );
}

/** The ratings, each with its course from game to game. */
function SeasonRatings({ place, version }: RatingsProps): JSX.Element {
  const { leagueId: id, season: number } = place;
  const { pages, isKnown, error, more } = usePages(`${id} ${String(number)} ${String(version)}`, async (after) =>
    onward((await server().ask(SeasonRatingsDocument, { id, number, after })).league?.season?.ratings),
  );
  if (error) return <Notice error={error} />;
  if (!isKnown) return <Notice>{common.loading}</Notice>;
  const ratings = pages.flat();
  if (ratings.length === 0) return <Notice>{words.noRatings}</Notice>;
  return (
    <>
      <div class="table" role="group" aria-labelledby="ratings" tabIndex={0}>
        <RatingTable of={words.player} course={words.course} courseOf={words.courseOf} ratings={ratings.map(ratedOf)} />
      </div>
      <More of={words.ratings} more={more} />
      <InPicture label={words.ratings} address={pictureOf(place, 'ratings')} version={version} />
    </>
  );
}

const ratedOf = ({ account, steps, ...rating }: Rating): Rated => ({
  ...rating,
  id: account?.id ?? '',
  name: account?.name ?? '',
  course: steps.nodes.map(({ after }) => after.mean),
});
