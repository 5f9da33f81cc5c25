import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useTitle } from '../frame/use-title.js';
import { locale } from '../messages/locale.js';
import { Drop } from './drop.js';
import { Keep } from './keep.js';
import { Verdicts } from './verdicts.js';
import type { Case } from './verdict.js';
import { words } from './words.js';

/** Judges transcripts in this browser, under the rules that the server has. */
export function VerifyPage(): JSX.Element {
  useTitle(words.title);
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <>
      <section class="hero">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
      </section>
      {files.length === 0 ? (
        <Drop id="transcript" label={words.chooseFile} accept=".ndjson,application/x-ndjson" onFiles={setFiles} />
      ) : (
        <Verdicts files={files} askJudge={askJudge} onAgain={() => setFiles([])} />
      )}
      <Keep />
    </>
  );
}

function askJudge(file: File): Worker {
  const worker = new Worker(new URL('./verify.worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage({ file, locale } satisfies Case);
  return worker;
}
