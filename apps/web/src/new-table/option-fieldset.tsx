import type { JSX } from 'preact';
import type { NewTableQuery } from '../generated/operations.js';
import { optionFields, type Options } from './option-fields.js';
import { OptionInput } from './option-input.js';
import { scenarioNames } from './scenario-names.js';
import { words } from './words.js';

type Ruleset = NonNullable<NewTableQuery['ruleset']>;

interface OptionsProps {
  readonly ruleset: Ruleset;
  readonly options: Options;
  readonly onOptions: (options: Options) => void;
}

/** The options of a game as fields, with their bounds, defaults and meanings. */
export function OptionFieldset({
  ruleset: { optionsSchema, content },
  options,
  onOptions,
}: OptionsProps): JSX.Element | null {
  const fields = optionFields(optionsSchema);
  if (fields.length === 0) return null;
  const names = scenarioNames(content);
  return (
    <fieldset>
      <legend>{words.options}</legend>
      {fields.map((field) => (
        <OptionInput
          key={field.name}
          field={field}
          value={options[field.name]}
          onValue={(value) => onOptions({ ...options, [field.name]: value })}
          {...(field.name === 'scenarioId' && names.size > 0 ? { names } : {})}
        />
      ))}
    </fieldset>
  );
}
