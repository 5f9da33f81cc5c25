export { guardians } from './guardians.js';
