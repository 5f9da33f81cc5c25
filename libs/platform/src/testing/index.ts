export { freePort } from './free-port.js';
export { silentProxy, type SilentProxy } from './silent-proxy.js';
export { temporaryDatabase, type TemporaryDatabase } from './temporary-database.js';
