import { createHash, timingSafeEqual } from 'node:crypto';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { Queue } from 'bullmq';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';

/** The path of the board, under the address of the series. */
export const BOARD_PATH = '/queues';

/** Pages that show the jobs of a queue, in all its parts, and change nothing, for holders of the token of the administrators. */
export function queueBoard(queues: readonly Queue[], adminToken: string): Express {
  const pages = new ExpressAdapter();
  pages.setBasePath(BOARD_PATH);
  createBullBoard({ queues: shown(queues), serverAdapter: pages });
  const app = express();
  app.disable('x-powered-by');
  app.use(BOARD_PATH, onlyWith(adminToken), pages.getRouter() as Express);
  return app;
}

/** The parts of a queue all have its name: they get numbers. */
const shown = (queues: readonly Queue[]): BullMQAdapter[] =>
  queues.map((queue, at) => {
    const number = queues.length > 1 ? { prefix: `${at + 1}-` } : {};
    return new BullMQAdapter(queue, { readOnlyMode: true, ...number });
  });

/** The token comes as the password of any user, since a browser asks for one, or as a bearer token. */
const onlyWith =
  (adminToken: string) =>
  ({ headers: { authorization = '' } }: Request, response: Response, next: NextFunction): void => {
    const [scheme = '', given = ''] = authorization.split(' ');
    const isPassword = scheme.toLowerCase() === 'basic';
    const text = isPassword ? Buffer.from(given, 'base64').toString() : given;
    const token = isPassword ? text.slice(text.indexOf(':') + 1) : text;
    if (timingSafeEqual(digestOf(token), digestOf(adminToken))) next();
    else response.status(401).set('WWW-Authenticate', 'Basic realm="Chronicler"').end();
  };

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
