import { ChroniclerClient } from '#client';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { TextBox } from '../frame/fields.js';
import { Notice } from '../frame/notice.js';
import { paths } from '../frame/paths.js';
import {
  ArrivedDocument,
  CreateTokenDocument,
  LinkIdentityDocument,
  SignInByIssuerDocument,
  type ArrivedQuery,
} from '../generated/operations.js';
import { locale } from '../messages/locale.js';
import { server } from '../server/server.js';
import { useDoing } from '../server/use-doing.js';
import { keepSessionToken } from '../server/session-token.js';
import { signInWith, type Visitor } from '../server/visitor.js';
import { AskingForm } from './asking-form.js';
import { returning } from './journey.js';
import type { Arrival } from './oidc.js';
import { proof } from './proof.js';
import { words } from './words.js';

/** A visitor whom an issuer has sent back, and what this server knows of them. */
interface Met extends Arrival {
  readonly client: ChroniclerClient;
  /** `null` while no account is linked to them. */
  readonly me: ArrivedQuery['me'];
}

/** How long the session lasts that begins at an issuer: twice a day the issuer has its say. */
const HOURS = 12;

async function meet(arrival: Arrival): Promise<Met> {
  const client = new ChroniclerClient({ url: location.origin, locale, token: arrival.token });
  return { ...arrival, client, me: (await client.ask(ArrivedDocument, {})).me };
}

/** Begins the session of an account that an issuer vouches for: with a token of this server, since those of issuers last for minutes. */
async function enter({ client, issuer, me }: Met): Promise<void> {
  const expiresAt = new Date(Date.now() + HOURS * 3_600_000).toISOString();
  const input = { name: words.browserBy(issuer.name).slice(0, 60), scopes: me?.scopes ?? [], expiresAt };
  const { createToken } = await client.ask(CreateTokenDocument, { input });
  await signInWith(createToken.token);
  keepSessionToken(createToken.about.id);
}

interface ArrivingProps {
  /** The account that is signed in. */
  readonly account: Visitor | null;
  /** Something of the account has changed. */
  readonly onChange: () => void;
}

/** What happens where an issuer sends the visitor back: they sign in, make an account, link theirs, or have proved that it is theirs. */
export function Arriving({ account, onChange }: ArrivingProps): JSX.Element | null {
  const [met, setMet] = useState<Met>();
  const [isProved, setProved] = useState(false);
  const { isBusy, error, run } = useDoing();
  const [, navigate] = useLocation();
  useEffect(() => {
    const back = returning(location.search);
    if (!back) return;
    navigate(paths.account, { replace: true });
    void run(async () => {
      const { arrive } = await import('./oidc.js');
      const next = await meet(await arrive(back.journey, back.answer));
      if (!account && next.me) await enter(next);
      else if (account && next.me?.account.id === account.id) {
        proof.value = { account: account.id, client: next.client };
        setProved(true);
      } else setMet(next);
    });
  }, []);
  const done = (): void => {
    setMet(undefined);
    onChange();
  };
  if (error) return <Notice error={error} />;
  if (isBusy) return <Notice>{words.arriving}</Notice>;
  if (isProved) return <Notice>{words.proved}</Notice>;
  if (!met) return null;
  if (met.me) return <Other met={met} onDone={done} />;
  return account ? <Link met={met} onDone={done} /> : <NewAccount met={met} onDone={done} />;
}

interface MetProps {
  readonly met: Met;
  readonly onDone: () => void;
}

/** The name of the account that is made for a person whom the server meets for the first time. */
function NewAccount({ met, onDone }: MetProps): JSX.Element {
  const [name, setName] = useState(met.name.slice(0, 40));
  const make = async (): Promise<void> => {
    const { signIn } = await met.client.ask(SignInByIssuerDocument, { name });
    if (signIn.__typename === 'AccountNameTaken') throw new Error(signIn.message);
    await enter(await meet(met));
    onDone();
  };
  return (
    <AskingForm legend={words.newAccount} text={words.firstTime(met.issuer.name)} action={words.create} onSend={make}>
      <TextBox label={words.name} hint={words.nameHint} value={name} longest={40} onValue={setName} />
    </AskingForm>
  );
}

/** Asks before an identity becomes one of the visitor's account. */
function Link({ met, onDone }: MetProps): JSX.Element {
  const [code, setCode] = useState('');
  const link = async (): Promise<void> => {
    await server().ask(LinkIdentityDocument, { token: met.token, recoveryCode: code === '' ? null : code });
    onDone();
  };
  return (
    <AskingForm legend={words.link} text={words.linkText(met.issuer.name)} action={words.link} onSend={link}>
      <TextBox label={words.oldCode} value={code} longest={200} type="password" isOptional onValue={setCode} />
    </AskingForm>
  );
}

/** The identity belongs to another account than the one that is signed in. */
const Other = ({ met, onDone }: MetProps): JSX.Element => (
  <AskingForm
    legend={words.signIn}
    text={words.otherAccount(met.me?.account.name ?? '')}
    action={words.signIn}
    onSend={() => enter(met).then(onDone)}
  />
);
