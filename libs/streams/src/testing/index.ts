export { FakeClock } from './fake-clock.js';
export { ContendedStore } from './contended-store.js';
