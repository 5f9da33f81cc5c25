import type { JSX } from 'preact';
import { Labelled } from './labelled.js';

interface FieldProps<Value> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: Value;
  readonly onValue: (value: Value) => void;
}

interface NumberProps extends FieldProps<number> {
  readonly least?: number;
  readonly most: number;
  /** A multiple of it is admitted, or any fraction; by default whole numbers. */
  readonly step?: number | 'any';
}

/** A number that must be given, within bounds. */
export const NumberBox = ({ label, hint, value, least = 0, most, step = 1, onValue }: NumberProps): JSX.Element => (
  <Labelled label={label} hint={hint}>
    {(joined) => (
      <input
        {...joined}
        type="number"
        required
        min={least}
        max={most}
        step={step}
        value={value}
        onInput={({ currentTarget: { valueAsNumber } }) => {
          if (!isNaN(valueAsNumber)) onValue(valueAsNumber);
        }}
      />
    )}
  </Labelled>
);

interface TextProps extends FieldProps<string> {
  readonly longest: number;
  readonly type?: 'text' | 'password';
  readonly isOptional?: boolean;
}

/** A text of one line, which must be given unless it is optional. */
export const TextBox = ({
  label,
  hint,
  value,
  longest,
  type = 'text',
  isOptional = false,
  onValue,
}: TextProps): JSX.Element => (
  <Labelled label={label} hint={hint}>
    {(joined) => (
      <input
        {...joined}
        {...(type === 'password' ? { type } : { type })}
        required={!isOptional}
        autoComplete="off"
        maxLength={longest}
        value={value}
        onInput={({ currentTarget }) => onValue(currentTarget.value)}
      />
    )}
  </Labelled>
);

interface SelectProps<Value extends string> extends FieldProps<Value> {
  readonly values: readonly (readonly [Value, string])[];
}

/** One of several values, each with its name. */
export const SelectBox = <Value extends string>({
  label,
  hint,
  value,
  values,
  onValue,
}: SelectProps<Value>): JSX.Element => (
  <Labelled label={label} hint={hint}>
    {(joined) => (
      <select {...joined} value={value} onChange={({ currentTarget }) => onValue(currentTarget.value as Value)}>
        {values.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Labelled>
);
