import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Labelled } from '../../frame/labelled.js';
import type { Bounds, BoxProps } from './boxes.js';
import type { Part } from './part.js';
import { words } from './words.js';

/** The units of a duration, in seconds, the largest first. */
const units = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 } as const;

type Unit = keyof typeof units;

const unitNames = Object.keys(units) as readonly Unit[];

/** The largest unit of which a duration in seconds is a whole number; of zero seconds. */
const unitOf = (seconds: number): Unit =>
  unitNames.find((unit) => seconds > 0 && seconds % units[unit] === 0) ?? 'seconds';

/** The units in which a duration within bounds, in seconds, can be given. */
const unitsUpTo = (most: number): readonly Unit[] => unitNames.filter((unit) => units[unit] <= most);

/** A duration in seconds, given as a number of a unit. */
export function Duration({ label, hint, part, least, most }: BoxProps<Part<number>> & Bounds): JSX.Element {
  const [unit, setUnit] = useState(() => unitOf(part.value));
  const size = units[unit];
  return (
    <Labelled label={label} hint={hint}>
      {(joined) => (
        <span class="with-unit">
          <input
            {...joined}
            type="number"
            required
            min={Math.ceil(least / size)}
            max={Math.floor(most / size)}
            value={part.value / size}
            onInput={({ currentTarget: { valueAsNumber } }) => {
              if (!isNaN(valueAsNumber)) part.set(valueAsNumber * size);
            }}
          />
          <select
            aria-label={words.unitOf(label)}
            value={unit}
            onChange={({ currentTarget }) => {
              const next = currentTarget.value as Unit;
              part.set((part.value / size) * units[next]);
              setUnit(next);
            }}
          >
            {unitsUpTo(most).map((one) => (
              <option key={one} value={one}>
                {words.units[one]}
              </option>
            ))}
          </select>
        </span>
      )}
    </Labelled>
  );
}
