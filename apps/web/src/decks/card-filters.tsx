import type { JSX } from 'preact';
import { Check } from '../frame/check.js';
import { SelectBox } from '../frame/fields.js';
import { Labelled } from '../frame/labelled.js';
import { valuesOf, type Filter } from './filter.js';
import type { LibraryCard } from './library.js';
import { words } from './words.js';

interface FiltersProps {
  readonly cards: readonly LibraryCard[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

const types: Readonly<Record<string, string>> = words.types;
const kinds: Readonly<Record<string, string>> = words.kinds;

/** The fields by which cards are found. */
export function CardFilters({ cards, filter, onFilter }: FiltersProps): JSX.Element {
  const set = (change: Partial<Filter>): void => onFilter({ ...filter, ...change });
  const choice = (
    field: 'cost' | 'kind' | 'set' | 'type',
    label: string,
    nameOf: (value: string) => string,
    values = valuesOf(cards, field),
  ): JSX.Element => (
    <SelectBox
      label={label}
      value={filter[field]}
      values={[['', words.all], ...values.map((value) => [value, nameOf(value)] as const)]}
      onValue={(value) => set({ [field]: value })}
    />
  );
  return (
    <div class="card-filters" role="search">
      <Labelled label={words.search}>
        {(joined) => (
          <input
            {...joined}
            type="search"
            value={filter.text}
            onInput={({ currentTarget }) => set({ text: currentTarget.value })}
          />
        )}
      </Labelled>
      {choice('type', words.type, (type) => types[type] ?? type)}
      {choice('kind', words.kind, (kind) => kinds[kind] ?? kind)}
      {choice('set', words.set, words.setNamed)}
      {choice('cost', words.cost, (cost) => (cost === '0' ? words.free : cost), ['0', ...valuesOf(cards, 'cost')])}
      <Check label={words.chosen} isOn={filter.chosen} onChange={(chosen) => set({ chosen })} />
    </div>
  );
}
