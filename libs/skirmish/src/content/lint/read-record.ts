import { localized, tellIssue } from '#kernel';
import type { z } from 'zod';
import { pathOf, type ContentProblem } from './problem.js';
import { isTooDeep } from './size-problems.js';

type Read<T> =
  | { readonly data: T; readonly problems?: undefined }
  | { readonly data?: undefined; readonly problems: ContentProblem[] };

/** Reads a custom record, or reports the faults of its form, by path. Never throws. */
export function readRecord<T>(schema: z.ZodType<T>, record: unknown): Read<T> {
  if (isTooDeep(record)) {
    return {
      problems: [
        { path: '', message: localized('The record is nested too deeply.', 'L’imbrication est trop profonde.') },
      ],
    };
  }
  const { data, error } = schema.safeParse(record, { reportInput: true });
  if (!error) return { data };
  return {
    problems: error.issues.map((issue) => ({ path: pathOf(issue.path), message: tellIssue({ ...issue, path: [] }) })),
  };
}
