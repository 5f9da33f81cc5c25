import type { Draw, DrawnNumber } from '#audit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AskJudge, Judged } from './verdict.js';
import { words } from './words.js';

interface DrawsProps {
  readonly file: File;
  readonly askJudge: AskJudge;
}

/** Explains the draws of a sound game, once they are asked for: it is replayed to hear them. */
export function Draws({ file, askJudge }: DrawsProps): JSX.Element {
  const [isAsked, setAsked] = useState(false);
  return isAsked ? (
    <Explained file={file} askJudge={askJudge} />
  ) : (
    <p>
      <button type="button" onClick={() => setAsked(true)}>
        {words.explainDraws}
      </button>
    </p>
  );
}

function Explained({ file, askJudge }: DrawsProps): JSX.Element {
  const [judged, setJudged] = useState<Judged>({ kind: 'progress', share: 0 });
  useEffect(() => {
    const worker = askJudge(file, 'draws');
    worker.addEventListener('message', ({ data }: MessageEvent<Judged>) => setJudged(data));
    worker.addEventListener('error', ({ message }) => setJudged({ kind: 'unreadable', message }));
    return () => worker.terminate();
  }, [file, askJudge]);
  if (judged.kind === 'progress') return <progress aria-label={words.progress} value={judged.share} max={1} />;
  if (judged.kind !== 'drawn') return <p>{words.unreadable(judged.kind === 'unreadable' ? judged.message : '')}</p>;
  return (
    <>
      <p>{words.drawsText(judged.draws.length, judged.seed)}</p>
      <ol class="draws">
        {judged.draws.map((draw, place) => (
          <Explanation key={place} draw={draw} />
        ))}
      </ol>
    </>
  );
}

const Explanation = ({ draw: { toldIn, event, call, of, numbers } }: { readonly draw: Draw }): JSX.Element => (
  <li>
    {words.drawnFor(toldIn, event)}
    {words.draw[call](of)} <code>{numbers.map(calculation).join('; ')}</code>
  </li>
);

/** How a number follows from six bytes; those that would have been unfair come first. */
function calculation({ bound, number, bits }: DrawnNumber): string {
  const rejected = bits.slice(0, -1).map((unfair) => `${bytes(unfair)} ${words.rejected}, `);
  return `${rejected.join('')}${bytes(bits.at(-1) ?? 0)} mod ${String(bound)} = ${String(number)}`;
}

const bytes = (bits: number): string => `0x${bits.toString(16).padStart(12, '0')}`;
