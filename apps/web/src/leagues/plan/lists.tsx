import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { SelectBox } from '../../frame/fields.js';
import { Labelled } from '../../frame/labelled.js';
import type { Bounds, BoxProps } from './boxes.js';
import type { Part } from './part.js';

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
