import type { JSX } from 'preact';
import { Link } from 'wouter-preact';
import { paths } from '../frame/paths.js';
import { words } from '../messages/locale.js';

/** The ways to what the account keeps between games. */
export const OwnContent = (): JSX.Element => (
  <p class="actions">
    <Link href={paths.decks} class="button">
      {words.decks}
    </Link>
    <Link href={paths.bases} class="button">
      {words.bases}
    </Link>
  </p>
);
