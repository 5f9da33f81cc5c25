import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Check } from '../../frame/check.js';
import { SelectBox } from '../../frame/fields.js';
import { Labelled } from '../../frame/labelled.js';
import { unitOf, units, unitsUpTo, type Unit } from './durations.js';
import type { MaybePart, Part } from './part.js';
import { words } from './words.js';

interface BoxProps<Value> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly part: Value;
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

interface NumberProps extends BoxProps<MaybePart<number>>, Bounds {
  /** Whether fractions are admitted. */
  readonly isFraction?: boolean;
  /** The number that counts where none is given: a number, or what it follows from. */
  readonly usual: number | string;
}

/** A number that may be left out: it is as usual then. */
export const UsualNumber = ({
  label,
  hint,
  part,
  least,
  most,
  isFraction = false,
  usual,
}: NumberProps): JSX.Element => (
  <Labelled label={label} hint={hint}>
    {(joined) => (
      <input
        {...joined}
        type="number"
        min={least}
        max={most}
        step={isFraction ? 'any' : 1}
        placeholder={typeof usual === 'number' ? words.usually(usual) : usual}
        value={part.value ?? ''}
        onInput={({ currentTarget: { value, valueAsNumber } }) => {
          if (value === '') part.set(undefined);
          else if (!isNaN(valueAsNumber)) part.set(valueAsNumber);
        }}
      />
    )}
  </Labelled>
);

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

/** A time by the clock of the visitor. */
export const Moment = ({
  label,
  hint,
  part,
  isNeeded = false,
}: BoxProps<MaybePart<string>> & { readonly isNeeded?: boolean }): JSX.Element => (
  <Labelled label={label} hint={hint}>
    {(joined) => (
      <input
        {...joined}
        type="datetime-local"
        step="any"
        required={isNeeded}
        value={part.value == null ? '' : localTime(part.value)}
        onInput={({ currentTarget: { value } }) => {
          const time = new Date(value);
          if (value === '') part.set(undefined);
          else if (!isNaN(time.getTime())) part.set(time.toISOString());
        }}
      />
    )}
  </Labelled>
);

/** An ISO time as a field for local times has it, to the minute. */
function localTime(iso: string): string {
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

interface FlagProps extends BoxProps<MaybePart<boolean>> {
  /** Whether it is on where the plan does not say it. */
  readonly usual?: boolean;
}

/** A box to tick. */
export const Flag = ({ label, part, usual = false }: FlagProps): JSX.Element => (
  <Check label={label} isOn={part.value ?? usual} onChange={part.set} />
);

interface OptionalProps<Value> extends BoxProps<MaybePart<Value>> {
  /** What it is as soon as the season has it. */
  readonly first: Value;
  readonly children: (part: Part<Value>) => ComponentChildren;
}

/** A part that a season may have: a box to tick, and its fields. */
export const Optional = <Value,>({ label, part, first, children }: OptionalProps<Value>): JSX.Element => (
  <>
    <Check label={label} isOn={part.value != null} onChange={(isOn) => part.set(isOn ? first : undefined)} />
    {part.value != null && children({ value: part.value, set: part.set })}
  </>
);

interface ChoiceProps<Value extends string> extends BoxProps<MaybePart<Value>> {
  readonly usual: Value;
  readonly names: Readonly<Record<Value, string>>;
}

/** One of several values, each with its name. */
export const Choice = <Value extends string>({ label, hint, part, usual, names }: ChoiceProps<Value>): JSX.Element => (
  <SelectBox
    label={label}
    hint={hint}
    value={part.value ?? usual}
    values={Object.entries(names) as [Value, string][]}
    onValue={part.set}
  />
);

interface OrderedProps<Value extends string> {
  readonly label: (place: number) => string;
  readonly part: Part<readonly Value[]>;
  readonly names: Readonly<Record<Value, string>>;
  readonly most: number;
}

/** Some of several values in an order: a field for each place, and an empty one for the next. */
export const Ordered = <Value extends string>({ label, part, names, most }: OrderedProps<Value>): JSX.Element => {
  const { value: chosen, set } = part;
  const places = Math.min(chosen.length + 1, most);
  return (
    <>
      {Array.from({ length: places }, (_, place) => {
        const free = (Object.keys(names) as Value[]).filter((one) => one === chosen[place] || !chosen.includes(one));
        return (
          <SelectBox<Value | ''>
            key={place}
            label={label(place + 1)}
            value={chosen[place] ?? ''}
            values={[['', '–'], ...free.map((one) => [one, names[one]] as const)]}
            onValue={(one) => {
              const next: readonly (Value | '')[] = [...chosen.slice(0, place), one, ...chosen.slice(place + 1)];
              set(next.filter((name): name is Value => name !== ''));
            }}
          />
        );
      })}
    </>
  );
};

interface ListProps<Value> extends BoxProps<Part<readonly Value[]>> {
  /** The value of a word; undefined for one that is none. */
  readonly read: (word: string) => Value | undefined;
  readonly least: number;
  readonly most: number;
  /** What the list may be, said where it is not. */
  readonly fault: string;
}

/** A list of values with spaces between. */
export function List<Value extends string | number>({
  label,
  hint,
  part,
  read,
  least,
  most,
  fault,
}: ListProps<Value>): JSX.Element {
  const [text, setText] = useState(part.value.join(' '));
  return (
    <Labelled label={label} hint={hint}>
      {(joined) => (
        <input
          {...joined}
          type="text"
          autoComplete="off"
          value={text}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            const given = currentTarget.value.split(/\s+/u).filter(Boolean).map(read);
            const values = given.filter((value) => value !== undefined);
            const isRight = values.length === given.length && values.length >= least && values.length <= most;
            currentTarget.setCustomValidity(isRight ? '' : fault);
            if (isRight) part.set(values);
          }}
        />
      )}
    </Labelled>
  );
}

/** A number within bounds, as players write it: with a point or a comma. */
export const numberWithin =
  ({ least, most }: Bounds, isWhole: boolean) =>
  (word: string): number | undefined => {
    const number = Number(word.replace(',', '.'));
    return isNaN(number) || number < least || number > most || (isWhole && !Number.isInteger(number))
      ? undefined
      : number;
  };
