import { accepted } from '#client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { NumberBox, SelectBox, TextBox } from '../frame/fields.js';
import { Notice } from '../frame/notice.js';
import { server } from '../server/server.js';
import { useDoing } from '../server/use-doing.js';
import { someVisitor } from '../server/visitor.js';
import { usualValue, type Task, type TaskField, type TaskValues } from './task.js';
import { words } from './words.js';

interface TaskFormProps {
  readonly leagueId: string;
  readonly task: Task;
  readonly onDone: () => void;
}

/** A task as a form, closed until it is wanted. */
export function TaskForm(props: TaskFormProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="decide" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{props.task.label}</summary>
      {isOpen && <OpenForm {...props} />}
    </details>
  );
}

function OpenForm({ leagueId, task: { fields, commandOf }, onDone }: TaskFormProps): JSX.Element {
  const [values, setValues] = useState<TaskValues>({});
  const { isBusy, error, run } = useDoing();
  const valueOf = (field: TaskField): string => values[field.name] ?? usualValue(field);
  const send = (): Promise<boolean> =>
    run(async () => {
      await someVisitor();
      const given = new Map(fields.map((field) => [field.name, valueOf(field)]));
      accepted(
        await server().leagues.command(
          leagueId,
          commandOf((name) => given.get(name) ?? ''),
        ),
      );
      setValues({});
      onDone();
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {fields.map((field) => (
        <Box
          key={field.name}
          field={field}
          value={valueOf(field)}
          onValue={(value) => setValues({ ...values, [field.name]: value })}
        />
      ))}
      {error && <Notice error={error} />}
      <button type="submit" class="primary" disabled={isBusy}>
        {words.send}
      </button>
    </form>
  );
}

interface BoxProps {
  readonly field: TaskField;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function Box({ field, value, onValue }: BoxProps): JSX.Element {
  const { label } = field;
  switch (field.kind) {
    case 'choice':
      return <SelectBox label={label} value={value} values={field.values} onValue={onValue} />;
    case 'text': {
      const { hint, longest } = field;
      return <TextBox label={label} value={value} longest={longest} onValue={onValue} {...(hint ? { hint } : {})} />;
    }
    case 'number': {
      const { least, most, step = 1 } = field;
      const onNumber = (number: number): void => onValue(String(number));
      return <NumberBox label={label} value={Number(value)} least={least} most={most} step={step} onValue={onNumber} />;
    }
  }
}
