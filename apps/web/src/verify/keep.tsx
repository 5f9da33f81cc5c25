import type { JSX } from 'preact';
import { words } from './words.js';

/** Set by the build, which makes the file first. */
declare const VERIFIER_SHA256: string;

/** Offers the verifier as a file of its own. */
export const Keep = (): JSX.Element => (
  <section aria-labelledby="keep">
    <h2 id="keep">{words.keep}</h2>
    <p>{words.keepText}</p>
    <p>
      <a class="button" href="/chronicler-verifier.html" download>
        {words.download}
      </a>
    </p>
    <p class="digest">
      {words.fileDigest} <code>{VERIFIER_SHA256}</code>
    </p>
  </section>
);
