import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Notice } from '../frame/notice.js';
import { words } from '../messages/locale.js';
import { server } from '../server/server.js';
import { CommandLine } from './command-line/command-line.js';
import { Confirmation } from './confirmation.js';
import { ConfirmSwitch, confirms } from './confirm-switch.js';
import { SoundSwitch } from './turn-sound.js';
import type { Choice, Part } from './choice.js';
import { groupsOf, matching, partsByGroup } from './grouped.js';
import { asLabel, capital } from './in-words.js';
import { SelectionTrail } from './selection-trail.js';
import type { Selection } from './use-selection.js';
import { useSending } from './use-sending.js';

/** From so many choices on, a box filters them. */
const MANY = 9;

interface ChoicesProps {
  readonly gameId: string;
  readonly selection: Selection;
  readonly onDone: () => Promise<void>;
}

/** What the visitor may do now: pieces and values to select, then the commands that are left, of which one is confirmed and sent. */
export function Choices({ gameId, selection, onDone }: ChoicesProps): JSX.Element {
  const { selected, choices, found, isAsking, back } = selection;
  const { isSending, error, send } = useSending(onDone);
  const give = async ({ input: command, stepId }: Choice): Promise<void> => {
    await send(() => server().submit({ gameId, command, ...(stepId === null ? {} : { stepId }) }));
    selection.clear();
  };
  const isSent = !confirms.value && selection.isOwnFind;
  useEffect(() => {
    if (found && isSent && !isSending) void give(found);
  }, [found?.description, isSent]);
  useEscape(back);
  return (
    <section aria-labelledby="choices" class="choices">
      <h2 id="choices">{words.yourChoices}</h2>
      {[error, selection.error].map((fault, place) => fault && <Notice key={place} error={fault} />)}
      {choices.remaining === 0 && <Notice>{words.noChoices}</Notice>}
      <CommandLine gameId={gameId} selection={selection} />
      <SelectionTrail selected={selected} choices={choices} isSending={isSending} onBack={back} />
      {!(found && selected.length > 0 && choices.remaining === 1) && choices.remaining > 0 && (
        <Rows selection={selection} isOff={isSending || isAsking} />
      )}
      {found && !isSent && (
        <Confirmation text={found.description} isSending={isSending} onYes={() => void give(found)} onNo={back} />
      )}
      <ConfirmSwitch />
      <SoundSwitch />
    </section>
  );
}

interface RowsProps {
  readonly selection: Selection;
  readonly isOff: boolean;
}

/** The commands that are left, once they are few, and until then what can be selected; a box filters many. */
function Rows({ selection, isOff }: RowsProps): JSX.Element {
  const { commands, options } = selection.choices;
  const [filter, setFilter] = useState('');
  // A filter is for what is shown: what follows has other words.
  useEffect(() => setFilter(''), [selection.choices]);
  const isListed = commands.length > 0;
  const listed = matching(commands, ({ description }) => description, filter);
  const parts = isListed ? [] : matching(options, ({ label }) => label, filter);
  return (
    <>
      {Math.max(commands.length, isListed ? 0 : options.length) >= MANY && <Filter text={filter} onText={setFilter} />}
      {listed.length + parts.length === 0 && <Notice>{words.noneMatches}</Notice>}
      <Commands choices={listed} chosen={selection.found} isOff={isOff} onPress={selection.choose} />
      <Parts parts={parts} isOff={isOff} onPress={selection.select} />
    </>
  );
}
/** Escape takes the last choice back, from anywhere on the page. */
function useEscape(back: () => void): void {
  const latest = useRef(back);
  latest.current = back;
  useEffect(() => {
    const listen = ({ key, target }: KeyboardEvent): void => {
      if (key === 'Escape' && !(target instanceof Element && target.closest('dialog'))) latest.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

interface CommandsProps {
  readonly choices: readonly Choice[];
  readonly chosen: Choice | undefined;
  readonly isOff: boolean;
  readonly onPress: (choice: Choice) => void;
}

/** The commands that are left, by type: those that answer the step first. */
const Commands = ({ choices, chosen, isOff, onPress }: CommandsProps): JSX.Element => (
  <>
    {groupsOf(choices).map(({ type, asked, choices: alike }) => (
      <Group
        key={`${type} ${String(asked)}`}
        name={[asLabel(type), asked ? '' : words.alsoPossible].filter(Boolean).join(', ')}
      >
        {alike.map((choice) => (
          <button
            key={choice.description}
            type="button"
            aria-pressed={choice.description === chosen?.description}
            disabled={isOff}
            onClick={() => onPress(choice)}
          >
            {choice.description}
          </button>
        ))}
      </Group>
    ))}
  </>
);

interface PartsProps {
  readonly parts: readonly Part[];
  readonly isOff: boolean;
  readonly onPress: (part: Part) => void;
}

/** What can be selected next, by heading: the same pieces that are highlighted in the picture, and values. */
const Parts = ({ parts, isOff, onPress }: PartsProps): JSX.Element => (
  <>
    {partsByGroup(parts).map(([group, members]) => (
      <Group key={group} name={capital(group)}>
        {members.map((part) => (
          <button key={part.key} type="button" disabled={isOff} onClick={() => onPress(part)}>
            {capital(part.label)}
          </button>
        ))}
      </Group>
    ))}
  </>
);

function Filter({ text, onText }: { readonly text: string; readonly onText: (text: string) => void }): JSX.Element {
  return (
    <label class="filter">
      {words.filter}
      <input type="search" value={text} onInput={({ currentTarget }) => onText(currentTarget.value)} />
    </label>
  );
}

/** Buttons with a heading; without one the labels of the buttons alone say what they are. */
const Group = ({ name, children }: { readonly name: string; readonly children: JSX.Element[] }): JSX.Element => (
  <div class="group" role="group" aria-label={name === '' ? words.yourChoices : name}>
    {name !== '' && <h3 aria-hidden="true">{name}</h3>}
    <div class="buttons">{children}</div>
  </div>
);
