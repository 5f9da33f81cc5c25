import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isNode } from './process-of.js';

/** The marks that this process has put: its number in any other mark is from an earlier process. */
const ours = new Set<string>();

/** How often this process has put a mark, by its file. */
const puts = new Map<string, number>();

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
    this.claim();
    try {
      await mark.writeFile(String(process.pid));
    } finally {
      await mark.close();
    }
    return true;
  }

  /** Takes over the mark of a process that is gone. */
  async takeOver(): Promise<void> {
    this.claim();
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

  /** Whether the process that put the mark is gone. A mark that was removed since its maker was read is none that was left behind. */
  async isAbandonedBy(maker: number): Promise<boolean> {
    if (maker !== process.pid) return !(await isNode(maker)) && (await this.maker()) === maker;
    const before = puts.get(this.file);
    if (ours.has(this.file)) return false;
    const isThere = (await this.maker()) === maker;
    // Put and removed while it was read: it was our own.
    return isThere && !ours.has(this.file) && puts.get(this.file) === before;
  }

  private claim(): void {
    ours.add(this.file);
    puts.set(this.file, (puts.get(this.file) ?? 0) + 1);
  }
}
