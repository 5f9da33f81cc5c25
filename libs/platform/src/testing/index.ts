export { temporaryDatabase, type TemporaryDatabase } from './temporary-database.js';
