import { atSeat, spectator, type AnyTagged, type Seat } from '#kernel';
import { redactorOf } from '#kernel/server';
import { guilds } from '../guilds.js';
import type { Scene } from './scene.js';

/** The events of the last command in a scene as a seat, or a spectator, gets them: without what it may not see. */
export function seenBy(scene: Scene, viewer: Seat | 'spectator'): AnyTagged[] {
  const redacted = redactorOf(guilds, scene.state.options);
  return scene.events.map((event) => redacted(event, viewer === 'spectator' ? spectator : atSeat(viewer)));
}
