import { evolveGame } from '../../evolve-game.js';
import { newGame, type Game } from '../../game.js';
import { Random } from '../../random.js';
import { atSeat, spectator, type Seat } from '../../seat.js';
import type { AnyTagged } from '../../shapes.js';
import { alike } from './alike.js';
import { bytes, type Check } from './law.js';
import { OddLuck } from './odd-luck.js';
import type { Position } from './position.js';
import { parting, seenBy } from './seen-events.js';
import { shownTo } from './shown.js';

/** So many other deals are looked at where a game starts. */
const DEALS = 4;

/** The result of a deal: its events, and the game after it. */
interface Deal {
  readonly events: readonly AnyTagged[];
  readonly game: Game;
  /** How often it drew. */
  readonly draws: number;
}

/**
 * Compares the deal with others in which one draw came out otherwise: viewers who see the same table afterwards must have been
 * told the same, but for declared revelations of events.
 */
export function compareDeals(position: Position, check: Check): void {
  const { random, ruleset, seats, local } = position;
  const luck = `deal-${random.below(2 ** 32)}`;
  const first = dealt(position, luck);
  if (first.draws === 0) return;
  const viewers = [...seats.map(atSeat), spectator];
  const shown = viewers.map((viewer) => shownTo(ruleset, first.game, viewer));
  for (let times = 0; times < DEALS; times += 1) {
    const other = dealt(position, luck, random.below(first.draws));
    for (const [place, viewer] of viewers.entries()) {
      if (!alike(shownTo(ruleset, other.game, viewer), shown[place])) continue;
      const seen = seenBy(ruleset, local.game.options, viewer);
      const events = parting(seen(first.events), seen(other.events));
      check(
        typeof events === 'string',
        () =>
          `${bytes(viewer)} sees the same after two deals, but was told other things: ${typeof events === 'string' ? '' : events.where}`,
      );
    }
  }
}

/** The set-up of the game at hand with other luck. @param odd the number of the draw, from 0, that comes out otherwise. */
function dealt({ ruleset, local }: Position, luck: string, odd?: number): Deal {
  const game = newGame();
  const started = local.commits.findIndex(({ command }) => command.type === 'startGame');
  for (const { events } of local.commits.slice(0, started))
    for (const event of events) evolveGame(ruleset, game, event);
  const chance = new OddLuck(odd);
  const events: AnyTagged[] = [];
  const emit = (event: AnyTagged): void => {
    events.push(event);
    evolveGame(ruleset, game, event);
  };
  const turn = {
    get state() {
      return game.state;
    },
    random: chance.over(Random.from(luck)),
    emit,
    legal: (seat: Seat) => [...ruleset.legalCommands(game.state, seat)],
    spend: () => undefined,
  };
  const [gameStarted] = local.commits[started]?.events ?? [];
  if (gameStarted) emit(gameStarted);
  ruleset.setUp(turn);
  return { events, game, draws: chance.drawn };
}
