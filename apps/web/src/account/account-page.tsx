import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { late } from '../frame/late.js';
import { Notice } from '../frame/notice.js';
import { paths } from '../frame/paths.js';
import { useTitle } from '../frame/use-title.js';
import { GameList } from '../games/game-list.js';
import { AccountPageDocument, type AccountPageQuery } from '../generated/operations.js';
import { words as common } from '../messages/locale.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';
import { visitor } from '../server/visitor.js';
import { Arriving } from './arriving.js';
import { Identities } from './identities.js';
import { Identity } from './identity.js';
import { Language } from './language.js';
import { OwnContent } from './own-content.js';
import { OwnLeagues } from './own-leagues.js';
import { OwnRatings } from './own-ratings.js';
import { RecoveryCode } from './recovery-code.js';
import { Secret } from './secret.js';
import { SignIn } from './sign-in.js';
import { TableWait } from './table-wait.js';
import { Tokens } from './tokens.js';
import { words } from './words.js';

const Notifications = late(() => import('../notifications/notifications.js').then((part) => part.Notifications));

/** Who the visitor is, and what is theirs: games, ratings, tokens, language. */
export function AccountPage(): JSX.Element {
  useTitle(common.account);
  const key = `account ${visitor.value?.id ?? ''}`;
  const { data, error } = useAnswer(key, () => server().ask(AccountPageDocument, {}));
  const me = data?.me;
  const [linked, setLinked] = useState(0);
  const [nextCode, setNextCode] = useState<string>();
  return (
    <>
      <h1>{common.account}</h1>
      {error && <Notice error={error} />}
      {data && <Arriving account={me?.account ?? null} onChange={() => setLinked((last) => last + 1)} />}
      {nextCode !== undefined && <Secret label={words.yourCode} secret={nextCode} />}
      {me && <SignedIn me={me} linked={linked} />}
      {data && !me && (
        <>
          <Notice>{words.signedOut}</Notice>
          <SignIn onCode={setNextCode} />
        </>
      )}
      <Language />
    </>
  );
}

interface SignedInProps {
  readonly me: NonNullable<AccountPageQuery['me']>;
  /** Changes with the identities of the account. */
  readonly linked: number;
}

const SignedIn = ({ me, linked }: SignedInProps): JSX.Element => (
  <>
    <Identity account={me.account} />
    <OwnContent />
    <OwnLeagues account={me.account.id} />
    <GameList status="RUNNING" title={common.yourGames} first={20} mine />
    <GameList status="OVER" title={common.finished} first={10} mine />
    <OwnRatings account={me.account.id} />
    <TableWait wait={me.tableWait} />
    {me.scopes.includes('ACCOUNT_MANAGE') && (
      <>
        <Notifications />
        <RecoveryCode />
        <Identities key={linked} />
        <Tokens scopes={me.scopes} />
      </>
    )}
    {me.scopes.includes('SERVER_OPERATE') && (
      <p>
        <Link href={paths.operations}>{common.operations}</Link>
      </p>
    )}
  </>
);
