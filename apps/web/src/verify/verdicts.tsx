import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Report } from './report.js';
import { Draws } from './draws.js';
import type { AskJudge, Judged, Verdict } from './verdict.js';
import { words } from './words.js';

interface VerdictsProps {
  readonly files: readonly File[];
  /** Another function judges all files again. */
  readonly askJudge: AskJudge;
  readonly onAgain: () => void;
}

/** Judges transcripts one after the other: in a worker, so that the page stays alive. */
export function Verdicts({ files, askJudge, onAgain }: VerdictsProps): JSX.Element {
  const { judged, share } = useVerdicts(files, askJudge);
  const isDone = judged.length === files.length;
  return (
    <section aria-live="polite">
      {files.length > 1 && isDone && (
        <p>{words.soundOf(judged.filter(({ kind }) => kind === 'sound').length, files.length)}</p>
      )}
      {judged.map((one, place) => {
        const file = files[place];
        return (
          <Report key={place} name={files.length > 1 ? file?.name : undefined} judged={one}>
            {file && one.kind === 'sound' && <Draws file={file} askJudge={askJudge} />}
          </Report>
        );
      })}
      {!isDone && (
        <>
          <p>{words.reading(files[judged.length]?.name ?? '')}</p>
          <progress aria-label={words.progress} value={share} max={1} />
        </>
      )}
      {isDone && (
        <p>
          <button type="button" onClick={onAgain}>
            {words.anotherFile}
          </button>
        </p>
      )}
    </section>
  );
}

interface Progress {
  /** The verdicts on the first files. */
  readonly judged: readonly Verdict[];
  /** How much of the next one has been read, from 0 to 1. */
  readonly share: number;
}

/** Judges files in their order. */
function useVerdicts(files: readonly File[], askJudge: AskJudge): Progress {
  const [judged, setJudged] = useState<readonly Verdict[]>([]);
  const [share, setShare] = useState(0);
  useEffect(() => setJudged([]), [files, askJudge]);
  const file = files[judged.length];
  useEffect(() => {
    setShare(0);
    if (!file) return undefined;
    const worker = askJudge(file, 'verdict');
    const end = (verdict: Verdict): void => setJudged((before) => [...before, verdict]);
    worker.addEventListener('message', ({ data }: MessageEvent<Judged>) => {
      if (data.kind === 'progress') setShare(data.share);
      else if (data.kind !== 'drawn') end(data);
    });
    worker.addEventListener('error', ({ message }) => end({ kind: 'unreadable', message }));
    return () => worker.terminate();
  }, [file, askJudge]);
  return { judged, share };
}
