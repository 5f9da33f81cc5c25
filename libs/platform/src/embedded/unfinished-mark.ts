import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isNode } from './process-of.js';

/** The marks that this process has put: its number in any other mark is from an earlier process. */
const ours = new Set<string>();

/** How long a process may take to write its number into the mark that it has just put, in milliseconds. */
const PATIENCE = 2_000;

/**
 * A file that stands beside a cluster while it is made, with the number of the process that makes it. Where it is left
 * behind, the making was not finished: that cluster, and no other, may be replaced.
 */
export class UnfinishedMark {
  constructor(readonly file: string) {}

  /** Puts the mark. Answers false when it is there already. */
  async put(): Promise<boolean> {
    const mark = await open(this.file, 'wx').catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      return undefined;
    });
    if (!mark) return false;
    // Before the number: another call in this process that reads it has to know that it is at work.
    ours.add(this.file);
    try {
      await mark.writeFile(String(process.pid));
    } finally {
      await mark.close();
    }
    return true;
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

  /**
   * The process that put the mark: 0 when it does not say, `undefined` when there is no mark. An empty mark is given the time
   * to be filled.
   */
  async maker(): Promise<number | undefined> {
    for (const end = Date.now() + PATIENCE; ; await pause(20)) {
      const text = await readFile(this.file, 'utf8').catch(() => undefined);
      if (text === undefined) return undefined;
      if (text !== '' || Date.now() > end) return Number(/^\d+$/.exec(text)?.[0] ?? 0);
    }
  }

  /** Whether the process that put the mark still works. */
  async isAtWork(maker: number): Promise<boolean> {
    return maker === process.pid ? ours.has(this.file) : isNode(maker);
  }
}
