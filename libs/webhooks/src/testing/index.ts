export { NameServer, type Records } from './name-server.js';
export { answering, Receiver, type Answer, type Received } from './receiver.js';
export { selfSigned, type SelfSigned } from './self-signed.js';
