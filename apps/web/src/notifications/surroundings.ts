import { ChangeNotificationsDocument } from '../generated/operations.js';
import { locale } from '../messages/locale.js';
import { server } from '../server/server.js';

/** The time zone of this browser. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Tells the server the language and the time zone of the visitor, so that messages are in the one and at times of the other. */
export const tellSurroundings = (): Promise<unknown> =>
  server().ask(ChangeNotificationsDocument, { input: { locale: locale === 'fr' ? 'FR' : 'EN', timeZone: ownZone() } });
