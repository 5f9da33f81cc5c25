/** Keeps the secret seeds of games, encrypted. A seed is written before the first event of its game. */
export interface SeedVault {
  /** Keeps a seed unless the game has one. Gives the seed that the game has from now on. */
  keep(gameId: string, seed: Uint8Array): Promise<Uint8Array>;
  /** The seed of a game; `undefined` when it has none. Throws when it cannot be decrypted. */
  find(gameId: string): Promise<Uint8Array | undefined>;
}
