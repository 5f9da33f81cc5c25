export type Times = Readonly<Record<string, number>>;
export function timesIn(lines: string): Times;
export function doubled(
  before: Times,
  now: Times,
): { readonly suite: string; readonly share: number; readonly was: number }[];
export function movedBetween(
  before: Times,
  now: Times,
): { readonly gone: readonly string[]; readonly added: readonly string[] };
