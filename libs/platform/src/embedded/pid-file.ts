import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a server may take to fill the file that it has opened, in milliseconds: it does both at once. */
const PATIENCE = 2_000;

/**
 * The file in which a PostgreSQL server says that a data folder is its own. One that loses it shuts down within a
 * minute, so only the file of a server that is gone may be removed, also while another one starts.
 */
export class PidFile {
  constructor(readonly path: string) {}

  /** Its content; `undefined` when there is none. An empty one is given the time to be filled. */
  async read(): Promise<string | undefined> {
    for (const end = Date.now() + PATIENCE; ; await pause(20)) {
      const text = await readIfThere(this.path);
      if (text !== '' || Date.now() > end) return text;
    }
  }

  /** Removes it if it still says this: a file that another has written since then stays, and another may be first. */
  async removeIf(text: string): Promise<void> {
    const aside = `${this.path}.${randomUUID()}`;
    try {
      await rename(this.path, aside);
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'ENOENT') throw fault;
      return;
    }
    if ((await readIfThere(aside)) !== text) await link(aside, this.path).catch(() => undefined);
    await rm(aside);
  }
}

const readIfThere = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined);
