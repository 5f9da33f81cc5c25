export { AccountStore, type Account, type KnownToken, type TokenRecord } from './account-store.js';
export { Accounts, type AccountCreated, type TokenMade, type TokenOwner, type TokenRequest } from './accounts.js';
export { isHashOf, mintToken, tokenIdOf, type MintedToken } from './bearer-token.js';
export { MemoryAccountStore } from './memory-account-store.js';
export { PostgresAccountStore } from './postgres-account-store.js';
export { RememberedTokens, type RememberedTokensOptions } from './remembered-tokens.js';
export { TokenWatch, type HeldToken, type TokenWatchOptions } from './token-watch.js';
export { allScopes, scopes, type Scope } from './scopes.js';
