import type { JSX } from 'preact';
import { Link } from 'wouter-preact';
import { seasonPath, tablePath } from '../frame/paths.js';
import type { AccountPageQuery } from '../generated/operations.js';
import { locale } from '../messages/locale.js';
import { words } from './words.js';

type Me = NonNullable<AccountPageQuery['me']>;

/** What leagues wait for: games that are to be played, and invitations that are to be answered. */
export const OwnLeagues = ({ me: { pairings, invitations } }: { readonly me: Me }): JSX.Element => (
  <>
    {pairings.nodes.length > 0 && (
      <section aria-labelledby="pairings">
        <h2 id="pairings">{words.pairings}</h2>
        <ul class="games">
          {pairings.nodes.map(({ league, season, round, pairing, startsAt }) => (
            <li key={pairing.gameId}>
              <Link href={pairing.game ? tablePath(pairing.gameId) : seasonPath(league.id, season.number)}>
                <strong>{words.pairing(league.name, round)}</strong>
                <span>{new Date(startsAt).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    )}
    {invitations.nodes.length > 0 && (
      <section aria-labelledby="invitations">
        <h2 id="invitations">{words.invitations}</h2>
        <ul class="games">
          {invitations.nodes.map(({ league, season }) => (
            <li key={`${league.id} ${String(season.number)}`}>
              <Link href={seasonPath(league.id, season.number)}>
                <strong>{league.name}</strong> <span>{season.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
);
