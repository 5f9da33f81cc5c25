/** An option of a choice: what offers it, and its number. */
type Offered = readonly [source: string, index: number];

/** Every option that records offer. */
export function optionsOffered(value: unknown, within = ''): Offered[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id = within, choose } = value as { id?: string; choose?: { options: object[] } };
  const own = choose?.options.map((_, index): Offered => [id, index]) ?? [];
  return [...own, ...Object.values(value).flatMap((inner) => optionsOffered(inner, id))];
}
