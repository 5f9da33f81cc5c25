export {
  AccountStore,
  type Account,
  type Identity,
  type KnownIdentity,
  type KnownToken,
  type RecoveryCode,
  type Replacement,
  type TokenRecord,
} from './account-store.js';
export { Accounts, type AccountCreated, type TokenMade, type TokenOwner, type TokenRequest } from './accounts.js';
export { isHashOf, mintToken, tokenIdOf, type MintedToken } from './bearer-token.js';
export { Identities, type Linked, type Named, type SignedIn, type Unlinked } from './identities.js';
export { MemoryAccountStore } from './memory-account-store.js';
export { IssuerAway, OidcTokens, type OidcClaims, type OidcOptions, type OidcVerdict } from './oidc.js';
export { PostgresAccountStore } from './postgres-account-store.js';
export { Recovery, type CodeMade, type TokensReplaced } from './recovery.js';
export { RememberedTokens, type RememberedTokensOptions } from './remembered-tokens.js';
export { skeletonOf } from './skeleton.js';
export { TokenWatch, type HeldToken, type TokenWatchOptions } from './token-watch.js';
export { allScopes, ownScopes, scopeName, scopes, type Scope } from './scopes.js';
