import { createHash } from 'node:crypto';
import type { LocalCommit } from '../local-game.js';
import { atSeat, spectator } from '../seat.js';
import type { Table } from './random-games.js';

/** States and views are expensive: those after one commit in so many, and at the end, stand for all. */
const ONE_IN = 16;

/** One text for a whole game: its decisions, its states and its views. Games with the same text were the same, byte for byte. */
export class Digest {
  private readonly hash = createHash('sha256');

  constructor(private readonly table: Table) {}

  add(commit: LocalCommit): void {
    const { local, seats } = this.table;
    this.hash.update(JSON.stringify(commit));
    const { ruleset, game } = local;
    if (game.phase === 'open' || (game.phase === 'running' && local.commits.length % ONE_IN > 0)) return;
    this.hash.update(JSON.stringify(game.state));
    for (const viewer of [...seats.map(atSeat), spectator])
      this.hash.update(JSON.stringify(ruleset.view(game.state, viewer)));
  }

  text(): string {
    return this.hash.digest('hex');
  }
}
