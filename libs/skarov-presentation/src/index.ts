export { skarov } from './skarov.js';
