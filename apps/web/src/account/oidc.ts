import {
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  calculatePKCECodeChallenge,
  discoveryRequest,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
  getValidatedIdTokenClaims,
  None,
  processAuthorizationCodeResponse,
  processDiscoveryResponse,
  validateAuthResponse,
  type AuthorizationServer,
} from 'oauth4webapi';
import { paths } from '../frame/paths.js';
import { leave, type Issuer, type Journey } from './journey.js';

/** A person, as an issuer names them to this page. */
export interface Arrival {
  readonly issuer: Issuer;
  /** The ID token, made for this app. */
  readonly token: string;
  /** What they are called there; empty where the issuer does not say. */
  readonly name: string;
}

/** The page to which issuers send the visitor back. */
const redirectUri = (): string => location.origin + paths.account;

/* oxlint-disable typescript/no-deprecated -- marked so to stand out: the configuration admits an issuer without https on the machine itself alone */
const requestsTo = ({ issuer }: Issuer): { readonly [allowInsecureRequests]: boolean } => ({
  [allowInsecureRequests]: new URL(issuer).protocol === 'http:',
});
/* oxlint-enable typescript/no-deprecated */

async function discovered(issuer: Issuer): Promise<AuthorizationServer> {
  const address = new URL(issuer.issuer);
  return processDiscoveryResponse(
    address,
    await discoveryRequest(address, { algorithm: 'oidc', ...requestsTo(issuer) }),
  );
}

/** Goes to the page of an issuer on which the visitor signs in there: authorization code with PKCE. */
export async function leaveFor(issuer: Issuer): Promise<void> {
  const { authorization_endpoint: endpoint } = await discovered(issuer);
  if (endpoint === undefined) throw new Error(`${issuer.issuer}: authorization_endpoint`);
  const journey: Journey = {
    issuer,
    verifier: generateRandomCodeVerifier(),
    state: generateRandomState(),
    nonce: generateRandomNonce(),
  };
  const address = new URL(endpoint);
  const asked = {
    client_id: issuer.clientId,
    redirect_uri: redirectUri(),
    response_type: 'code',
    scope: 'openid profile',
    state: journey.state,
    nonce: journey.nonce,
    code_challenge: await calculatePKCECodeChallenge(journey.verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  leave(journey);
  location.assign(address);
}

/** Takes the token for the code with which an issuer has sent the visitor back. Throws where it did not sign them in. */
export async function arrive({ issuer, verifier, state, nonce }: Journey, answer: URLSearchParams): Promise<Arrival> {
  const known = await discovered(issuer);
  const client = { client_id: issuer.clientId };
  const callback = validateAuthResponse(known, client, answer, state);
  const response = await authorizationCodeGrantRequest(
    known,
    client,
    None(),
    callback,
    redirectUri(),
    verifier,
    requestsTo(issuer),
  );
  const tokens = await processAuthorizationCodeResponse(known, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  });
  const claims = getValidatedIdTokenClaims(tokens);
  const name = [claims?.['preferred_username'], claims?.['name']].find((one) => typeof one === 'string') ?? '';
  return { issuer, token: tokens.id_token ?? '', name };
}
