import '../../style/app.css';
import { render, type JSX } from 'preact';
import { useCallback, useState } from 'preact/hooks';
import { useTitle } from '../../frame/use-title.js';
import { locale } from '../../messages/locale.js';
import { Drop } from '../drop.js';
import { Verdicts } from '../verdicts.js';
import { words } from '../words.js';
import { parts, type CaseWithRules } from './parts.js';

/** A page that was opened from a file can import no module: its worker is a classic script, from a blob. */
const workerAddress = URL.createObjectURL(new Blob([parts.worker], { type: 'text/javascript' }));

const isModule = ({ name }: File): boolean => name.endsWith('.mjs');

/** The verifier as a file of its own: rules come from files too. */
function OneFile(): JSX.Element {
  useTitle(words.title);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [modules, setModules] = useState<readonly File[]>([]);
  const take = (taken: readonly File[]): void => {
    setModules((before) => [...before, ...taken.filter(isModule)]);
    setFiles((before) => [...before, ...taken.filter((file) => !isModule(file))]);
  };
  const askJudge = useCallback(
    (file: File) => {
      const worker = new Worker(workerAddress);
      worker.postMessage({ file, locale, modules, packages: parts.packages } satisfies CaseWithRules);
      return worker;
    },
    [modules],
  );
  return (
    <main>
      <section class="hero">
        <h1>{words.title}</h1>
        <p>{words.oneFileText}</p>
      </section>
      <Drop id="rules" label={words.chooseRules} accept=".mjs" onFiles={take} />
      {modules.length > 0 && <p>{words.chosenRules(modules.map(({ name }) => name).join(', '))}</p>}
      {files.length === 0 ? (
        <Drop id="transcript" label={words.chooseFile} accept=".ndjson,.mjs" onFiles={take} />
      ) : (
        <Verdicts files={files} askJudge={askJudge} onAgain={() => setFiles([])} />
      )}
    </main>
  );
}

document.documentElement.lang = locale;
const place = document.getElementById('app');
if (place) render(<OneFile />, place);
