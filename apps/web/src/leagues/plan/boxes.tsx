import type { ComponentChildren, JSX } from 'preact';
import { Check } from '../../frame/check.js';
import { SelectBox } from '../../frame/fields.js';
import { Labelled } from '../../frame/labelled.js';
import type { MaybePart, Part } from './part.js';
import { words } from './words.js';

/** What a field for a part of a plan needs. */
export interface BoxProps<Value> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly part: Value;
}

/** The bounds of a number. */
export interface Bounds {
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
