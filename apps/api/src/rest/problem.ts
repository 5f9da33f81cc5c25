import { localized, type Locale, type Localized } from '#kernel';
import type { Response } from 'express';
import { z } from 'zod';
import { ApiError } from '../errors/api-error.js';
import { FAULT } from '../errors/fault.js';
import { httpStatusOf } from '../errors/http-status.js';
import { FAULT_CODE } from '../graphql/mask-errors.js';
import { requestId, requestLocale } from '../requests/request-context.js';
import { Refused } from './run/refused.js';

/** An error of a request, in the form of RFC 9457. */
export const problemSchema = z
  .looseObject({
    type: z.literal('about:blank'),
    title: z.string().meta({ description: 'The name of the status, in your language.' }),
    status: z.int().meta({ description: 'The HTTP status code.' }),
    detail: z.string().meta({ description: 'A description of the error for people, in your language.' }),
    code: z.string().meta({
      description:
        'For programs: an error code of the protocol (`NOT_FOUND`), or the code of a refusal by the rules (`NOT_YOUR_TURN`, a value of `RefusalCode`).',
    }),
    requestId: z.string().meta({ description: 'The request id, by which it is found in the log.' }),
    ruleId: z.string().optional().meta({ description: 'The rule that refuses; `/v1/rules/{ruleId}` has its text.' }),
    facts: z.unknown().optional().meta({ description: 'The parameters of the detail of a refusal, by name.' }),
    errors: z
      .array(
        z.object({
          at: z.string().meta({ description: 'A JSON Pointer into the body, or the name of a parameter or header.' }),
          detail: z.string(),
        }),
      )
      .optional()
      .meta({ description: 'All mistakes in the request, each with its place.' }),
  })
  .meta({ description: 'An error (RFC 9457).' });

export type Problem = z.output<typeof problemSchema>;

/** The problem of an error, for a client. A fault of ours reveals no details. */
export function problemOf(error: unknown): Problem {
  const locale = requestLocale();
  const status = error instanceof Refused ? error.status : httpStatusOf(error).status;
  const { detail, code, members } = toldOf(error, locale);
  const title = (titles[status] ?? localized('Error', 'Erreur'))[locale];
  return { type: 'about:blank', title, status, detail, code, requestId: requestId(), ...members };
}

function toldOf(error: unknown, locale: Locale): Pick<Problem, 'code' | 'detail'> & { readonly members: object } {
  if (error instanceof Refused) return { detail: error.message, code: error.code, members: error.members };
  if (error instanceof ApiError)
    return { detail: error.messageIn(locale), code: error.code, members: { ...error.facts } };
  return { detail: FAULT[locale], code: FAULT_CODE, members: {} };
}

/** Answers with a problem, which must not be cached. */
export function sendProblem(response: Response, error: unknown): void {
  const problem = problemOf(error);
  const retryAfter = error instanceof Refused ? undefined : httpStatusOf(error).retryAfter;
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
  if (problem.status === 401) response.set('WWW-Authenticate', 'Bearer');
  if (problem.status === 405) response.set('Allow', String(problem['allow']));
  for (const header of ['ETag', 'Link', 'Location']) response.removeHeader(header);
  response.status(problem.status).set('Cache-Control', 'no-store').type('application/problem+json');
  // Express would add an ETag.
  response
    .vary('Accept-Language')
    .set('Content-Language', requestLocale())
    .end(`${JSON.stringify(problem)}\n`);
}

/** The name of a status. */
const titles: Readonly<Record<number, Localized>> = {
  400: localized('Bad Request', 'Requête incorrecte'),
  401: localized('Unauthorized', 'Non authentifié'),
  403: localized('Forbidden', 'Interdit'),
  404: localized('Not Found', 'Introuvable'),
  405: localized('Method Not Allowed', 'Méthode non permise'),
  406: localized('Not Acceptable', 'Non acceptable'),
  409: localized('Conflict', 'Conflit'),
  412: localized('Precondition Failed', 'Condition non remplie'),
  413: localized('Content Too Large', 'Requête trop grande'),
  415: localized('Unsupported Media Type', 'Type de contenu non pris en charge'),
  422: localized('Unprocessable Content', 'Refusé par les règles'),
  429: localized('Too Many Requests', 'Trop de requêtes'),
  503: localized('Service Unavailable', 'Service indisponible'),
};
