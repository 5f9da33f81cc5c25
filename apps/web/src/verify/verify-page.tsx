import type { JSX } from 'preact';
import { useCallback } from 'preact/hooks';
import { Notice } from '../frame/notice.js';
import { useTitle } from '../frame/use-title.js';
import { locale } from '../messages/locale.js';
import { Drop } from './drop.js';
import { Keep } from './keep.js';
import { namesOf, useChosen } from './use-chosen.js';
import { usePublicGame } from './use-public-game.js';
import { Verdicts } from './verdicts.js';
import type { Case } from './verdict.js';
import { words } from './words.js';

/** Judges transcripts in this browser, under the rules that the server has: those chosen, and that of the game in the address. */
export function VerifyPage(): JSX.Element {
  useTitle(words.title);
  const { chosen, take, again } = useChosen();
  const { transcripts, proofs, modules } = chosen;
  const error = usePublicGame(take);
  const askJudge = useCallback(
    (file: File, wants: Case['wants']) => judging({ file, wants, proofs, locale }),
    [proofs],
  );
  return (
    <>
      <section class="hero">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
      </section>
      {error && <Notice error={error} />}
      {modules.length > 0 && <Notice>{words.unusedRules(namesOf(modules))}</Notice>}
      {proofs.length > 0 && <p>{words.chosenProofs(namesOf(proofs))}</p>}
      {transcripts.length === 0 ? (
        <Drop id="transcript" label={words.chooseFile} onFiles={take} />
      ) : (
        <Verdicts files={transcripts} askJudge={askJudge} onAgain={again} />
      )}
      <Keep />
    </>
  );
}

function judging(asked: Case): Worker {
  const worker = new Worker(new URL('./verify.worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage(asked);
  return worker;
}
