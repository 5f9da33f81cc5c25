import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const { releases } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../rulesets/index.json', import.meta.url)), 'utf8'),
) as { readonly releases: readonly { readonly ruleset: string }[] };

/**
 * Whether a ruleset has been released. One that never was is played as it stands and may still take shape: it needs no golden
 * games, no shape of its own in `test/shape`, and has no release to be judged by.
 */
export const isReleased = ({ name }: { readonly name: string }): boolean =>
  releases.some(({ ruleset }) => ruleset === name);
