import { LRUCache } from 'lru-cache';
import type { StoredCommit } from '#records';
import type { WrittenText } from '../stream-audit.js';
import { ArchiveAway, ArchiveFault } from './archive-fault.js';
import { fromObject, objectName, toWritten, type ArchivedRow } from './archive-object.js';
import type { ArchiveStorage } from './archive-storage.js';

/** Most letters of JSON that are kept in memory: pages of one game read it several times. */
const KEPT = 16 * 1024 * 1024;

/** A stream whose commits lie in the archive, and the digest of its object. */
export interface ArchivedStream {
  readonly streamId: string;
  readonly digest: string;
}

/** The commits of archived streams, read from their objects; the last ones are kept. */
export class ArchivedStreams {
  private readonly kept = new LRUCache<string, readonly WrittenText[], string>({
    maxSize: KEPT,
    sizeCalculation: (texts) => texts.reduce((size, { command, events }) => size + command.length + events.length, 1),
    fetchMethod: async (streamId, _stale, { context: digest }) =>
      (await this.rows({ streamId, digest })).map(toWritten),
  });

  /** Without a storage each stream that is archived is a fault. */
  constructor(private readonly storage?: ArchiveStorage) {}

  /** The commits of a stream. Throws an ArchiveFault where the object is missing or altered, an ArchiveAway where it cannot be asked for. */
  async texts({ streamId, digest }: ArchivedStream): Promise<readonly WrittenText[]> {
    return this.kept.forceFetch(streamId, { context: digest });
  }

  /** The same, without the letters of their JSON. */
  async commits(stream: ArchivedStream): Promise<readonly StoredCommit[]> {
    return (await this.texts(stream)).map(({ commit }) => commit);
  }

  /** The rows of a stream as they were archived, always from its object. Throws as `texts` does. */
  async rows({ streamId, digest }: ArchivedStream): Promise<readonly ArchivedRow[]> {
    const { storage } = this;
    if (!storage) throw new ArchiveAway(streamId, 'this process has no archive: set ARCHIVE');
    const bytes = await storage.get(objectName(streamId)).catch((cause: unknown) => {
      throw new ArchiveAway(streamId, `the archive ${storage.place} does not answer`, { cause });
    });
    if (!bytes) throw new ArchiveFault(streamId, `its object ${objectName(streamId)} is missing in ${storage.place}`);
    return fromObject(streamId, bytes, digest);
  }
}
