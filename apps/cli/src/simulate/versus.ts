import type { AnyRuleset, LocalGame } from '#kernel';
import { table } from './table.js';

/** Standard deviations on each side of a mean that hold 95 % of a normal distribution. */
const NORMAL_95 = 1.96;

/** The victories of one bot among others, as multiples of the fair share: 1 is fair. */
export interface Share {
  readonly games: number;
  readonly wins: number;
  readonly share: number;
  /** The ends of the 95 % interval. */
  readonly least: number;
  readonly most: number;
}

type Bot = AnyRuleset['bots'][string];

/** Games in which one seat, another one each time, is played by an opponent of the bots in the other seats. */
export class Versus {
  private readonly wins: number[] = [];

  constructor(
    private readonly name: string,
    private readonly bot: Bot,
  ) {}

  /** The bots of the game with this number: the opponent takes the place of one of them. */
  seated(bots: readonly Bot[], number: number): Bot[] {
    return bots.map((bot, seat) => (seat === number % bots.length ? this.bot : bot));
  }

  /** Adds the finished game with this number. */
  add({ game }: LocalGame, number: number): void {
    const first = (game.outcome?.placings ?? []).filter(({ rank }) => rank === 1);
    const won = first.some(({ seat }) => seat === number % game.seats.length);
    this.wins.push(won ? 1 / first.length : 0);
  }

  /** The share so far, of games between so many seats. */
  share(seats: number): Share {
    const games = this.wins.length;
    const wins = this.wins.reduce((sum, won) => sum + won, 0);
    const mean = wins / games;
    const variance = this.wins.reduce((sum, won) => sum + (won - mean) ** 2, 0) / Math.max(1, games - 1);
    const margin = NORMAL_95 * Math.sqrt(variance / games);
    return {
      games,
      wins,
      share: mean * seats,
      least: Math.max(0, mean - margin) * seats,
      most: Math.min(1, mean + margin) * seats,
    };
  }

  /** The share as a table. */
  report(seats: number): string {
    const { games, wins, share, least, most } = this.share(seats);
    const interval = `${least.toFixed(2)} to ${most.toFixed(2)}`;
    return table(
      ['opponent', 'games', 'won', 'of fair share', '95 %'],
      [[this.name, String(games), `${((100 * wins) / games).toFixed(1)} %`, share.toFixed(2), interval]],
    );
  }
}
