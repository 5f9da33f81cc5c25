import { decideGame, type GameDecision } from '../../decide-game.js';
import type { Game } from '../../game.js';
import { isRefusal } from '../../refusal.js';
import type { AnyRuleset } from '../../ruleset.js';
import type { Seat } from '../../seat.js';
import type { AnyTagged } from '../../shapes.js';

/**
 * Commands that are tried, one after the other, on one game as it stands. A copy is played on once it has accepted
 * something; until then it is as it was, for a refusal changes nothing (law 4 looks).
 */
export class Attempts {
  private game: Game | undefined;

  /** @param copy gives a copy of the game, to be played on. */
  constructor(
    private readonly ruleset: AnyRuleset,
    private readonly seed: Uint8Array,
    private readonly copy: () => Game,
  ) {}

  /** The outcome of a command of a seat. Throws the exceptions of the ruleset. */
  play(seat: Seat, command: unknown): GameDecision {
    const game = this.game ?? this.copy();
    // Kept after a refusal only, and not after an exception.
    this.game = undefined;
    const decision = decideGame(this.ruleset, game, { type: 'play', seat, command: command as AnyTagged }, this.seed);
    if (isRefusal(decision)) this.game = game;
    return decision;
  }
}
