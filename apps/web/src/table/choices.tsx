import type { GameCommandInput } from '#client';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Notice } from '../frame/notice.js';
import { words } from '../messages/locale.js';
import { server } from '../server/server.js';
import { groupsOf, isSame, matching, type Choice } from './grouped.js';
import { asLabel } from './in-words.js';
import type { Table } from './use-table.js';
import { useSending } from './use-sending.js';

/** From so many choices on, a box filters them. */
const MANY = 9;

interface ChoicesProps {
  readonly table: Table;
  readonly onDone: () => Promise<void>;
}

/** What the visitor may do now: labelled buttons by type, of which the pressed one is confirmed before it is sent. */
export function Choices({ table, onDone }: ChoicesProps): JSX.Element {
  const { id, legalCommands } = table;
  const [pressed, setChosen] = useState<Choice>();
  // What others do meanwhile takes a choice away only if it is no longer one.
  const chosen = pressed && legalCommands.find((choice) => isSame(choice, pressed));
  const [filter, setFilter] = useState('');
  const { isSending, error, send } = useSending(onDone);
  const choose = async ({ input, stepId }: Choice): Promise<void> => {
    const command = input as GameCommandInput;
    const isDone = await send(() => server().submit({ gameId: id, command, ...(stepId === null ? {} : { stepId }) }));
    if (isDone) setFilter('');
    setChosen(undefined);
  };
  const shown = matching(legalCommands, filter);
  return (
    <section aria-labelledby="choices" class="choices">
      <h2 id="choices">{words.yourChoices}</h2>
      {error && <Notice error={error} />}
      {legalCommands.length === 0 && <Notice>{words.noChoices}</Notice>}
      {legalCommands.length >= MANY && <Filter text={filter} onText={setFilter} />}
      {legalCommands.length > 0 && shown.length === 0 && <Notice>{words.noneMatches}</Notice>}
      {groupsOf(shown).map(({ type, asked, choices }) => (
        <Group key={`${type} ${String(asked)}`} type={type} asked={asked}>
          {choices.map((choice) => (
            <button
              key={choice.description}
              type="button"
              aria-pressed={choice.description === chosen?.description}
              disabled={isSending}
              onClick={() => setChosen(choice)}
            >
              {choice.description}
            </button>
          ))}
        </Group>
      ))}
      {chosen && (
        <Confirmation
          text={chosen.description}
          isSending={isSending}
          onYes={() => void choose(chosen)}
          onNo={() => setChosen(undefined)}
        />
      )}
    </section>
  );
}

function Filter({ text, onText }: { readonly text: string; readonly onText: (text: string) => void }): JSX.Element {
  return (
    <label class="filter">
      {words.filter}
      <input type="search" value={text} onInput={({ currentTarget }) => onText(currentTarget.value)} />
    </label>
  );
}

interface GroupProps {
  readonly type: string;
  readonly asked: boolean;
  readonly children: JSX.Element[];
}

/** The names of types are English: in another language the labels of the buttons alone say what they are. */
function Group({ type, asked, children }: GroupProps): JSX.Element {
  const name = [asLabel(type), asked ? '' : words.alsoPossible].filter(Boolean).join(', ');
  return (
    <div class="group" role="group" aria-label={name === '' ? words.yourChoices : name}>
      {name !== '' && <h3 aria-hidden="true">{name}</h3>}
      <div class="buttons">{children}</div>
    </div>
  );
}

interface ConfirmationProps {
  readonly text: string;
  readonly isSending: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks once before a command is sent. Escape steps back. */
function Confirmation({ text, isSending, onYes, onNo }: ConfirmationProps): JSX.Element {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), [text]);
  return (
    <div
      class="confirmation"
      role="group"
      aria-label={words.doThis}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onNo();
      }}
    >
      <p>{text}</p>
      <button ref={yes} type="button" class="primary" disabled={isSending} onClick={onYes}>
        {isSending ? words.sending : words.confirm}
      </button>
      <button type="button" disabled={isSending} onClick={onNo}>
        {words.back}
      </button>
    </div>
  );
}
