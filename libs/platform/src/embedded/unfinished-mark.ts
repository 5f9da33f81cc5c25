import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isNode } from './process-of.js';

/** The marks that this process has put: its number in any other mark is from an earlier process. */
const ours = new Set<string>();

/**
 * A file that stands beside a cluster while it is made, with the number of the process that makes it. Where it is left
 * behind, the making was not finished: that cluster, and no other, may be replaced.
 */
export class UnfinishedMark {
  constructor(readonly file: string) {}

  /** Puts the mark. Answers false when it is there already. */
  async put(): Promise<boolean> {
    try {
      await writeFile(this.file, String(process.pid), { flag: 'wx' });
      ours.add(this.file);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      return false;
    }
  }

  /** Takes over the mark of a process that is gone. */
  async takeOver(): Promise<void> {
    ours.add(this.file);
    await writeFile(this.file, String(process.pid));
  }

  /** Removes the mark permanently: also when the power fails next. */
  async remove(): Promise<void> {
    await rm(this.file, { force: true });
    ours.delete(this.file);
    // Windows has no folders that can be flushed.
    const folder = await open(dirname(this.file)).catch(() => undefined);
    await folder?.sync().catch(() => undefined);
    await folder?.close();
  }

  /** The process that put the mark: 0 when it does not say, `undefined` when there is no mark. */
  async maker(): Promise<number | undefined> {
    const text = await readFile(this.file, 'utf8').catch(() => undefined);
    return text === undefined ? undefined : Number(/^\d+$/.exec(text)?.[0] ?? 0);
  }

  /** Whether the process that put the mark still works. */
  async isAtWork(maker: number): Promise<boolean> {
    return maker === process.pid ? ours.has(this.file) : isNode(maker);
  }
}
