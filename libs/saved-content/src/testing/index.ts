export { describeSavedContentStore } from './saved-content-store-contract.js';
export { basesOf, decksOf } from './contents.js';
