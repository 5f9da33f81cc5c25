import type { GameEvent } from '#client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { NumberBox, SelectBox } from '../frame/fields.js';
import { Notice } from '../frame/notice.js';
import type { Choice } from './choice.js';
import { asLabel } from './in-words.js';
import { words } from './plan-words.js';
import { inputOf, nameOf, usePlan } from './use-plan.js';
import type { Table } from './use-table.js';

/** Seconds that a list may pause at most. */
const LONGEST_PAUSE = 60;

const ONCE = '';

interface PlanProps {
  readonly table: Table;
  readonly offered: ReadonlyMap<string, Choice>;
  readonly events: readonly GameEvent[];
}

/** The commands that the visitor plans while others play: listed, added and removed. */
export function PlanPanel({ table, offered, events }: PlanProps): JSX.Element {
  const { planned, isBusy, error, set } = usePlan(table);
  const { pause, entries } = planned;
  return (
    <section aria-labelledby="plan" class="plan">
      <h2 id="plan">{words.title}</h2>
      <p>{words.text}</p>
      {error && <Notice error={error} />}
      {entries.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ol>
          {entries.map((entry, place) => (
            <li key={place}>
              {nameOf(entry, offered)}
              {entry.repeat && ` · ${words.until(entry.until.map(eventName(events)).join(', '))}`}{' '}
              <button
                type="button"
                class="quiet"
                aria-label={words.remove(nameOf(entry, offered))}
                disabled={isBusy}
                onClick={() => void set(pause, entries.toSpliced(place, 1).map(inputOf))}
              >
                ×
              </button>
            </li>
          ))}
        </ol>
      )}
      {offered.size === 0 ? (
        <p>{words.nothingYet}</p>
      ) : (
        <PlanForm
          offered={offered}
          events={events}
          isBusy={isBusy}
          first={pause}
          onAdd={(choice, until, wait) =>
            void set(wait, [
              ...entries.map(inputOf),
              { command: choice.input, after: [], until: until === ONCE ? [] : [until], repeat: until !== ONCE },
            ])
          }
        />
      )}
    </section>
  );
}

interface FormProps extends Omit<PlanProps, 'table'> {
  readonly isBusy: boolean;
  readonly first: number;
  readonly onAdd: (choice: Choice, until: string, pause: number) => void;
}

/** What is planned next: a command that was offered before, once or until something happens. */
function PlanForm({ offered, events, isBusy, first, onAdd }: FormProps): JSX.Element {
  const [move, setMove] = useState('');
  const [until, setUntil] = useState(ONCE);
  const [pause, setPause] = useState<number>();
  const key = offered.has(move) ? move : ([...offered.keys()][0] ?? '');
  const types = [...new Set(events.filter(({ importance }) => importance !== 'DETAIL').map(({ type }) => type))];
  const add = (event: Event): void => {
    event.preventDefault();
    const choice = offered.get(key);
    if (choice) onAdd(choice, until, pause ?? first);
  };
  return (
    <form onSubmit={add}>
      <SelectBox
        label={words.move}
        value={key}
        values={[...offered].map(([input, { description }]) => [input, description])}
        onValue={setMove}
      />
      <SelectBox
        label={words.times}
        value={until}
        values={[[ONCE, words.once], ...types.map((type) => [type, words.until(eventName(events)(type))] as const)]}
        onValue={setUntil}
      />
      <NumberBox label={words.pause} value={pause ?? first} most={LONGEST_PAUSE} onValue={setPause} />
      <button type="submit" disabled={isBusy}>
        {words.add}
      </button>
    </form>
  );
}

/** What an event is called: its name, or in other languages the last sentence about one. */
const eventName =
  (events: readonly GameEvent[]) =>
  (type: string): string =>
    asLabel(type) || (events.findLast((event) => event.type === type)?.description ?? type);
