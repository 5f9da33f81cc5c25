import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The short rule ids within a game: without the prefix, and for Guilds and Clash by number. */
const shortIds: readonly (readonly [game: string, prefix: string, RegExp])[] = [
  ['arena', 'ARENA-', /'(?<short>[A-Z]{3}-\d{2}[a-z]?)'/g],
  ['skarov', 'SKAROV-', /refuse\((?:[^'()]*\?\s*)?'(?<short>[A-Z]+-\d+[a-z]?)'/g],
  ['guardians', 'GUARD-', /'(?<short>\d{3})'/g],
  ['guilds', 'GUILD-', /refuse\(\s*(?<short>\d+)/g],
  ['clash', 'CLASH-', /refuse\(\s*(?<short>\d+)/g],
];

/** Full ids anywhere: in refusals, in tables of ids for shared rules, in descriptions, in comments. */
const fullId = /\b(?:ARENA|CARD|CLASH|GUARD|GUILD|LANTERN|SKAROV)-(?:[A-Z]+-)*\d+[a-z]?\b/g;

const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('spec.ts') && !/\btesting\b/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** Every rule id in the code of the games and of the server, and so every one that a refusal may have. */
export function namedRules(): readonly string[] {
  const full = ['libs', 'apps'].flatMap(sourcesOf).flatMap((source) => source.match(fullId) ?? []);
  const short = shortIds.flatMap(([game, prefix, pattern]) =>
    sourcesOf(join('libs', game, 'src'))
      .flatMap((source) => [...source.matchAll(pattern)])
      .map(({ groups }) => `${prefix}${(groups?.['short'] ?? '').padStart(3, '0')}`),
  );
  return [...new Set([...full, ...short])].sort();
}
