import type { JSX } from 'preact';
import { locale } from '../messages/locale.js';
import { told, type LeagueEvent } from './told.js';
import { words } from './words.js';

/** The latest events of a league, newest first: who decided what, and why. */
export const LeagueLog = ({ events }: { readonly events: readonly LeagueEvent[] }): JSX.Element => (
  <section aria-labelledby="log">
    <h2 id="log">{words.log}</h2>
    <ol class="public-log">
      {events.toReversed().map((event) => (
        <li key={event.version}>
          <time dateTime={event.at}>
            {new Date(event.at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>{' '}
          <span>{told(event)}</span>
        </li>
      ))}
    </ol>
  </section>
);
