import type { Locale } from './locale.js';
import type { AnyPresentation } from './presentation.js';
import type { SeatPlan } from './seat.js';

/** What people call the side and the role of a seat, “Heroes”; `null` where it has neither. */
export function seatTitle(
  { seatNames = {} }: Pick<AnyPresentation, 'seatNames'>,
  { side, role }: Pick<SeatPlan, 'side' | 'role'>,
  locale: Locale,
): string | null {
  const called = (name: string): string =>
    (Object.hasOwn(seatNames, name) ? seatNames[name] : undefined)?.[locale] ?? name;
  const names = [side, role].flatMap((name) => (name === undefined ? [] : [called(name)]));
  return names.length > 0 ? names.join(', ') : null;
}
