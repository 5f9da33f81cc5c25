import type { Seat, Viewer } from '#kernel';

/** True when the viewer sees what a seat has face down, as long as the memory rule lets it. */
export const seesAllOf = (viewer: Viewer, seat: Seat): boolean =>
  viewer.kind === 'auditor' || (viewer.kind === 'seat' && viewer.seat === seat);
