import { page } from './page-arguments.js';
import type { Route } from './route.js';

/** Accounts and tokens. */
export const accountRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/v1/me',
    group: 'accounts',
    summary: 'Your account, and the scopes of your token',
    document: 'query me { me { ...Me } }',
  },
  {
    method: 'get',
    path: '/v1/me/table-wait',
    group: 'accounts',
    summary: 'How long you wait for your next rated table',
    document: 'query tableWait { me { tableWait { ...TableWait } } }',
  },
  {
    method: 'post',
    path: '/v1/accounts',
    group: 'accounts',
    summary: 'Make an account',
    status: 201,
    location: '/v1/accounts/{account.id}',
    document: `mutation createAccount { createAccount(name: $name, bot: $bot) { __typename ... on AccountCreated { ...AccountCreated } ... on AccountNameTaken { message } } }`,
  },
  {
    method: 'get',
    path: '/v1/accounts',
    group: 'accounts',
    summary: 'Accounts whose names begin like this',
    document: `query accounts { accounts(name: $name, ${page}) { nodes { ...Account } pageInfo { ...PageInfo } } }`,
  },
  {
    method: 'get',
    path: '/v1/accounts/{id}',
    group: 'accounts',
    summary: 'An account',
    document: 'query account { node(id: $id) { ...Account } }',
  },
  {
    method: 'get',
    path: '/v1/sign-in/issuers',
    group: 'accounts',
    summary: 'The issuers at which people sign in from a browser',
    document: 'query signInIssuers { signInIssuers { issuer name clientId } }',
  },
  {
    method: 'post',
    path: '/v1/sign-in',
    group: 'accounts',
    summary: 'Sign in with an identity of an issuer',
    document:
      'mutation signIn { signIn(name: $name) { __typename ... on SignedIn { account { ...Account } } ... on AccountNameTaken { message } } }',
  },
  {
    method: 'get',
    path: '/v1/identities',
    group: 'accounts',
    summary: 'The identities of your account',
    document: 'query identities { me { identities { ...Identity } } }',
  },
  {
    method: 'post',
    path: '/v1/identities',
    group: 'accounts',
    summary: 'Link an identity to your account',
    status: 201,
    document: 'mutation linkIdentity { linkIdentity(token: $token, recoveryCode: $recoveryCode) { ...Identity } }',
  },
  {
    method: 'delete',
    path: '/v1/identities/{id}',
    group: 'accounts',
    summary: 'Unlink an identity from your account',
    document: 'mutation unlinkIdentity { unlinkIdentity(id: $id) { ...Identity } }',
  },
  {
    method: 'get',
    path: '/v1/tokens',
    group: 'accounts',
    summary: 'Your tokens',
    document: 'query tokens { me { tokens { ...Token } } }',
  },
  {
    method: 'post',
    path: '/v1/tokens',
    group: 'accounts',
    summary: 'Make a token',
    status: 201,
    document: 'mutation createToken { createToken(input: $input) { ...TokenCreated } }',
  },
  {
    method: 'delete',
    path: '/v1/tokens/{id}',
    group: 'accounts',
    summary: 'End a token',
    document: 'mutation revokeToken { revokeToken(id: $id) { ...Token } }',
  },
  {
    method: 'delete',
    path: '/v1/tokens',
    group: 'accounts',
    summary: 'Revoke all your other tokens',
    document: 'mutation revokeAllTokens { revokeAllTokens { ...Token } }',
  },
  {
    method: 'post',
    path: '/v1/recovery-codes',
    group: 'accounts',
    summary: 'Create a recovery code of your account',
    status: 201,
    document:
      'mutation createRecoveryCode { createRecoveryCode(recoveryCode: $recoveryCode) { recoveryCode createdAt } }',
  },
  {
    method: 'post',
    path: '/v1/recovery',
    group: 'accounts',
    summary: 'Recover your account',
    status: 201,
    document:
      'mutation replaceTokens { replaceTokens(recoveryCode: $recoveryCode, name: $name) { ...TokensReplaced } }',
  },
];
