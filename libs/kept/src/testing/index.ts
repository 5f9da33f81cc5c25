export { describeKeptStore } from './kept-store-contract.js';
export { basesOf, decksOf } from './contents.js';
