import type { JSX } from 'preact';
import { Check } from '../frame/check.js';
import { Labelled } from '../frame/labelled.js';
import { RuleId } from '../frame/rule-id.js';
import { rulesIn } from '../frame/rule-ids.js';
import { Ruled } from '../frame/ruled.js';
import { locale } from '../messages/locale.js';
import { inWords } from '../table/in-words.js';
import { optionLabel } from './option-label.js';
import type { ChoiceField, NumberField, OptionField, OptionValue } from './option-fields.js';
import { words } from './words.js';

interface InputProps<Field> {
  readonly field: Field;
  readonly value: OptionValue;
  readonly onValue: (value: OptionValue) => void;
  /** The names of values, where they have any. */
  readonly names?: ReadonlyMap<string, string>;
}

/** The language of what is said about an option: English where its ruleset has no words for it. */
const languageOf = ({ title }: OptionField): string | undefined => (title === '' ? 'en' : undefined);

const labelOf = ({ title, name }: OptionField): string => title || optionLabel(name);

/** The control of an option. Names and explanations come from the schema, in the language of the page where the ruleset has it. */
export function OptionInput({ field, value, onValue, names }: InputProps<OptionField>): JSX.Element {
  switch (field.kind) {
    case 'number':
      return <NumberInput field={field} value={value} onValue={onValue} />;
    case 'choice':
      return <ChoiceInput field={field} value={value} onValue={onValue} />;
    case 'flag':
      return (
        <div>
          <Check
            label={[labelOf(field), field.explanation].filter(Boolean).join(words.colon)}
            lang={languageOf(field)}
            isOn={(value ?? field.preset) === true}
            onChange={onValue}
          />
          {/* A label holds no buttons: the rules that it names open beside it. */}
          {rulesIn(field.explanation).map((id) => (
            <RuleId key={id} id={id} />
          ))}
        </div>
      );
    case 'text':
      return names ? (
        <ChoiceInput
          field={{ ...field, kind: 'choice', values: [...names.keys()] }}
          value={value}
          onValue={onValue}
          names={names}
        />
      ) : (
        <Labelled label={labelOf(field)} hint={<Ruled text={field.explanation} />} lang={languageOf(field)}>
          {(joined) => (
            <input
              {...joined}
              type="text"
              maxLength={field.longest}
              value={String(value ?? field.preset ?? '')}
              onInput={({ currentTarget }) => onValue(currentTarget.value || undefined)}
            />
          )}
        </Labelled>
      );
  }
}

function NumberInput({ field, value, onValue }: InputProps<NumberField>): JSX.Element {
  const { least, most, preset, isNullable } = field;
  const isNone = (value === undefined ? preset : value) === null;
  const shown = value === undefined ? preset : value;
  return (
    <div class="with-none">
      <Labelled
        label={labelOf(field)}
        hint={
          <>
            <Ruled text={field.explanation} /> <span lang={locale}>{boundsOf(field)}</span>
          </>
        }
        lang={languageOf(field)}
      >
        {(joined) => (
          <input
            {...joined}
            type="number"
            inputMode="numeric"
            min={least}
            max={most}
            step={1}
            required={preset !== undefined && !isNone}
            disabled={isNone}
            value={isNone ? '' : String(shown ?? '')}
            onInput={({ currentTarget: { value: text, valueAsNumber } }) =>
              onValue(text === '' ? undefined : valueAsNumber)
            }
          />
        )}
      </Labelled>
      {isNullable && (
        <Check label={words.none} isOn={isNone} onChange={(isOn) => onValue(isOn ? null : (preset ?? least))} />
      )}
    </div>
  );
}

/** What a number may be, in the language of the page. */
function boundsOf({ least, most, preset }: NumberField): string {
  const said = (number: number): string => number.toLocaleString(locale);
  const bounds =
    least === undefined ? '' : most === undefined ? words.atLeast(said(least)) : words.between(said(least), said(most));
  const usual = typeof preset === 'number' ? words.byDefault(said(preset)) : '';
  const text = [bounds, usual].filter(Boolean).join(', ');
  return text && `(${text})`;
}

const ChoiceInput = ({ field, value, onValue, names }: InputProps<ChoiceField>): JSX.Element => (
  <Labelled
    label={labelOf(field)}
    hint={field.explanation ? <Ruled text={field.explanation} /> : undefined}
    lang={languageOf(field)}
  >
    {(joined) => (
      <select
        {...joined}
        value={String(value ?? field.preset ?? '')}
        onChange={({ currentTarget }) => onValue(currentTarget.value || undefined)}
      >
        {field.preset === undefined && <option value="">{words.ruleDecides}</option>}
        {field.values.map((one, place) => (
          <option key={one} value={one}>
            {names?.get(one) ?? field.valueNames?.[place] ?? inWords(one)}
          </option>
        ))}
      </select>
    )}
  </Labelled>
);
