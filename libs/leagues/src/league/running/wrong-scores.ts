import type { Refusal } from '#kernel';
import { refuseLeague, type LeagueRefusalCode } from '../refusals.js';
import type { Pairing } from '../state.js';

/** Each player of a game gets points, once, and no other player does. */
export function wrongScores(
  { players }: Pairing,
  scores: readonly { readonly player: string }[],
): Refusal<LeagueRefusalCode> | undefined {
  const stranger = scores.find(({ player }) => !players.includes(player));
  if (stranger) return refuseLeague('noSuchPlayer', { player: stranger.player });
  const missing = players.find((player) => scores.filter((score) => score.player === player).length !== 1);
  return missing === undefined ? undefined : refuseLeague('scoreMissing', { player: missing });
}
