import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTitle } from '../frame/use-title.js';
import { locale, words } from '../messages/locale.js';
import type { Case, Judged } from './verdict.js';

/** Judges a transcript in this browser: in a worker, so that the page stays alive. */
export function VerifyPage(): JSX.Element {
  useTitle(words.verifyTitle);
  const [file, setFile] = useState<File>();
  const [judged, setJudged] = useState<Judged>();
  useEffect(() => {
    if (!file) return undefined;
    const worker = new Worker(new URL('./verify.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Judged>) => setJudged(data));
    worker.addEventListener('error', ({ message }) => setJudged({ kind: 'unreadable', message }));
    worker.postMessage({ file, locale } satisfies Case);
    return () => worker.terminate();
  }, [file]);
  const choose = (next: File | undefined): void => {
    setJudged(undefined);
    setFile(next);
  };
  return (
    <>
      <section class="hero">
        <h1>{words.verifyTitle}</h1>
        <p>{words.verifyText}</p>
      </section>
      {file ? (
        <section aria-live="polite">
          <Report file={file} judged={judged} />
          {judged && judged.kind !== 'progress' && (
            <p>
              <button type="button" onClick={() => choose(undefined)}>
                {words.anotherFile}
              </button>
            </p>
          )}
        </section>
      ) : (
        <Drop onFile={choose} />
      )}
    </>
  );
}

function Drop({ onFile }: { readonly onFile: (file: File | undefined) => void }): JSX.Element {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <section
      class={isOver ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFile(event.dataTransfer?.files[0]);
      }}
    >
      <label for="transcript">{words.chooseFile}</label>
      <input
        id="transcript"
        ref={input}
        type="file"
        accept=".ndjson,application/x-ndjson"
        onChange={({ currentTarget }) => onFile(currentTarget.files?.[0])}
      />
    </section>
  );
}

function Report({ file, judged }: { readonly file: File; readonly judged: Judged | undefined }): JSX.Element {
  switch (judged?.kind) {
    case undefined:
    case 'progress':
      return (
        <>
          <p>{words.reading(file.name)}</p>
          <progress aria-label={words.progress} value={judged?.share ?? 0} max={1} />
        </>
      );
    case 'sound':
      return <Sound judged={judged} />;
    case 'unsound':
      return <Unsound judged={judged} />;
    case 'unreadable':
      return (
        <Verdict title={words.unsound} isBad>
          {words.unreadable(judged.message)}
        </Verdict>
      );
  }
}

interface VerdictProps {
  readonly title: string;
  readonly isBad?: boolean;
  readonly children: ComponentChildren;
}

const Verdict = ({ title, isBad = false, children }: VerdictProps): JSX.Element => (
  <div class={isBad ? 'verdict bad' : 'verdict'}>
    <h2>{title}</h2>
    {children}
  </div>
);

type Of<Kind extends Judged['kind']> = Extract<Judged, { readonly kind: Kind }>;

const Sound = ({ judged: { commits, key, rules, latitude } }: { readonly judged: Of<'sound'> }): JSX.Element => (
  <Verdict title={words.sound}>
    <p>{words.soundText(commits)}</p>
    {rules && <p>{words.rulesWere(rules.name, rules.version, rules.digest)}</p>}
    {latitude !== undefined && <p>{latitude}</p>}
    <p>{words.signedBy(key)}</p>
  </Verdict>
);

const Unsound = ({ judged: { fault, reason } }: { readonly judged: Of<'unsound'> }): JSX.Element => (
  <Verdict title={words.unsound} isBad>
    <p>
      {words.faultAt(fault.line, fault.version)}
      {fault.path !== '' && <code> {fault.path}</code>}: {reason}.
    </p>
    <dl>
      {fault.expected !== null && <Value name={words.expected} value={fault.expected} />}
      {fault.found !== null && <Value name={words.found} value={fault.found} />}
    </dl>
  </Verdict>
);

const Value = ({ name, value }: { readonly name: string; readonly value: string }): JSX.Element => (
  <>
    <dt>{name}</dt>
    <dd>
      <code>{value}</code>
    </dd>
  </>
);
