export { guilds } from './guilds.js';
