import type { JSX } from 'preact';
import { Link } from 'wouter-preact';
import { More } from '../frame/more.js';
import { seasonPath, tablePath } from '../frame/paths.js';
import { OwnInvitationsDocument, OwnPairingsDocument } from '../generated/operations.js';
import { locale } from '../messages/locale.js';
import { onward, usePages } from '../server/pages.js';
import { server } from '../server/server.js';
import { words } from './words.js';

/** What leagues wait for: games that are to be played, and invitations that are to be answered. */
export const OwnLeagues = ({ account }: { readonly account: string }): JSX.Element => (
  <>
    <Pairings account={account} />
    <Invitations account={account} />
  </>
);

function Pairings({ account }: { readonly account: string }): JSX.Element | null {
  const { pages, more } = usePages(account, async (after) =>
    onward((await server().ask(OwnPairingsDocument, { after })).me?.pairings),
  );
  const pairings = pages.flat();
  if (pairings.length === 0) return null;
  return (
    <section aria-labelledby="pairings">
      <h2 id="pairings">{words.pairings}</h2>
      <ul class="games">
        {pairings.map(({ league, season, round, pairing, startsAt }) => (
          <li key={pairing.gameId}>
            <Link href={pairing.game ? tablePath(pairing.gameId) : seasonPath(league.id, season.number)}>
              <strong>{words.pairing(league.name, round)}</strong>
              <span>{new Date(startsAt).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}</span>
            </Link>
          </li>
        ))}
      </ul>
      <More of={words.pairings} more={more} />
    </section>
  );
}

function Invitations({ account }: { readonly account: string }): JSX.Element | null {
  const { pages, more } = usePages(account, async (after) =>
    onward((await server().ask(OwnInvitationsDocument, { after })).me?.invitations),
  );
  const invitations = pages.flat();
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations">{words.invitations}</h2>
      <ul class="games">
        {invitations.map(({ league, season }) => (
          <li key={`${league.id} ${String(season.number)}`}>
            <Link href={seasonPath(league.id, season.number)}>
              <strong>{league.name}</strong> <span>{season.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <More of={words.invitations} more={more} />
    </section>
  );
}
