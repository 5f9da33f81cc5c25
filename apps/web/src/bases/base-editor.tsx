import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Check } from '../frame/check.js';
import { FaultList } from '../frame/fault-list.js';
import { SelectBox, TextBox } from '../frame/fields.js';
import { Notice } from '../frame/notice.js';
import { useUnsaved } from '../frame/use-unsaved.js';
import { BaseFaultsDocument } from '../generated/operations.js';
import { locale } from '../messages/locale.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';
import { BaseActions } from './base-actions.js';
import type { BaseDraft } from './base-draft.js';
import { roomsOf } from './box.js';
import { PieceFields } from './piece-fields.js';
import type { Layout, SkarovBox } from './layout.js';
import { Palette } from './palette.js';
import { placeOf } from './place-of.js';
import { Plan } from './plan.js';
import { words } from './words.js';

interface EditorProps {
  readonly start: BaseDraft;
  readonly box: SkarovBox;
}

const difficulties = [
  ['EASY', words.difficulties.EASY],
  ['NORMAL', words.difficulties.NORMAL],
  ['HARD', words.difficulties.HARD],
] as const;

/** A base and the rooms for it. The server says at each change what is wrong, and where. */
export function BaseEditor({ start, box }: EditorProps): JSX.Element {
  const [draft, setDraft] = useState(start);
  const [kept, setKept] = useState(JSON.stringify(start));
  const [chosen, setChosen] = useState<string>();
  const { layout } = draft;
  const rooms = roomsOf(box);
  const { data, error } = useAnswer(JSON.stringify(layout), () => server().ask(BaseFaultsDocument, { layout }));
  const isUnsaved = JSON.stringify(draft) !== kept;
  useUnsaved(isUnsaved);
  const lay = (next: Layout): void => {
    setDraft((last) => ({ ...last, layout: next }));
    setChosen(undefined);
  };
  return (
    <div class="base-editor">
      <h1>{start.name === '' ? words.newBaseTitle : start.name}</h1>
      <BaseSheet box={box} draft={draft} onDraft={setDraft} onLayout={lay}>
        <BaseActions
          draft={draft}
          isUnsaved={isUnsaved}
          isPlayable={data?.baseFaults.length === 0}
          onKept={(next) => {
            setDraft(next);
            setKept(JSON.stringify(next));
          }}
        />
      </BaseSheet>
      {error && <Notice error={error} />}
      {data && (
        <FaultList
          title={words.faults}
          faults={data.baseFaults}
          none={words.noFault}
          placeOf={({ path }) => placeOf(path, layout, rooms, box)}
        />
      )}
      <section aria-labelledby="plan">
        <h2 id="plan">{words.plan}</h2>
        <p class="notice">{words.planHint}</p>
        <Plan layout={layout} rooms={rooms} chosen={chosen} onLayout={lay} />
      </section>
      <Palette layout={layout} rooms={rooms} chosen={chosen} onChosen={setChosen} />
      <PieceFields layout={layout} rooms={rooms} sheets={box.villainSheets} onLayout={lay} />
    </div>
  );
}

interface SheetProps {
  readonly box: SkarovBox;
  readonly draft: BaseDraft;
  readonly onDraft: (draft: BaseDraft) => void;
  readonly onLayout: (layout: Layout) => void;
  /** What is done with the base. */
  readonly children: JSX.Element;
}

/** What a base is called, how hard it is, and who may see it. */
function BaseSheet({ box, draft, onDraft, onLayout, children }: SheetProps): JSX.Element {
  const { name, shared, layout } = draft;
  return (
    <div class="sheet-form">
      <fieldset>
        <TextBox label={words.name} value={name} longest={80} onValue={(next) => onDraft({ ...draft, name: next })} />
        <SelectBox
          label={words.difficulty}
          value={layout.difficulty}
          values={difficulties}
          onValue={(difficulty) => onLayout({ ...layout, difficulty })}
        />
        <ReadyBases box={box} onLayout={onLayout} />
        <Check label={words.shared} isOn={shared} onChange={(next) => onDraft({ ...draft, shared: next })} />
        {children}
      </fieldset>
    </div>
  );
}

interface ReadyProps {
  readonly box: SkarovBox;
  readonly onLayout: (layout: Layout) => void;
}

/** Begins again from a base of the box. */
function ReadyBases({ box: { bases }, onLayout }: ReadyProps): JSX.Element {
  const take = (wanted: string): void => {
    const ready = bases.find(({ id }) => id === wanted);
    if (!ready) return;
    const { difficulty, tiles, passages, minions, lieutenants } = ready;
    onLayout({ difficulty, tiles, passages, minions, lieutenants });
  };
  return (
    <SelectBox
      label={words.startFrom}
      value=""
      values={[['', words.asItIs], ...bases.map(({ id, name }) => [id, name[locale]] as const)]}
      onValue={take}
    />
  );
}
