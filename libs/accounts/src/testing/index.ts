export { describeAccountStore } from './account-store-contract.js';
