import { existsSync } from 'node:fs';
import { hasSeeds } from '#infrastructure';
import { keepSeedKey, seedKeyFile } from '#platform';
import type { OpenDatabase } from './open-database.js';

/**
 * The key in the data folder. Throws when it is missing, and there are games that need it: a new one would not help
 * them.
 */
export async function ownSeedKey({ folder, url }: Pick<OpenDatabase, 'folder' | 'url'>): Promise<Uint8Array> {
  const file = seedKeyFile(folder);
  if (!existsSync(file) && (await hasSeeds(url)))
    throw new Error(
      `${file} is missing, and the games in the database cannot continue without it: restore it from a backup. ` +
        'If it is lost, see docs/runbook.md.',
    );
  return keepSeedKey(folder);
}
