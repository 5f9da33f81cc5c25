import { actorWith, type Actor, type Fighter } from '#skirmish-presentation';
import type { Power } from '#skirmish/content/vocabulary';
import { powersOf } from './open-powers.js';
import type { Outlook } from './outlook.js';

/** A figure with its values now, and other powers beside them when named. */
export const actorOf = (outlook: Outlook, figure: Fighter, more: readonly Power[] = []): Actor =>
  actorWith(figure, [...powersOf(outlook, figure), ...more]);
