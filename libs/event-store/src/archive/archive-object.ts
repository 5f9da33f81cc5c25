import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { StoredCommit } from '#records';
import { COPIED_TABLES, type CopiedTable } from '../nodes/copied-tables.js';
import type { WrittenText } from '../stream-audit.js';
import { ArchiveFault } from './archive-fault.js';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Names the form of an object, which a released version never changes. */
const FORMAT = 'chronicler-archive/1';

/** Most bytes of an object, unpacked. */
const LARGEST = 1 << 29;

/** How many lines are parsed before other work of the process goes on. */
const AT_ONCE = 100;

/** A row of `commits`, each column as text: JSON to the letter. */
export type ArchivedRow = Readonly<Record<string, string>>;

/** The rows of `commits` as they are archived: with their places in the feed. */
export const ARCHIVED_ROWS: CopiedTable = {
  name: 'commits',
  order: ['game_id', 'last_version'],
  columns: { ...COPIED_TABLES.find(({ name }) => name === 'commits')?.columns, position: 'bigint' },
  given: [],
};

/** The name of the object of a stream. The last digits of ids are random: they spread objects over folders. */
export const objectName = (streamId: string): string => `${streamId.slice(-2)}/${streamId}.ndjson.gz`;

/** The object of some rows, packed, and what identifies it. */
export interface ArchiveObject {
  readonly bytes: Uint8Array;
  /** SHA-256 of the text before it is packed, lower-case hex. */
  readonly digest: string;
}

/** Writes the rows of a stream as an object: gzip of a line that names the form, and of a line of JSON for each row. */
export async function toObject(rows: readonly ArchivedRow[]): Promise<ArchiveObject> {
  const text = Buffer.from(textOf(rows));
  return { bytes: await pack(text), digest: sha256(text) };
}

/** The digest of the object that rows would make. */
export const digestOf = (rows: readonly ArchivedRow[]): string => sha256(textOf(rows));

/** Reads the rows of a stream from its object. Throws an ArchiveFault when it is not the one of that digest. */
export async function fromObject(streamId: string, bytes: Uint8Array, digest: string): Promise<readonly ArchivedRow[]> {
  const text = await unpack(bytes, { maxOutputLength: LARGEST }).catch((cause: unknown) => {
    throw new ArchiveFault(streamId, 'its object cannot be unpacked', { cause });
  });
  if (sha256(text) !== digest) throw new ArchiveFault(streamId, 'its object is not what was archived');
  const [format, ...lines] = text.toString().trimEnd().split('\n');
  if (format !== JSON.stringify(FORMAT))
    throw new ArchiveFault(streamId, `this version cannot read the form ${format}`);
  const rows: ArchivedRow[] = [];
  for (const [place, line] of lines.entries()) {
    if (place % AT_ONCE === AT_ONCE - 1) await setImmediate();
    rows.push(JSON.parse(line) as ArchivedRow);
  }
  return rows;
}

/** A commit that was archived, with its JSON to the letter. */
export const toWritten = (row: ArchivedRow): WrittenText => {
  const { command = '', events = '' } = row;
  return { commit: commitOf(row, command, events), command, events };
};

function commitOf(row: ArchivedRow, command: string, events: string): StoredCommit {
  const { game_id: streamId = '', command_id: commandId = '', actor = '', hash = '' } = row;
  return {
    streamId,
    commandId,
    firstVersion: Number(row['first_version']),
    lastVersion: Number(row['last_version']),
    actor,
    command: JSON.parse(command) as StoredCommit['command'],
    at: Number(row['at']),
    events: JSON.parse(events) as StoredCommit['events'],
    hash,
  };
}

const textOf = (rows: readonly ArchivedRow[]): string =>
  [FORMAT, ...rows].map((line) => `${JSON.stringify(line)}\n`).join('');

const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');
