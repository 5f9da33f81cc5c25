import { localized, type Localized } from '#kernel';
import type { NotificationService } from '#notifications';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { anybody } from '../access/caller.js';
import { LEAST_COST } from '../access/points.js';
import { keepSubject } from '../access/rate-limit-subject.js';
import type { RateLimits } from '../access/rate-limits.js';
import { addressOf } from '../requests/address-of.js';
import { requestLocale } from '../requests/request-context.js';
import { refusals } from '../rest/refusals.js';

/** The path of the links in mails. */
export const LINKS_PATH = '/notifications';

type Purpose = 'confirm' | 'unsubscribe';

/**
 * The pages of links in mails, which need no sign-in: GET shows a button, since programs that check mail follow every link; POST does
 * what the link is for. A mail program unsubscribes with one POST (RFC 8058).
 */
export function notificationLinks(rates: RateLimits, notifications: NotificationService): RequestHandler {
  const router = express.Router();
  router.use(async (request, response, next) => {
    const subject = rates.subjectOf(anybody, addressOf(request));
    keepSubject(request, subject);
    await subject.pay(LEAST_COST);
    response.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    next();
  });
  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    const path = `/${purpose}`;
    router.get(path, (request: Request, response: Response) => {
      if (notifications.isLink(purpose, tokenIn(request))) send(response, 200, ASKED[purpose], BUTTONS[purpose]);
      else send(response, 404, WRONG);
    });
    router.post(path, async (request: Request, response: Response) => {
      const isDone = await notifications[purpose](tokenIn(request));
      send(response, isDone ? 200 : 404, isDone ? DONE[purpose] : WRONG);
    });
  }
  router.use(refusals);
  return router;
}

const POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const tokenIn = ({ query: { token } }: Request): string => (typeof token === 'string' ? token : '');

function send(response: Response, status: number, text: Localized, button?: Localized): void {
  const locale = requestLocale();
  const form = button ? `\n    <form method="post"><button type="submit">${button[locale]}</button></form>` : '';
  response.status(status).type('html').vary('Accept-Language').send(`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Chronicler</title>
  </head>
  <body>
    <h1>Chronicler</h1>
    <p>${text[locale]}</p>${form}
  </body>
</html>
`);
}

const ASKED: Readonly<Record<Purpose, Localized>> = {
  confirm: localized(
    'Get messages about your games at this address?',
    'Recevoir à cette adresse des messages sur vos parties ?',
  ),
  unsubscribe: localized('Get no more messages at this address?', 'Ne plus recevoir de messages à cette adresse ?'),
};
const BUTTONS: Readonly<Record<Purpose, Localized>> = {
  confirm: localized('Confirm', 'Confirmer'),
  unsubscribe: localized('Unsubscribe', 'Se désabonner'),
};
const DONE: Readonly<Record<Purpose, Localized>> = {
  confirm: localized('The address is confirmed.', 'L’adresse est confirmée.'),
  unsubscribe: localized(
    'You are unsubscribed: no more messages come to this address.',
    'Vous êtes désabonné : plus aucun message ne viendra à cette adresse.',
  ),
};
const WRONG = localized(
  'This link does not work: it is not complete, or its channel was removed.',
  'Ce lien ne fonctionne pas : il est incomplet, ou son canal a été supprimé.',
);
