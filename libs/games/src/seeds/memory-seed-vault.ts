import type { SeedVault } from './seed-vault.js';

/** Seeds that are forgotten when the process ends: for tests. */
export class MemorySeedVault implements SeedVault {
  private readonly seeds = new Map<string, Uint8Array>();

  keep(gameId: string, seed: Uint8Array): Promise<Uint8Array> {
    const kept = this.seeds.get(gameId) ?? seed;
    this.seeds.set(gameId, kept);
    return Promise.resolve(kept);
  }

  find(gameId: string): Promise<Uint8Array | undefined> {
    return Promise.resolve(this.seeds.get(gameId));
  }
}
