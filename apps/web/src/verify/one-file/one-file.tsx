import '../../style/app.css';
import { render, type JSX } from 'preact';
import { useCallback } from 'preact/hooks';
import { useTitle } from '../../frame/use-title.js';
import { locale } from '../../messages/locale.js';
import { Drop } from '../drop.js';
import { namesOf, useChosen } from '../use-chosen.js';
import type { Case } from '../verdict.js';
import { Verdicts } from '../verdicts.js';
import { words } from '../words.js';
import { parts, type CaseWithRules } from './parts.js';

/** A page that was opened from a file can import no module: its worker is a classic script, from a blob. */
const workerAddress = URL.createObjectURL(new Blob([parts.worker], { type: 'text/javascript' }));

/** The verifier as a file of its own: rules come from files too. */
function OneFile(): JSX.Element {
  useTitle(words.title);
  const { chosen, take, again } = useChosen();
  const { transcripts, proofs, modules } = chosen;
  const askJudge = useCallback(
    (file: File, wants: Case['wants']) => {
      const worker = new Worker(workerAddress);
      worker.postMessage({ file, wants, proofs, locale, modules, packages: parts.packages } satisfies CaseWithRules);
      return worker;
    },
    [proofs, modules],
  );
  return (
    <main>
      <section class="hero">
        <h1>{words.title}</h1>
        <p>{words.oneFileText}</p>
      </section>
      <Drop id="rules" label={words.chooseRules} accept=".mjs" onFiles={take} />
      {modules.length > 0 && <p>{words.chosenRules(namesOf(modules))}</p>}
      {proofs.length > 0 && <p>{words.chosenProofs(namesOf(proofs))}</p>}
      {transcripts.length === 0 ? (
        <Drop id="transcript" label={words.chooseFile} onFiles={take} />
      ) : (
        <Verdicts files={transcripts} askJudge={askJudge} onAgain={again} />
      )}
    </main>
  );
}

document.documentElement.lang = locale;
const place = document.getElementById('app');
if (place) render(<OneFile />, place);
