import type { ComponentChildren, JSX } from 'preact';
import { Link, useRoute } from 'wouter-preact';
import { locale, locales, speak, words } from '../messages/locale.js';
import { connection } from '../server/connection.js';
import { visitor } from '../server/visitor.js';
import { paths } from './paths.js';

/** What stands around every page: the way to the others, the language, and who is visiting. */
export function Frame({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <>
      <a class="skip" href="#content">
        {words.skip}
      </a>
      <header class="frame">
        <Link href={paths.home} class="wordmark">
          Chronicler
        </Link>
        <nav aria-label={words.pages}>
          <PageLink path={paths.games}>{words.games}</PageLink>
          <PageLink path={paths.newTable}>{words.newTable}</PageLink>
          <PageLink path={paths.leagues}>{words.leagues}</PageLink>
          <PageLink path={paths.verify}>{words.verify}</PageLink>
        </nav>
        <Visiting />
        <OtherLanguage />
      </header>
      <ConnectionBar />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

function PageLink({ path, children }: { readonly path: string; readonly children: string }): JSX.Element {
  const [isHere] = useRoute(path);
  return (
    <Link href={path} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  );
}

const Visiting = (): JSX.Element => (
  <Link href={paths.account} class="visitor">
    {visitor.value?.name ?? words.account}
  </Link>
);

function OtherLanguage(): JSX.Element {
  const other = locales.find((one) => one !== locale) ?? locale;
  return (
    <button type="button" class="quiet" lang={other} onClick={() => speak(other)}>
      {words.otherLanguage}
    </button>
  );
}

/** Shown while what the page follows does not reach it. */
const ConnectionBar = (): JSX.Element => (
  <div class="connection" role="status">
    {connection.value === 'lost' ? words.connection.lost : ''}
  </div>
);
