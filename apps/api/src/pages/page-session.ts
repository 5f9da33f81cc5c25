import { localized } from '#kernel';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Authentication } from '../access/authentication.js';
import { credentialsIn, isOfOwnPage, SESSION_COOKIE } from '../access/credentials.js';
import { LEAST_COST } from '../access/points.js';
import { ApiError } from '../errors/api-error.js';
import { addressOf } from '../requests/address-of.js';
import { refusals } from '../rest/refusals.js';
import { writtenFile } from './page-files.js';

/** The path at which our pages sign in and out. */
export const SESSION_PATH = '/session';

/** Browsers keep no cookie of more than 4,096 bytes, its name and attributes included. */
const LONGEST_TOKEN = 3_900;

/**
 * Signs in the visitor of a page of ours: POST with a token in `Authorization` keeps it in a cookie that no script
 * can read, until the browser is closed; DELETE ends that, and GET returns its account. Only pages of this origin are
 * answered.
 */
export function pageSession(authentication: Authentication): RequestHandler {
  const router = express.Router();
  const who = (request: Request, authorization: string | undefined) =>
    authentication.authenticate(authorization, addressOf(request), LEAST_COST);
  router.use((request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next(isOfOwnPage(request) ? undefined : NOT_OUR_PAGE());
  });
  router.get('/', async (request, response) => {
    const { caller } = await who(request, credentialsIn(request));
    response.json({ account: caller.account && { name: caller.account.name } });
  });
  router.post('/', async (request, response) => {
    const { authorization } = request.headers;
    const { caller } = await who(request, authorization);
    if (authorization === undefined) throw NO_TOKEN();
    const [, token = ''] = authorization.trim().split(/\s+/);
    if (token.length > LONGEST_TOKEN) throw TOO_LONG();
    keep(request, response, token);
    response.json({ account: caller.account && { name: caller.account.name } });
  });
  router.delete('/', (request, response) => {
    response.clearCookie(SESSION_COOKIE, attributesFor(request)).status(204).end();
  });
  router.use(refusals);
  return router;
}

const keep = (request: Request, response: Response, token: string): unknown =>
  response.cookie(SESSION_COOKIE, token, { ...attributesFor(request), encode: String });

const attributesFor = ({ secure }: Request) => ({ httpOnly: true, sameSite: 'strict', secure, path: '/' }) as const;

const NOT_OUR_PAGE = (): ApiError =>
  new ApiError(
    'FORBIDDEN',
    localized(
      'Only pages of this server sign in here: other clients send “Authorization: Bearer chr_…”.',
      'Seules les pages de ce serveur se connectent ici : les autres clients envoient « Authorization: Bearer chr_… ».',
    ),
  );
const NO_TOKEN = (): ApiError =>
  new ApiError(
    'UNAUTHENTICATED',
    localized(
      'Send the token as “Authorization: Bearer chr_…”.',
      'Envoyez le jeton : « Authorization: Bearer chr_… ».',
    ),
  );
const TOO_LONG = (): ApiError =>
  new ApiError(
    'BAD_USER_INPUT',
    localized(
      `A token of more than ${LONGEST_TOKEN} characters does not fit in a cookie: use it to create a token of this server (\`createToken\`).`,
      `Un jeton de plus de ${LONGEST_TOKEN} caractères ne tient pas dans un cookie : utilisez-le pour créer un jeton de ce serveur (\`createToken\`).`,
    ),
  );

/**
 * The bar on top of a page with the signed-in account. A page waits for the promise `signedIn` before it sends any
 * request.
 */
export const sessionScript = writtenFile(
  'session.js',
  'text/javascript',
  `const bar = document.getElementById('session');
const session = async (method, token) => {
  const headers = token ? { authorization: 'Bearer ' + token } : {};
  const answer = await fetch('${SESSION_PATH}', { method, headers });
  if (answer.status === 204) return null;
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.detail);
  return said.account;
};
const element = (name, properties) => Object.assign(document.createElement(name), properties);
function show(account, fault) {
  const told = element('span', { textContent: fault ?? (account ? 'Signed in as ' + account.name : 'Not signed in: you watch as a spectator.') });
  if (fault) told.setAttribute('role', 'alert');
  const token = element('input', { type: 'password', placeholder: 'chr_…', autocomplete: 'off', ariaLabel: 'Token' });
  const button = element('button', { textContent: account ? 'Sign out' : 'Sign in' });
  bar.replaceChildren(told, ...(account ? [] : [token]), button);
  bar.onsubmit = (event) => {
    event.preventDefault();
    session(account ? 'DELETE' : 'POST', account ? undefined : token.value.trim()).then(
      () => location.reload(),
      (error) => show(account, error.message),
    );
  };
}
async function signIn() {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (!token) return session('GET');
  history.replaceState(null, '', location.pathname + location.search);
  return session('POST', token);
}
window.signedIn = signIn().then(show, async (error) => {
  await session('DELETE');
  show(null, error.message);
});
`,
);

/** The markup and style of the bar. */
export const SESSION_BAR = `<form id="session"></form>
    <style>
      #session { box-sizing: border-box; height: 36px; padding: 4px 12px; display: flex; gap: 12px; align-items: center; justify-content: flex-end; font: 14px sans-serif; background: #f3f4f6; color: #1f2937; }
      #session input { width: 20em; }
      #session [role=alert] { color: #b91c1c; }
    </style>`;
