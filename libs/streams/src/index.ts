export { obligationJobId } from './ids/derived-id.js';
export { type NodeKind, globalId, readGlobalId } from './ids/global-id.js';
export { ServerIds } from './ids/server-ids.js';
export { LEAGUE_HEADER, OPERATIONS_HEADER, headerOfCampaign, headerOfGame } from './kinds/headers.js';
export type { StreamKind } from './kinds/stream-kind.js';
export { CAMPAIGN_STREAM, GAME_STREAM, LEAGUE_STREAM, OPERATIONS_STREAM } from './kinds/stream-kinds.js';
export { MemoryStreamDirectory } from './lists/memory-stream-directory.js';
export { PostgresStreamDirectory } from './lists/postgres-stream-directory.js';
export type { StreamDirectory, StreamPlace, StreamQuery } from './lists/stream-directory.js';
export { projectionOf } from './lists/stream-list-projection.js';
export { type StreamList, type StreamListing, openedAs } from './lists/stream-list.js';
export { LostHistory } from './loading/lost-history.js';
export { LoadedStreams } from './loading/loaded-streams.js';
export { SnapshotSeals } from './loading/snapshot-seals.js';
export { FairPriorities, type Work, inFairOrder, workOf } from './obligations/fair-order.js';
export { OBLIGATIONS_QUEUE, type ObligationJob } from './obligations/obligation-job.js';
export { CommandQueues, type QueueLimits } from './running/command-queues.js';
export type {
  Busy,
  CommandIdReused,
  CommitDraft,
  Decided,
  VersionMismatch,
  RunOutcome,
  CommandRequest,
  WrittenCommit,
} from './running/run-outcome.js';
export { type AfterCommit, type Decider, StreamRunner, obligationsWith } from './running/stream-runner.js';
export { type Alarm, processAlarm } from './time/alarm.js';
export type { Clock } from './time/clock.js';
export { FeedWatch } from './time/feed-watch.js';
export { WakeUp } from './time/wake-up.js';
