import type { JSX } from 'preact';
import { Course } from '../frame/course.js';
import { InPicture } from '../frame/in-picture.js';
import { Notice } from '../frame/notice.js';
import { OwnRatingsDocument } from '../generated/operations.js';
import { locale } from '../messages/locale.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';
import { words } from './words.js';

const said = (number: number): string => number.toLocaleString(locale, { maximumFractionDigits: 1 });

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
          <table>
            <thead>
              <tr>
                <th scope="col">{words.game}</th>
                <th scope="col">{words.rating}</th>
                <th scope="col">{words.games}</th>
                <th scope="col">{words.course}</th>
              </tr>
            </thead>
            <tbody>
              {rated.map(({ name, title, rating }) => (
                <tr key={name}>
                  <th scope="row">{title}</th>
                  <td>
                    {said(rating?.shown ?? 0)} <small>± {said(rating?.deviation ?? 0)}</small>
                  </td>
                  <td>{rating?.games}</td>
                  <td>
                    <Course
                      values={rating?.steps.nodes.map(({ after }) => after.mean) ?? []}
                      labelOf={(values) => words.courseOf(title, values)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rated.length > 0 && (
        <InPicture label={words.ratings} address={`/v1/accounts/${encodeURIComponent(account)}/ratings.svg`} />
      )}
    </section>
  );
}
