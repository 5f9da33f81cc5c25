/** Where the objects of archived streams lie: a folder, or a bucket. */
export interface ArchiveStorage {
  /** Its name, for people. */
  readonly place: string;
  /** Keeps an object, in the place of one of the same name: whole or not at all, and durable once it resolves. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The object of a name; `undefined` when there is none. Throws when the storage does not answer. */
  get(name: string): Promise<Uint8Array | undefined>;
}
