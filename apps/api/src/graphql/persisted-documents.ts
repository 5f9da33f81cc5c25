import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PersistedDocumentsSource } from '#platform';
import { z } from 'zod';
import { both } from '#kernel';
import { ApiError } from '../errors/api-error.js';

/** Documents that clients name instead of sending them. */
export interface PersistedDocuments {
  /** The text of each, by the SHA-256 of it in lower-case hex. */
  readonly byHash: ReadonlyMap<string, string>;
  /** True: nothing else is carried out. */
  readonly only: boolean;
}

export const noPersistedDocuments: PersistedDocuments = { byHash: new Map(), only: false };

/** What names a document: as the appendix of GraphQL over HTTP on persisted documents has it. */
const ID = /^(?:sha256:)?([0-9a-f]{64})$/;

const fileSchema = z.record(z.string().regex(ID), z.string());

/**
 * Reads documents as code generators write them (`persisted-documents.json`): a text under the SHA-256 of it.
 * Throws an Error, for people, when the file is not there or is none, and when a text is not what its name says.
 */
export async function readPersistedDocuments({ file, only }: PersistedDocumentsSource): Promise<PersistedDocuments> {
  const byHash = new Map<string, string>();
  for (const [id, text] of Object.entries(fileSchema.parse(JSON.parse(await readFile(file, 'utf8'))))) {
    const hash = hashIn(id) ?? '';
    if (createHash('sha256').update(text).digest('hex') !== hash)
      throw new Error(
        `${file}: the document under ${id} has another SHA-256. Write the file anew with your generator.`,
      );
    byHash.set(hash, text);
  }
  return { byHash, only };
}

/** What a client sends. */
interface Asked {
  readonly query?: unknown;
  readonly documentId?: unknown;
}

/**
 * The document that a client means: the one that it names, else the one that it sends. Throws an ApiError `UNKNOWN_DOCUMENT`
 * for a name that nobody has, and `FORBIDDEN` for a document that is sent where only those that are named are carried out.
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

const UNKNOWN = both(
  'This server has no document under this `documentId`: send the document itself as `query`.',
  'Ce serveur n’a aucun document sous ce `documentId` : envoyez le document lui-même dans `query`.',
);
const ONLY_NAMED = both(
  'This server carries out documents only that it knows: name one by its `documentId`.',
  'Ce serveur n’exécute que les documents qu’il connaît : nommez-en un par son `documentId`.',
);
