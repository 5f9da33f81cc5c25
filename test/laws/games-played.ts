/** How many random games the laws are held against: LAWS_GAMES says it by hand; else few where somebody waits for them, more in CI. */
export const gamesPlayed = ({ here, inCi }: { readonly here: number; readonly inCi: number }): number =>
  Number(process.env['LAWS_GAMES'] ?? (process.env['CI'] ? inCi : here));
