export { TestClient, type Answer } from './client.js';
export { startTestApi, type TestApi } from './test-api.js';
export { describeAccountStore } from './account-store-contract.js';
export { describeDeckStore } from './deck-store-contract.js';
