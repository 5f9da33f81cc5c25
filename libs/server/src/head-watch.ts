import type { EventStore } from '#event-store';

/** How many heads one look compares. */
const AT_A_LOOK = 200;

/**
 * Compares the heads of streams that take commits with their last commits, some at each look, from the first to the last and from the beginning: a
 * look costs the same however many there are. A verification compares all.
 */
export class HeadWatch {
  private after: string | null = null;
  private readonly broken = new Set<string>();

  constructor(
    private readonly store: Pick<EventStore, 'checkHeads'>,
    private readonly atALook = AT_A_LOOK,
  ) {}

  /** A stream whose head is not that of its last commit, of those that were looked at; `undefined` when none is known. */
  async look(): Promise<string | undefined> {
    const { broken, last } = await this.store.checkHeads(this.after, this.atALook);
    // A round begins: what was broken in the one before is looked at again.
    if (this.after === null) this.broken.clear();
    for (const streamId of broken) this.broken.add(streamId);
    this.after = last;
    const [first] = this.broken;
    return first;
  }
}
