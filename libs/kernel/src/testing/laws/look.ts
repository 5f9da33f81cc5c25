import { decideGame, parseCommand } from '../../decide-game.js';
import type { GameCommand } from '../../game-commands.js';
import type { Game } from '../../game.js';
import { cloneGame, legalCommandsOf } from '../../legal-commands.js';
import { randomOf } from '../../random-play.js';
import { isRefusal } from '../../refusal.js';
import type { Seat, Viewer } from '../../seat.js';
import type { AnyTagged } from '../../shapes.js';
import { waitsForRules, waitsForSeats } from '../../waiting.js';
import { alike } from './alike.js';
import { Attempts } from './attempts.js';
import { bytes, difference, type Check } from './law.js';
import type { Position } from './position.js';
import { parting, seenBy, type SeenEvent } from './seen-events.js';
import { shownTo, type Shown } from './shown.js';

const CANDIDATES = 6;

/** A resignation, and a time that runs out, are the next step once in so many times. */
const MISHAPS = 5;

/** One viewer at one position: what they would get in other worlds. */
export class Look {
  private readonly seen: (events: readonly AnyTagged[]) => SeenEvent[];

  constructor(
    private readonly position: Position,
    private readonly viewer: Viewer,
    private readonly check: Check,
  ) {
    const { ruleset, local } = position;
    this.seen = seenBy(ruleset, local.game.options, viewer);
  }

  /** Compares this world with a resampled one, now and after one step. True when the worlds were not the same. */
  compareWorlds(): boolean {
    const { ruleset, still } = this.position;
    const state = this.position.world(this.viewer);
    const other: Game = { ...still, state };
    this.same('sees', this.position.shown(this.viewer), shownTo(ruleset, other, this.viewer));
    this.compareRefusals(other);
    const step = this.step(other);
    if (step && this.isAlikeForResigner(step, other)) this.compareSteps(step, this.position.copy(), cloneGame(other));
    return !alike(still.state, state);
  }

  /** Two secret answers that leave another seat's view alike must leave its events alike, and the other way round. */
  compareSecretAnswers(): void {
    const { random } = this.position;
    const { waiting } = this.position.shown(this.viewer);
    if (!waitsForSeats(waiting)) return;
    const others = waiting.seats.filter((seat) => this.viewer.kind !== 'seat' || seat !== this.viewer.seat);
    if (others.length === 0) return;
    const seat = random.pick(others);
    const legal = this.position.legal(seat);
    const one = randomOf(legal, random);
    const alternatives = legal.filter((command) => command.type === one?.type && !alike(command, one));
    if (!one || alternatives.length === 0) return;
    this.compareAnswers(seat, one, random.pick(alternatives), waiting.seats.length > 1);
  }

  private compareAnswers(seat: Seat, one: AnyTagged, other: AnyTagged, simultaneous: boolean): void {
    const games = [this.position.copy(), this.position.copy()] as const;
    const [first, second] = [one, other].map((command, place) =>
      this.events(games[place as 0 | 1], { type: 'play', seat, command }),
    );
    if (!first || !second) return;
    const events = parting(first, second);
    if (events === 'revealed') return;
    if (events !== 'same' && !simultaneous) return;
    const [here, there] = games.map((game) => this.shown(game)) as [Shown, Shown];
    if (events === 'same')
      this.same(() => `gets the same events for ${bytes(one)} and ${bytes(other)}, but sees`, here, there);
    else
      this.check(
        !alike(here, there),
        () =>
          `${this.name} sees the same after ${bytes(one)} and ${bytes(other)} of seat ${seat}, but the events tell them apart: ${events.where}`,
      );
  }

  private compareSteps(command: GameCommand, game: Game, other: Game): void {
    const here = this.events(game, command);
    const there = this.events(other, command);
    if (!here || !there) {
      this.check(!here === !there, () => `${bytes(command)} is accepted in one world and refused in the other`);
      return;
    }
    const events = parting(here, there);
    this.check(
      typeof events === 'string',
      () =>
        `${this.name} gets other events of ${bytes(command)} in a world that differs only in what they may not know: ${typeof events === 'string' ? '' : events.where}`,
    );
    // When the game is over nothing is secret any more.
    if (events === 'same' && game.phase !== 'over')
      this.same(() => `sees after ${bytes(command)}`, this.shown(game), this.shown(other));
  }

  /** The events of a command as the viewer gets them; `undefined` when it is refused. Moves the game on. */
  private events(game: Game, command: GameCommand): SeenEvent[] | undefined {
    const { ruleset, local } = this.position;
    const decision = decideGame(ruleset, game, command, local.seed);
    if (isRefusal(decision)) return undefined;
    return this.seen(decision.events);
  }

  /**
   * A step that both worlds can take: an automatic one, a resignation, the time of a step that runs out, a command of the
   * viewer's, or one of another seat's.
   */
  private step(other: Game): GameCommand | undefined {
    const { ruleset, random, seats, still } = this.position;
    const { waiting } = this.position.shown(this.viewer);
    if (waitsForRules(waiting)) return { type: 'runStep', key: waiting.key };
    const mishap = random.below(MISHAPS);
    const staying = still.seats.filter(({ resigned }) => !resigned);
    if (mishap === 0 && staying.length > 0) return { type: 'resign', seat: random.pick(staying).seat };
    if (mishap === 1 && waitsForSeats(waiting) && this.defaultsAgree(waiting.seats, other))
      return { type: 'expireStep', stepId: waiting.stepId };
    const seat = this.viewer.kind === 'seat' && random.below(2) === 0 ? this.viewer.seat : random.pick(seats);
    const both = inBoth(this.position.legal(seat), legalCommandsOf(ruleset, other, seat));
    const command = randomOf(both, random);
    return command && { type: 'play', seat, command };
  }

  /** False for a resignation that is answered by a default, where worlds have different ones: it follows from what the seat sees. */
  private isAlikeForResigner(step: GameCommand, other: Game): boolean {
    if (step.type !== 'resign') return true;
    const { waiting } = this.position.shown(this.viewer);
    const isAsked = waitsForSeats(waiting) && waiting.seats.includes(step.seat);
    return !isAsked || this.defaultsAgree([step.seat], other);
  }

  /** The defaults of seats follow from their views, which may be secret to the viewer. */
  private defaultsAgree(seats: readonly Seat[], other: Game): boolean {
    const { ruleset, still } = this.position;
    return seats.every((seat) =>
      alike(ruleset.defaultCommand(still.state, seat), ruleset.defaultCommand(other.state, seat)),
    );
  }

  private shown(game: Game): Shown {
    return shownTo(this.position.ruleset, game, this.viewer);
  }

  /** A command that no schema takes is refused alike in all worlds; the rules' own refusals must be the same in both worlds. */
  private compareRefusals(other: Game): void {
    const { viewer } = this;
    if (viewer.kind !== 'seat') return;
    const { ruleset, local, pool, random } = this.position;
    const here = this.position.attempts();
    const there = new Attempts(ruleset, local.seed, () => cloneGame(other));
    for (let tried = 0; tried < CANDIDATES; tried += 1) {
      const command = parseCommand(ruleset, pool.candidate(random, []));
      if (isRefusal(command)) continue;
      const [one, two] = [here, there].map((attempts) => {
        const decision = attempts.play(viewer.seat, command);
        return isRefusal(decision) ? decision : 'accepted';
      });
      this.same(() => `is refused ${bytes(command)} and gets`, one, two);
    }
  }

  private same(what: string | (() => string), here: unknown, there: unknown): void {
    this.check(
      alike(here, there),
      () =>
        `${this.name} ${typeof what === 'string' ? what : what()} other things in a world that differs only in what they may not know: ${difference(bytes(here), bytes(there))}`,
    );
  }

  private get name(): string {
    return this.viewer.kind === 'seat' ? `seat ${this.viewer.seat}` : 'a spectator';
  }
}

/** The commands of the first list that are in the second. */
function inBoth(one: readonly AnyTagged[], other: readonly AnyTagged[]): readonly AnyTagged[] {
  if (alike(one, other)) return one;
  const there = new Set(other.map(bytes));
  return one.filter((command) => there.has(bytes(command)));
}
