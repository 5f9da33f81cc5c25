import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PersistedDocumentsSource } from '#platform';
import { z } from 'zod';
import { localized } from '#kernel';
import { ApiError } from '../errors/api-error.js';

/** Documents that clients name instead of sending them. */
export interface PersistedDocuments {
  /** The text of each, by the SHA-256 of it in lower-case hex. */
  readonly byHash: ReadonlyMap<string, string>;
  /** True: only these documents are carried out. */
  readonly only: boolean;
}

export const noPersistedDocuments: PersistedDocuments = { byHash: new Map(), only: false };

/** The identifier of a document, as in the appendix of GraphQL over HTTP on persisted documents. */
const ID = /^(?:sha256:)?([0-9a-f]{64})$/;

const fileSchema = z.record(z.string().regex(ID), z.string());

/**
 * Reads documents as code generators write them (`persisted-documents.json`): a text under the SHA-256 of it. Throws
 * an Error with a message for people when the file is missing or malformed, and when a text does not match its hash.
 */
export async function readPersistedDocuments({ file, only }: PersistedDocumentsSource): Promise<PersistedDocuments> {
  const byHash = new Map<string, string>();
  for (const [id, text] of Object.entries(fileSchema.parse(JSON.parse(await readFile(file, 'utf8'))))) {
    const hash = hashIn(id) ?? '';
    if (createHash('sha256').update(text).digest('hex') !== hash)
      throw new Error(`${file}: the document under ${id} has another SHA-256. Generate the file again.`);
    byHash.set(hash, text);
  }
  return { byHash, only };
}

/** The request of a client. */
interface Asked {
  readonly query?: unknown;
  readonly documentId?: unknown;
}

/**
 * The document of a request: the one that it names, else the one that it contains. Throws an ApiError
 * `UNKNOWN_DOCUMENT` for an unknown name, and `FORBIDDEN` for a document in a request where only named ones are
 * carried out.
 */
export function documentOf({ query, documentId }: Asked, { byHash, only }: PersistedDocuments): unknown {
  if (documentId === undefined || documentId === null) {
    if (only && query !== undefined) throw new ApiError('FORBIDDEN', ONLY_NAMED);
    return query;
  }
  const text = typeof documentId === 'string' ? byHash.get(hashIn(documentId) ?? '') : undefined;
  if (text === undefined) throw new ApiError('UNKNOWN_DOCUMENT', UNKNOWN);
  return text;
}

const hashIn = (id: string): string | undefined => ID.exec(id)?.[1];

const UNKNOWN = localized(
  'This server has no document under this `documentId`: send the document itself as `query`.',
  'Ce serveur n’a aucun document sous ce `documentId` : envoyez le document lui-même dans `query`.',
);
const ONLY_NAMED = localized(
  'This server carries out only documents that it knows: name one by its `documentId`.',
  'Ce serveur n’exécute que les documents qu’il connaît : nommez-en un par son `documentId`.',
);
