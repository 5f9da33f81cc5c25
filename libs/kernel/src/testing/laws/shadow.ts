import { decideGame } from '../../decide-game.js';
import { settleClocks } from '../../evolve-game.js';
import type { GameCommand } from '../../game-commands.js';
import type { Game } from '../../game.js';
import type { LocalCommit } from '../../local-game.js';
import { isRefusal } from '../../refusal.js';
import type { AnyRuleset } from '../../ruleset.js';
import type { Viewer } from '../../seat.js';
import { waitingIn } from '../../waiting-in.js';
import { waitsForSeats } from '../../waiting.js';
import { alike } from './alike.js';
import { bytes, difference, type Check } from './law.js';
import type { Position } from './position.js';
import { parting, seenBy } from './seen-events.js';
import { shownTo } from './shown.js';

/** So many commits a shadow follows its game at most. */
const LONGEST = 150;

/** After so many commits all look; later one viewer at one position in so many. */
const [AT_FIRST, ONE_IN] = [2, 6] as const;

/**
 * A game that went otherwise in something hidden, and is played on with the same commands beside the one at hand: for those
 * who were told the same of both so far.
 */
export class Shadow {
  private commits = 0;

  /**
   * @param game is the shadow's from now on.
   * @param why what went otherwise, for a message.
   */
  constructor(
    private readonly game: Game,
    private viewers: readonly Viewer[],
    private readonly why: string,
    private readonly check: Check,
  ) {}

  /** Shows both games to those who know no difference: they see the same. */
  compare(position: Position, viewers = this.viewers): void {
    for (const viewer of viewers) {
      const here = position.shown(viewer);
      const there = shownTo(position.ruleset, this.game, viewer);
      this.check(
        alike(here, there),
        () =>
          `${bytes(viewer)} was told the same in a game in which ${this.why}, and is shown other things: ${difference(bytes(here), bytes(there))}`,
      );
    }
  }

  /** The same while the games go on: at the first few positions all that may look, later seldom one. */
  compareNowAndThen(position: Position): void {
    const { random } = position;
    if (this.commits <= AT_FIRST) this.compare(position);
    else if (random.below(ONE_IN) === 0) this.compare(position, [random.pick(this.viewers)]);
  }

  /**
   * Plays the command of a commit here too.
   * @param before the game at hand before that commit.
   * @returns false when the shadow has come to its end: nothing is to be compared any more.
   */
  follow(position: Position, before: Readonly<Game>, { command, events }: LocalCommit): boolean {
    const { ruleset, local } = position;
    this.commits += 1;
    if (this.commits > LONGEST || local.game.phase !== 'running') return false;
    if (!answersAlike(ruleset, before, this.game, command)) return false;
    const decision = decideGame(ruleset, this.game, command, local.seed);
    // A command that is legal for a seat here, and not there, is its own secret.
    if (isRefusal(decision) || this.game.phase !== 'running') return false;
    settleClocks(ruleset, this.game, 0);
    this.viewers = this.viewers.filter((viewer) => {
      const seen = seenBy(ruleset, local.game.options, viewer);
      const parted = parting(seen(events), seen(decision.events));
      this.check(
        typeof parted === 'string',
        () =>
          `${bytes(viewer)} was told the same in a game in which ${this.why}, and gets other events of ${bytes(command)}: ${typeof parted === 'string' ? '' : parted.where}`,
      );
      return parted === 'same';
    });
    return this.viewers.length > 0;
  }
}

/** Whether seats that do not answer for themselves have the same defaults in both games: else these follow from their secrets. */
function answersAlike(ruleset: AnyRuleset, one: Readonly<Game>, other: Game, command: GameCommand): boolean {
  if (command.type !== 'resign' && command.type !== 'expireStep') return true;
  const waiting = waitingIn(ruleset, one);
  if (!waitsForSeats(waiting)) return true;
  const seats = command.type === 'resign' ? waiting.seats.filter((seat) => seat === command.seat) : waiting.seats;
  return seats.every((seat) =>
    alike(ruleset.defaultCommand(one.state, seat), ruleset.defaultCommand(other.state, seat)),
  );
}
