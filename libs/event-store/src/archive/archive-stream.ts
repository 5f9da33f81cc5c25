import type { ClientBase } from 'pg';
import { verifyChain } from '#records';
import { asText, insertOf, selectOf } from '../nodes/copied-tables.js';
import {
  ARCHIVED_ROWS,
  digestOf,
  objectName,
  toObject,
  toWritten,
  type ArchivedRow,
  type ArchiveObject,
} from './archive-object.js';
import { ArchivedStreams } from './archived-streams.js';
import type { ArchiveStorage } from './archive-storage.js';

/** A database as its owner, in no transaction. */
type Owner = ClientBase;

/** What became of a stream: nothing where it is archived already, or is not there. */
export interface Archived {
  readonly commits: number;
  /** Bytes of the object, packed. */
  readonly bytes: number;
}

/** The head of a stream, as it ended. */
interface EndRow {
  readonly version: number;
  readonly last_hash: string;
}

/**
 * Archives a closed stream: writes its object, reads it back, follows the chain in it to the head, and then deletes the rows in the
 * transaction that writes the stub. Ended anywhere it loses nothing, and can be run again. Throws an Error, and deletes nothing, where one
 * of these steps finds a difference; `undefined` where the stream has no commits in the database.
 * @param db the database of the stream, as its owner.
 */
export async function archiveStream(
  db: Owner,
  storage: ArchiveStorage,
  streamId: string,
): Promise<Archived | undefined> {
  const { rows } = await db.query<ArchivedRow>(selectOf(ARCHIVED_ROWS), [[streamId]]);
  if (rows.length === 0) return undefined;
  const object = await toObject(rows);
  await storage.put(objectName(streamId), object.bytes);
  const written = await new ArchivedStreams(storage).rows({ streamId, digest: object.digest });
  const isStubbed = await inOneTransaction(db, () => putStub(db, streamId, written, object));
  return isStubbed ? { commits: rows.length, bytes: object.bytes.length } : undefined;
}

/** False where another process was faster. */
async function putStub(
  db: Owner,
  streamId: string,
  written: readonly ArchivedRow[],
  { digest }: ArchiveObject,
): Promise<boolean> {
  await followed(db, streamId, written);
  const { last_version: version, at, position } = written.at(-1) ?? {};
  const stub = `insert into archived_streams (game_id, version, at, position, digest) values ($1, $2, $3, $4, $5)
    on conflict do nothing`;
  const { rowCount } = await db.query(stub, [streamId, version, at, position, digest]);
  if (rowCount === 0) return false;
  const deleting = `delete from commits where game_id = $1 returning ${asText(ARCHIVED_ROWS)}`;
  const deleted = (await db.query<ArchivedRow>(deleting, [streamId])).rows;
  if (digestOf([...deleted].sort(byVersion)) !== digest)
    throw new Error(`Stream ${streamId} has changed while it was archived; it stays where it is.`);
  await db.query('delete from snapshots where game_id = $1', [streamId]);
  return true;
}

/** Throws an Error where the stream goes on, or its chain does not lead to its head. */
async function followed(db: Owner, streamId: string, written: readonly ArchivedRow[]): Promise<void> {
  const text = `select version, last_hash from streams where game_id = $1 and status = 'closed' for update`;
  const [head] = (await db.query<EndRow>(text, [streamId])).rows;
  const chain = verifyChain(written.map((row) => toWritten(row).commit));
  const isWhole = chain.ok && chain.lastHash === head?.last_hash;
  if (!isWhole || Number(written.at(-1)?.['last_version']) !== head.version)
    throw new Error(`Stream ${streamId} goes on, or its chain does not lead to its head; it stays where it is.`);
}

/**
 * Puts the rows of an archived stream back, byte for byte, and takes its stub away; its object stays. Throws an ArchiveFault where the
 * object cannot be read, and an Error where the rows came out otherwise: then the stream stays archived. False where it is not archived.
 * @param db the database of the stream, as its owner.
 */
export async function restoreStream(db: Owner, archive: ArchivedStreams, streamId: string): Promise<boolean> {
  const find = 'select digest from archived_streams where game_id = $1';
  const [stub] = (await db.query<{ digest: string }>(find, [streamId])).rows;
  if (!stub) return false;
  const rows = await archive.rows({ streamId, digest: stub.digest });
  const lists = Object.keys(ARCHIVED_ROWS.columns).map((column) => rows.map((row) => row[column]));
  await inOneTransaction(db, async () => {
    await db.query(insertOf(ARCHIVED_ROWS), lists);
    const restored = (await db.query<ArchivedRow>(selectOf(ARCHIVED_ROWS), [[streamId]])).rows;
    if (digestOf(restored) !== stub.digest)
      throw new Error(`Stream ${streamId} came back from the archive otherwise than it went; it stays there.`);
    await db.query('delete from archived_streams where game_id = $1', [streamId]);
  });
  return true;
}

/** Up to `limit` archived streams of a database, by their ids from one on. */
export async function archivedAfter(db: Owner, after: string, limit: number): Promise<readonly string[]> {
  const text = 'select game_id from archived_streams where game_id > $1 order by game_id limit $2';
  return (await db.query<{ game_id: string }>(text, [after, limit])).rows.map(({ game_id: id }) => id);
}

async function inOneTransaction<T>(db: Owner, work: () => Promise<T>): Promise<T> {
  await db.query('begin isolation level read committed');
  try {
    const answer = await work();
    await db.query('commit');
    return answer;
  } catch (fault) {
    await db.query('rollback');
    throw fault;
  }
}

const byVersion = (a: ArchivedRow, b: ArchivedRow): number => Number(a['last_version']) - Number(b['last_version']);
