import type { JSX } from 'preact';
import { InPicture } from '../frame/in-picture.js';
import { Notice } from '../frame/notice.js';
import { RatingTable } from '../frame/rating-table.js';
import { OwnRatingsDocument } from '../generated/operations.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';
import { words } from './words.js';

/** The ratings of an account on this server, by game. */
export function OwnRatings({ account }: { readonly account: string }): JSX.Element {
  const { data, error } = useAnswer(account, () => server().ask(OwnRatingsDocument, { account }));
  const rated = data?.rulesets.filter(({ rating }) => rating !== null) ?? [];
  return (
    <section aria-labelledby="ratings">
      <h2 id="ratings">{words.ratings}</h2>
      {error && <Notice error={error} />}
      {data && rated.length === 0 && <Notice>{words.noRatings}</Notice>}
      {rated.length > 0 && (
        <div class="table">
          <RatingTable
            of={words.game}
            course={words.course}
            courseOf={words.courseOf}
            ratings={rated.map(({ name, title, rating }) => ({
              id: name,
              name: title,
              shown: rating?.shown ?? 0,
              deviation: rating?.deviation ?? 0,
              games: rating?.games ?? 0,
              course: rating?.steps.nodes.map(({ after }) => after.mean) ?? [],
            }))}
          />
        </div>
      )}
      {rated.length > 0 && (
        <InPicture label={words.ratings} address={`/v1/accounts/${encodeURIComponent(account)}/ratings.svg`} />
      )}
    </section>
  );
}
