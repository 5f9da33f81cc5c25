import { commitOf, verifyChain } from '#records';
import { commitsDifference } from './difference.js';
import { gameOf, textOf, type GoldenGame } from './golden-game.js';
import type { GoldenPlan } from './plan.js';
import { decidedAgain, witnessed } from './replay.js';

/** What a stored golden game must be: each check says what is wrong, or nothing. */
export const checks = {
  'stands in canonical form': (text: string): string | undefined =>
    textOf(gameOf(text)) === text ? undefined : 'the file is not what would be written',

  'is one chain of hashes': (text: string): string | undefined => {
    const chain = verifyChain(gameOf(text).commits.map(commitOf));
    return chain.ok ? undefined : `${chain.broken.reason} at version ${chain.broken.version}`;
  },

  'folds to the same states': (text: string): string | undefined => {
    const { header, commits } = gameOf(text);
    return commitsDifference(commits, witnessed(header, commits.map(commitOf)));
  },

  'is decided again, from seed and commands alone': (text: string): string | undefined => {
    const game = gameOf(text);
    return commitsDifference(game.commits, decidedAgain(game));
  },
};

/** What a game fails to show of what it was planned for; `undefined` when it shows all of it. */
export function notShown({ ends, has = [], players }: GoldenPlan, { commits }: GoldenGame): string | undefined {
  const events = commits.flatMap((commit) => commit.events);
  const over = events.find(({ type }) => type === 'gameOver')?.data as { readonly reason: string } | undefined;
  if (over?.reason !== ends) return `it ends with ${over?.reason ?? 'nothing'}, not with ${ends}`;
  const missing = [...has, ...mishapsOf(players)].filter((type) => !events.some((event) => event.type === type));
  return missing.length === 0 ? undefined : `it has no ${missing.join(', ')}`;
}

/** The events that mishaps of players must cause. */
const mishapsOf = (players: GoldenPlan['players']): string[] => [
  ...(players.some((player) => 'sleeps' in player) ? ['seatTimedOut'] : []),
  ...(players.some((player) => 'resigns' in player) ? ['seatResigned'] : []),
];
