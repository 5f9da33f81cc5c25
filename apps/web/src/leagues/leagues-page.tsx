import { accepted } from '#client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { TextBox } from '../frame/fields.js';
import { More } from '../frame/more.js';
import { Notice } from '../frame/notice.js';
import { leaguePath } from '../frame/paths.js';
import { useTitle } from '../frame/use-title.js';
import { LeagueListDocument, type LeagueListQuery } from '../generated/operations.js';
import { words as common } from '../messages/locale.js';
import { server } from '../server/server.js';
import { onward, usePages } from '../server/pages.js';
import { useDoing } from '../server/use-doing.js';
import { someVisitor } from '../server/visitor.js';
import { words } from './words.js';

/** The leagues of the server, newest first, and a form to open one. */
export function LeaguesPage(): JSX.Element {
  useTitle(common.leagues);
  const { pages, isKnown, error, more } = usePages('leagues', async (after) =>
    onward((await server().ask(LeagueListDocument, { first: 20, after })).leagues),
  );
  const leagues = pages.flat();
  return (
    <>
      <h1>{common.leagues}</h1>
      <section aria-label={common.leagues}>
        {error && <Notice error={error} />}
        {isKnown && leagues.length === 0 && <Notice>{words.none}</Notice>}
        <ul class="games">
          {leagues.map((league) => (
            <li key={league.id}>
              <LeagueLine league={league} />
            </li>
          ))}
        </ul>
        <More of={common.leagues} more={more} />
      </section>
      <OpenLeague />
    </>
  );
}

function LeagueLine({ league }: { readonly league: LeagueListQuery['leagues']['nodes'][number] }): JSX.Element {
  const { id, name, seasons } = league;
  const latest = seasons.at(-1);
  return (
    <Link href={leaguePath(id)}>
      <strong>{name}</strong>
      {latest && (
        <span>
          {words.seasonOf(latest.number, latest.name)} · {words.status[latest.status]}
        </span>
      )}
    </Link>
  );
}

function OpenLeague(): JSX.Element {
  const [name, setName] = useState('');
  const { isBusy, error, run } = useDoing();
  const [, navigate] = useLocation();
  const open = (): Promise<boolean> =>
    run(async () => {
      await someVisitor();
      navigate(leaguePath(accepted(await server().leagues.open({ name })).league.id));
    });
  return (
    <form
      class="sheet-form"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <fieldset>
        <legend>{words.openLeague}</legend>
        <p class="notice">{words.openLeagueText}</p>
        <TextBox label={words.name} value={name} longest={80} onValue={setName} />
        {error && <Notice error={error} />}
        <p class="actions wide">
          <button type="submit" class="primary" disabled={isBusy}>
            {words.openLeague}
          </button>
        </p>
      </fieldset>
    </form>
  );
}
