export { arena } from './arena.js';
