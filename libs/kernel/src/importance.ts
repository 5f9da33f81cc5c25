import type { z } from 'zod';
import { sharedRegistry } from './shared-registry.js';

/**
 * Importance of events to a reader of the game's story, the highest first. `TURNING_POINT`: worth telling
 * a week later. `STORY`: choices and their results. `DETAIL`: the steps on the way there, which a table shows and
 * a story leaves out.
 */
export const importances = ['TURNING_POINT', 'STORY', 'DETAIL'] as const;

/** The importance of an event to a reader of the game's story. */
export type Importance = (typeof importances)[number];

const declared = sharedRegistry<{ readonly importance: Importance }>('importance');

/** Declares the importance of all events of a type; it is public. The default is `STORY`. Gives a copy of the schema. */
export function mattering<T extends z.ZodObject>(importance: Importance, schema: T): T {
  const own = schema.clone();
  declared.add(own, { importance });
  return own;
}

/** The importance of events of this schema. */
export const importanceOf = (schema: z.ZodType): Importance => declared.get(schema)?.importance ?? 'STORY';

/** Whether an importance is at least another. */
export const mattersAtLeast = (importance: Importance, least: Importance): boolean =>
  importances.indexOf(importance) <= importances.indexOf(least);
