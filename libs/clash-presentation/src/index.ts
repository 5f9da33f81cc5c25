export { clash } from './clash.js';
