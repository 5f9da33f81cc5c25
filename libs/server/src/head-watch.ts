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
    const { after } = this;
    const { broken, last } = await this.store.checkHeads(after, this.atALook);
    // What was looked at is known again; the rest stays as it was in the round before.
    for (const id of this.broken)
      if ((after === null || id > after) && (last === null || id <= last)) this.broken.delete(id);
    for (const streamId of broken) this.broken.add(streamId);
    this.after = last;
    const [first] = this.broken;
    return first;
  }
}
