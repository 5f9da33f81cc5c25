import type { Request, RequestHandler } from 'express';
import { documentOf, type PersistedDocuments } from './persisted-documents.js';

type Fields = Readonly<Record<string, unknown>>;

/** Puts the document that a request names where GraphQL reads one. Runs after the body is read. */
export const putDocument =
  (documents: PersistedDocuments): RequestHandler =>
  (request, _response, next) => {
    try {
      if (request.method === 'GET') putInAddress(request, documents);
      else request.body = withDocument((request.body ?? {}) as Fields, documents);
      next();
    } catch (error) {
      next(error);
    }
  };

/** The parameters of a request with its document; unchanged where it contains one. */
export function withDocument<T extends object>(asked: T, documents: PersistedDocuments): T {
  const { documentId, ...others } = asked as Fields;
  const query = documentOf(asked, documents);
  return documentId == null ? asked : ({ ...others, query } as unknown as T);
}

/** Express and GraphQL each read the parameters of a GET from its address. */
function putInAddress(request: Request, documents: PersistedDocuments): void {
  const [path = '', search] = request.url.split('?');
  const asked = Object.fromEntries(new URLSearchParams(search));
  const found = withDocument(asked, documents);
  if (found !== asked) request.url = `${path}?${new URLSearchParams(found).toString()}`;
}
