import { hexOf, sha256Of } from '#kernel/server';

/** The promise of the seed of a draw: SHA-256 of two lines, the purpose and the seed. */
export const drawCommitment = (seed: string): string => hexOf(sha256Of(`chronicler/league/draw\n${seed}`));

/** Players in the order of the draw: by SHA-256 of the seed and the player, a line each. */
export const drawn = (players: readonly string[], seed: string): readonly string[] =>
  players
    .map((player) => ({ player, lot: hexOf(sha256Of(`${seed}\n${player}`)) }))
    .sort((one, other) => (one.lot < other.lot ? -1 : 1))
    .map(({ player }) => player);

/** Players dealt to groups one by one, in turns. */
export const dealt = (players: readonly string[], count: number): string[][] =>
  Array.from({ length: count }, (_, group) => players.filter((_player, place) => place % count === group));

/** Players dealt back and forth, so that the sums of their places are as equal as possible. */
export const snaked = (players: readonly string[], count: number): string[][] =>
  Array.from({ length: count }, (_, group) =>
    players.filter((_player, place) => {
      const turn = place % count;
      return (Math.floor(place / count) % 2 === 0 ? turn : count - 1 - turn) === group;
    }),
  );
