export { HandClock } from './hand-clock.js';
export { RivalStore } from './rival-store.js';
