import type { JSX } from 'preact';
import { locale } from '../messages/locale.js';
import { More } from '../frame/more.js';
import { Notice } from '../frame/notice.js';
import { LeagueLogDocument } from '../generated/operations.js';
import { backward, usePages } from '../server/pages.js';
import { server } from '../server/server.js';
import { told } from './told.js';
import { words } from './words.js';

interface LeagueLogProps {
  readonly id: string;
  /** The version of the league. */
  readonly version: number;
}

/** The latest events of a league, newest first: who decided what, and why. */
export function LeagueLog({ id, version }: LeagueLogProps): JSX.Element {
  const { pages, error, more } = usePages(`${id} ${String(version)}`, async (before) =>
    backward((await server().ask(LeagueLogDocument, { id, before })).league?.events),
  );
  return (
    <section aria-labelledby="log">
      <h2 id="log">{words.log}</h2>
      {error && <Notice error={error} />}
      <ol class="public-log">
        {pages
          .flatMap((page) => page.toReversed())
          .map((event) => (
            <li key={event.version}>
              <time dateTime={event.at}>
                {new Date(event.at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}
              </time>{' '}
              <span>{told(event)}</span>
            </li>
          ))}
      </ol>
      <More of={words.log} more={more} />
    </section>
  );
}
