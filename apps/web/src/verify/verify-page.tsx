import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTitle } from '../frame/use-title.js';
import { locale, words } from '../messages/locale.js';
import type { Case, Judged } from './verdict.js';

/** What is said of a file in the end. */
type Verdict = Exclude<Judged, { readonly kind: 'progress' }>;

/** Judges transcripts in this browser, one after the other: in a worker, so that the page stays alive. */
export function VerifyPage(): JSX.Element {
  useTitle(words.verifyTitle);
  const [files, setFiles] = useState<readonly File[]>([]);
  const { judged, share } = useVerdicts(files);
  const isDone = judged.length === files.length;
  return (
    <>
      <section class="hero">
        <h1>{words.verifyTitle}</h1>
        <p>{words.verifyText}</p>
      </section>
      {files.length === 0 ? (
        <Drop onFiles={setFiles} />
      ) : (
        <section aria-live="polite">
          {files.length > 1 && isDone && (
            <p>{words.soundOf(judged.filter(({ kind }) => kind === 'sound').length, files.length)}</p>
          )}
          {judged.map((one, place) => (
            <Report key={place} name={files.length > 1 ? files[place]?.name : undefined} judged={one} />
          ))}
          {!isDone && (
            <>
              <p>{words.reading(files[judged.length]?.name ?? '')}</p>
              <progress aria-label={words.progress} value={share} max={1} />
            </>
          )}
          {isDone && (
            <p>
              <button type="button" onClick={() => setFiles([])}>
                {words.anotherFile}
              </button>
            </p>
          )}
        </section>
      )}
    </>
  );
}

interface Verdicts {
  /** Those of the first files. */
  readonly judged: readonly Verdict[];
  /** How much of the next one has been read, from 0 to 1. */
  readonly share: number;
}

/** Judges files in their order. */
function useVerdicts(files: readonly File[]): Verdicts {
  const [judged, setJudged] = useState<readonly Verdict[]>([]);
  const [share, setShare] = useState(0);
  useEffect(() => setJudged([]), [files]);
  const file = files[judged.length];
  useEffect(() => {
    setShare(0);
    if (!file) return undefined;
    const worker = new Worker(new URL('./verify.worker.ts', import.meta.url), { type: 'module' });
    const end = (verdict: Verdict): void => setJudged((before) => [...before, verdict]);
    worker.addEventListener('message', ({ data }: MessageEvent<Judged>) =>
      data.kind === 'progress' ? setShare(data.share) : end(data),
    );
    worker.addEventListener('error', ({ message }) => end({ kind: 'unreadable', message }));
    worker.postMessage({ file, locale } satisfies Case);
    return () => worker.terminate();
  }, [file]);
  return { judged, share };
}

function Drop({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }): JSX.Element {
  const [isOver, setOver] = useState(false);
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
        onFiles([...(event.dataTransfer?.files ?? [])]);
      }}
    >
      <label for="transcript">{words.chooseFile}</label>
      <input
        id="transcript"
        type="file"
        multiple
        accept=".ndjson,application/x-ndjson"
        onChange={({ currentTarget }) => onFiles([...(currentTarget.files ?? [])])}
      />
    </section>
  );
}

interface ReportProps {
  /** The name of the file, where there are several. */
  readonly name: string | undefined;
  readonly judged: Verdict;
}

function Report({ name, judged }: ReportProps): JSX.Element {
  switch (judged.kind) {
    case 'sound':
      return <Sound name={name} judged={judged} />;
    case 'unsound':
      return <Unsound name={name} judged={judged} />;
    case 'unreadable':
      return (
        <Stated name={name} title={words.unsound} isBad>
          {words.unreadable(judged.message)}
        </Stated>
      );
  }
}

interface StatedProps {
  readonly name: string | undefined;
  readonly title: string;
  readonly isBad?: boolean;
  readonly children: ComponentChildren;
}

const Stated = ({ name, title, isBad = false, children }: StatedProps): JSX.Element => (
  <div class={isBad ? 'verdict bad' : 'verdict'}>
    <h2>
      {title}
      {name !== undefined && <small> {name}</small>}
    </h2>
    {children}
  </div>
);

type Of<Kind extends Judged['kind']> = ReportProps & { readonly judged: Extract<Judged, { readonly kind: Kind }> };

const Sound = ({ name, judged: { commits, key, rules, latitude } }: Of<'sound'>): JSX.Element => (
  <Stated name={name} title={words.sound}>
    <p>{words.soundText(commits)}</p>
    {rules && <p>{words.rulesWere(rules.name, rules.version, rules.digest)}</p>}
    {latitude !== undefined && <p>{latitude}</p>}
    <p>{words.signedBy(key)}</p>
  </Stated>
);

const Unsound = ({ name, judged: { fault, reason } }: Of<'unsound'>): JSX.Element => (
  <Stated name={name} title={words.unsound} isBad>
    <p>
      {words.faultAt(fault.line, fault.version)}
      {fault.path !== '' && <code> {fault.path}</code>}
      {words.colon}
      {reason}.
    </p>
    <dl>
      {fault.expected !== null && <Value name={words.expected} value={fault.expected} />}
      {fault.found !== null && <Value name={words.found} value={fault.found} />}
    </dl>
  </Stated>
);

const Value = ({ name, value }: { readonly name: string; readonly value: string }): JSX.Element => (
  <>
    <dt>{name}</dt>
    <dd>
      <code>{value}</code>
    </dd>
  </>
);
