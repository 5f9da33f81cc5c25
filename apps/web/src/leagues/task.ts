import type { LeagueCommandInput } from '#client';

/** A field of a task, by the name of its value. */
export type TaskField = {
  readonly name: string;
  readonly label: string;
} & (
  | { readonly kind: 'choice'; readonly values: readonly (readonly [string, string])[] }
  | { readonly kind: 'text'; readonly hint?: string; readonly longest: number }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly step?: number }
);

/** The values of the fields of a task. */
export type TaskValues = Readonly<Record<string, string>>;

/** Something to do in a league: a command, and what it needs to be asked. */
export interface Task {
  readonly label: string;
  readonly fields: readonly TaskField[];
  readonly commandOf: (value: (name: string) => string) => LeagueCommandInput;
}

/** The value of a field that no one has changed. */
export function usualValue(field: TaskField): string {
  if (field.kind === 'choice') return field.values[0]?.[0] ?? '';
  return field.kind === 'number' ? String(field.least) : '';
}
