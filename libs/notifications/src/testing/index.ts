export { MailServer, type ReceivedMail } from './mail-server.js';
export { toldOf } from './told-of.js';
export { PushBrowser } from './push-browser.js';
