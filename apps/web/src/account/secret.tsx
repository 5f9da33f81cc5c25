import type { JSX } from 'preact';

/** A secret that is shown once, to be copied. */
export const Secret = ({ label, secret }: { readonly label: string; readonly secret: string }): JSX.Element => (
  <p class="shared-link wide" role="status">
    {label} <code>{secret}</code>
  </p>
);
