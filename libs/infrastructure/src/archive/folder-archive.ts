import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ArchiveStorage } from '#event-store';

/** An archive in a folder, a file an object. The folder may be one that several machines share. */
export class FolderArchive implements ArchiveStorage {
  /** `place`: absolute path of the folder, which is made with the first object. */
  constructor(readonly place: string) {}

  /** Written beside its place, flushed, and renamed: a process that ends meanwhile leaves no half of an object. */
  async put(name: string, bytes: Uint8Array): Promise<void> {
    const file = join(this.place, name);
    const written = `${file}.${randomUUID()}`;
    await mkdir(dirname(file), { recursive: true });
    try {
      await writeFile(written, bytes, { flag: 'wx', flush: true });
      await rename(written, file);
    } catch (fault) {
      await rm(written, { force: true });
      throw fault;
    }
    await flush(dirname(file));
  }

  async get(name: string): Promise<Uint8Array | undefined> {
    try {
      return await readFile(join(this.place, name));
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw fault;
    }
  }
}

/** The name of a file is durable once its folder is. */
async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
