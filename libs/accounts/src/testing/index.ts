export { describeAccountStore } from './account-store-contract.js';
export { TestIssuer } from './test-issuer.js';
