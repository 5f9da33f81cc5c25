export { TestClient, type Answer } from './client.js';
export { startTestApi, type TestApi } from './test-api.js';
