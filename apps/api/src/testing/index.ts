export { ownName, TestClient, type Answer } from './client.js';
export { keepersWithBases } from './keepers-with-bases.js';
export { sharedTestApi } from './shared-test-api.js';
export { startTestApi, type TestApi } from './test-api.js';
