import type { JSX } from 'preact';

interface CheckProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly lang?: string | undefined;
}

/** A box to tick, with its label. */
export const Check = ({ label, isOn, onChange, lang }: CheckProps): JSX.Element => (
  <label class="check" lang={lang}>
    <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => onChange(currentTarget.checked)} /> {label}
  </label>
);
