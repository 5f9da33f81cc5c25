import type { JSX } from 'preact';
import { Link } from 'wouter-preact';
import { leaguePath, paths } from '../frame/paths.js';
import { LeagueListDocument } from '../generated/operations.js';
import { words } from '../messages/locale.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';

/** The newest leagues, and the way to all; nothing where there are none. */
export function NewestLeagues(): JSX.Element | null {
  const { data } = useAnswer('leagues', () => server().ask(LeagueListDocument, { first: 3 }));
  const leagues = data?.leagues.nodes ?? [];
  if (leagues.length === 0) return null;
  return (
    <section aria-labelledby="leagues">
      <h2 id="leagues">{words.leagues}</h2>
      <ul class="games">
        {leagues.map(({ id, name, seasons }) => (
          <li key={id}>
            <Link href={leaguePath(id)}>
              <strong>{name}</strong> <span>{seasons.at(-1)?.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p class="more">
        <Link href={paths.leagues}>{words.allLeagues}</Link>
      </p>
    </section>
  );
}
