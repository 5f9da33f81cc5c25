export { lantern } from './lantern.js';
