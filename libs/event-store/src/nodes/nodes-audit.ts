import type { SliceRange } from '#platform';
import type { IdRange, StreamAudit } from '../stream-audit.js';
import { Placement } from './placement.js';

/** The audit of one of several databases. */
export interface AuditNode {
  readonly slices: readonly SliceRange[];
  readonly audit: StreamAudit;
}

/** The audit of several databases as one. Read models stand in the first, the home. */
export class NodesAudit implements StreamAudit {
  private readonly placement: Placement<AuditNode>;

  constructor(private readonly nodes: readonly [AuditNode, ...AuditNode[]]) {
    this.placement = new Placement(nodes);
  }

  /** Of all databases, a stream that stands in two once: whether it is in its place, verification says. */
  async *streams(within?: IdRange): AsyncIterable<string> {
    const ids = await Promise.all(this.nodes.map(({ audit }) => Walk.through(audit.streams(within))));
    for (;;) {
      const [least] = ids.flatMap(({ at }) => at ?? []).sort();
      if (least === undefined) return;
      yield least;
      for (const walk of ids) if (walk.at === least) await walk.on();
    }
  }

  texts: StreamAudit['texts'] = (streamId) => this.at(streamId).texts(streamId);

  obligations: StreamAudit['obligations'] = (streamId) => this.at(streamId).obligations(streamId);

  snapshots: StreamAudit['snapshots'] = (streamId) => this.at(streamId).snapshots(streamId);

  seen: StreamAudit['seen'] = (streamId) => this.nodes[0].audit.seen(streamId);

  repeated: StreamAudit['repeated'] = (streamId) => this.at(streamId).repeated(streamId);

  private at(streamId: string): StreamAudit {
    return this.placement.of(streamId).audit;
  }
}

/** A place in a sequence of ids. */
class Walk {
  private constructor(
    private readonly ids: AsyncIterator<string>,
    public at: string | undefined,
  ) {}

  static async through(ids: AsyncIterable<string>): Promise<Walk> {
    const walk = new Walk(ids[Symbol.asyncIterator](), undefined);
    await walk.on();
    return walk;
  }

  async on(): Promise<void> {
    const next = await this.ids.next();
    this.at = next.done === true ? undefined : next.value;
  }
}
