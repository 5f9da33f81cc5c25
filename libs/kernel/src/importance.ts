import type { z } from 'zod';
import { sharedRegistry } from './shared-registry.js';

/**
 * How much events matter to who reads a game as a story, the most first. `TURNING_POINT`: what one would tell of the game
 * a week later. `STORY`: what was chosen and what came of it. `DETAIL`: the steps on the way there, which a table shows and
 * a story leaves out.
 */
export const importances = ['TURNING_POINT', 'STORY', 'DETAIL'] as const;

/** How much an event matters to who reads a game as a story. */
export type Importance = (typeof importances)[number];

const declared = sharedRegistry<{ readonly importance: Importance }>('importance');

/** Declares how much events of a type matter, all of them: it is no secret. What is not declared is `STORY`. Gives a copy of the schema. */
export function mattering<T extends z.ZodObject>(importance: Importance, schema: T): T {
  const own = schema.clone();
  declared.add(own, { importance });
  return own;
}

/** How much events of this schema matter. */
export const importanceOf = (schema: z.ZodType): Importance => declared.get(schema)?.importance ?? 'STORY';

/** Whether something matters at least so much. */
export const mattersAtLeast = (importance: Importance, least: Importance): boolean =>
  importances.indexOf(importance) <= importances.indexOf(least);
