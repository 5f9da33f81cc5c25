import type { JSX } from 'preact';
import { Check } from '../../frame/check.js';
import { NumberBox } from '../../frame/fields.js';
import { locale } from '../../messages/locale.js';
import { fieldOf, type MaybePart } from './part.js';
import type { Plan } from './planned.js';
import { words } from './words.js';

type Calendar = NonNullable<NonNullable<Plan['table']>['calendar']>;

interface CalendarProps {
  readonly part: MaybePart<Calendar>;
}

const DAYS = [1, 2, 3, 4, 5, 6, 7];

/** The 1st of January 2024 was a Monday. */
const nameOfDay = (day: number): string =>
  new Date(Date.UTC(2024, 0, day)).toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' });

/** The days of the week on which no clock runs: by default none. */
export function CalendarFields({ part: { value, set } }: CalendarProps): JSX.Element {
  const daysOff = value?.daysOff ?? [];
  const utcOffset = value?.utcOffset ?? -new Date().getTimezoneOffset();
  const choose = (day: number, isOff: boolean): void => {
    const next = DAYS.filter((one) => (one === day ? isOff : daysOff.includes(one)));
    set(next.length > 0 ? { daysOff: next, utcOffset } : undefined);
  };
  return (
    <>
      <div class="wide week" role="group" aria-label={words.daysOff}>
        <p>{words.daysOff}</p>
        {DAYS.map((day) => (
          <Check
            key={day}
            label={nameOfDay(day)}
            isOn={daysOff.includes(day)}
            onChange={(isOff) => choose(day, isOff)}
          />
        ))}
      </div>
      {value && (
        <NumberBox
          label={words.utcOffset}
          value={value.utcOffset}
          least={-720}
          most={840}
          onValue={fieldOf({ value, set }, 'utcOffset').set}
        />
      )}
    </>
  );
}
