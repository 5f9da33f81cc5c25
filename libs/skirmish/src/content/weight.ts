import { onceFor } from '#kernel';

/** As many figures as a choice counts for where it may name several. */
const crowd = 12;

const single = ['SELF', 'CAUSE', 'TARGET', 'CHOSEN', 'HERO', 'VILLAIN'];
/** The fields that narrow a choice: evaluated again for each figure. */
const narrowing = ['inZone', 'onPlace', 'adjacentTo', 'inSightOf', 'withinZones'];

type Fields = Readonly<Record<string, unknown>>;

/**
 * How many records are looked at when a part of a scenario is gone through once: what stands inside `each` and
 * `chooseFigure`, and what narrows a choice of figures, counts for each figure.
 */
export const weightOf = onceFor((part: object): number => weigh(part));

function weigh(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + weigh(item), 0);
  if (!isRecord(value)) return 0;
  return Object.entries(value).reduce((sum, [field, inner]) => sum + timesOf(value, field) * weigh(inner), 1);
}

/** How often a field of a record is looked at when the record is, once. */
function timesOf(record: Fields, field: string): number {
  if (field === 'do') return most(record['figures'] ?? record['among']);
  return narrowing.includes(field) ? most(record) : 1;
}

/** How many figures a choice counts for; 1 where nothing is chosen. */
const most = (figures: unknown): number => (!isRecord(figures) || single.includes(String(figures['of'])) ? 1 : crowd);

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
