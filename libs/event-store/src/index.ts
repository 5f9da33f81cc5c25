export { ArchiveAway, ArchiveFault } from './archive/archive-fault.js';
export { objectName } from './archive/archive-object.js';
export type { ArchiveStorage } from './archive/archive-storage.js';
export { archivedAfter, archiveStream, restoreStream, type Archived } from './archive/archive-stream.js';
export { ArchivedStreams } from './archive/archived-streams.js';
export { settledStreams, type SettledStreams } from './archive/settled-streams.js';
export { ChainMismatch } from './chain-mismatch.js';
export { changedStreams, type ChangedStreams } from './changed-streams.js';
export type * from './event-store.js';
export type { FeedNode } from './feed-backlog.js';
export { FEED_START, type Feed, type FeedEntry, type FeedPosition, type FeedSource } from './feed.js';
export { FeedLeader, type FeedLeaderOptions } from './feed-leader.js';
export { feedWaitsSince } from './feed-lag.js';
export { FeedReader } from './feed-reader.js';
export { FeedTicker, type FeedTickerOptions } from './feed-ticker.js';
export { MemoryEventStore } from './memory-event-store.js';
export { moveSlices, type MovedSlices } from './nodes/move-slices.js';
export { NodeReach } from './nodes/node-reach.js';
export { nodeStatus, type NodeStatus } from './nodes/node-status.js';
export { NodesAudit } from './nodes/nodes-audit.js';
export { NodesEventStore } from './nodes/nodes-event-store.js';
export { Placement } from './nodes/placement.js';
export { sliceOf } from './nodes/slice.js';
export type { StoreNode } from './nodes/store-node.js';
export { obligationsByAge, type ObligationAges } from './obligations-by-age.js';
export { PostgresAudit } from './postgres-audit.js';
export { MAIN } from './postgres-feed.js';
export { PostgresEventStore } from './postgres-event-store.js';
export { PoisonCommit } from './project-commits.js';
export {
  liveTable,
  type ParkedStream,
  type ProjectedCommit,
  type Projection,
  type ProjectionHealth,
  type ReadModel,
} from './projection.js';
export { ProjectorLoop, type ProjectorLoopOptions } from './projector-loop.js';
export { Projector, type ProjectorOptions, type Step } from './projector.js';
export { fromReadModel } from './read-model-reads.js';
export { Repeating } from './repeating.js';
export { Retention } from './retention.js';
export { SharedFeed } from './shared-feed.js';
export type { IdRange, SeenByReadModel, StreamAudit, WrittenText } from './stream-audit.js';
export type { StreamHeader, Subject } from './stream-header.js';
export { inTransaction } from './transaction.js';
