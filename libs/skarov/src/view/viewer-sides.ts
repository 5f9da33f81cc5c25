import type { Viewer } from '#kernel';
import { isOver } from '#skirmish/table';
import type { State } from '../state.js';
import { sides, type Side } from '../words.js';

/** The sides whose secrets a viewer sees: a seat those of its own, spectators none; auditors, and all once it is over, both. */
export function sidesSeenBy(state: State, viewer: Viewer): readonly Side[] {
  if (isOver(state) || viewer.kind === 'auditor') return sides;
  const own = viewer.kind === 'seat' ? state.seats[viewer.seat]?.side : undefined;
  return own === undefined ? [] : [own];
}
