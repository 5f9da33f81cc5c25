import { decideGame } from '../../decide-game.js';
import type { GameCommand } from '../../game-commands.js';
import type { Game } from '../../game.js';
import { clone } from '../../json.js';
import { randomOf } from '../../random-play.js';
import { isRefusal } from '../../refusal.js';
import type { AnyRuleset } from '../../ruleset.js';
import type { Seat, Viewer } from '../../seat.js';
import type { AnyTagged } from '../../shapes.js';
import { waitsForRules, waitsForSeats } from '../../waiting.js';
import { bytes, difference, type Check, type Position } from './law.js';
import { parting, seenBy, type SeenEvent } from './seen-events.js';

const CANDIDATES = 6;

/** A resignation, and a time that runs out, are the next step once in so many times. */
const MISHAPS = 10;

/** All that a viewer gets of a game as it stands: what waits, the view, and a seat's commands with its default. */
export function sightOf(ruleset: AnyRuleset, { state }: Game, viewer: Viewer): string {
  const waiting = ruleset.waiting(state);
  const view: unknown = ruleset.view(state, viewer);
  if (viewer.kind !== 'seat') return bytes([waiting, view]);
  const asked = waitsForSeats(waiting) && waiting.seats.includes(viewer.seat);
  const byDefault: unknown = asked ? ruleset.defaultCommand(state, viewer.seat) : null;
  return bytes([waiting, view, [...ruleset.legalCommands(state, viewer.seat)], byDefault]);
}

/** One viewer at one position: what he would get in other worlds. */
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
    const { ruleset, local, random } = this.position;
    const before = bytes(local.game.state);
    const other: Game = { ...clone(local.game), state: ruleset.resample(local.game.state, this.viewer, random) };
    this.check(bytes(local.game.state) === before, () => 'resample changed the state that it was given');
    this.same('sees', this.sight(local.game), this.sight(other));
    this.same('is refused', this.refusals(local.game), this.refusals(other));
    const step = this.step(local.game, other);
    if (step && this.isAlikeForResigner(step, other)) this.compareSteps(step, clone(local.game), clone(other));
    return bytes(other.state) !== before;
  }

  /** Two secret answers that leave another seat's view alike must leave its events alike, and the other way round. */
  compareSecretAnswers(): void {
    const { local, ruleset, random } = this.position;
    const waiting = ruleset.waiting(local.game.state);
    if (!waitsForSeats(waiting)) return;
    const others = waiting.seats.filter((seat) => this.viewer.kind !== 'seat' || seat !== this.viewer.seat);
    if (others.length === 0) return;
    const seat = random.pick(others);
    const one = randomOf(local.legal(seat), random);
    const alternatives = local
      .legal(seat)
      .filter((command) => command.type === one?.type && bytes(command) !== bytes(one));
    if (!one || alternatives.length === 0) return;
    this.compareAnswers(seat, one, random.pick(alternatives), waiting.seats.length > 1);
  }

  private compareAnswers(seat: Seat, one: AnyTagged, other: AnyTagged, simultaneous: boolean): void {
    const games = [clone(this.position.local.game), clone(this.position.local.game)] as const;
    const [first, second] = [one, other].map((command, place) =>
      this.events(games[place as 0 | 1], { type: 'play', seat, command }),
    );
    if (!first || !second) return;
    const events = parting(first, second);
    if (events === 'revealed') return;
    const sights = games.map((game) => this.sight(game)) as [string, string];
    if (events === 'same') this.same(`gets the same events for ${bytes(one)} and ${bytes(other)}, but sees`, ...sights);
    else if (simultaneous) {
      this.check(
        sights[0] !== sights[1],
        () =>
          `${this.name} sees the same after ${bytes(one)} and ${bytes(other)} of seat ${seat}, but the events tell them apart: ${events.where}`,
      );
    }
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
        `${this.name} gets other events of ${bytes(command)} in a world that differs only in what he may not know: ${typeof events === 'string' ? '' : events.where}`,
    );
    // When the game is over nothing is secret any more.
    if (events === 'same' && game.phase !== 'over')
      this.same(`sees after ${bytes(command)}`, this.sight(game), this.sight(other));
  }

  /** What the viewer gets of the events of a command; `undefined` when it is refused. Moves the game on. */
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
  private step(game: Game, other: Game): GameCommand | undefined {
    const { ruleset, random, seats } = this.position;
    const waiting = ruleset.waiting(game.state);
    if (waitsForRules(waiting)) return { type: 'runStep', key: waiting.key };
    const mishap = random.below(MISHAPS);
    const staying = game.seats.filter(({ resigned }) => !resigned);
    if (mishap === 0 && staying.length > 0) return { type: 'resign', seat: random.pick(staying).seat };
    if (mishap === 1 && waitsForSeats(waiting) && this.defaultsAgree(waiting.seats, game, other))
      return { type: 'expireStep', stepId: waiting.stepId };
    const seat = this.viewer.kind === 'seat' && random.below(2) === 0 ? this.viewer.seat : random.pick(seats);
    const there = new Set([...ruleset.legalCommands(other.state, seat)].map(bytes));
    const both = [...(ruleset.legalCommands(game.state, seat) as Iterable<AnyTagged>)].filter((command) =>
      there.has(bytes(command)),
    );
    const command = randomOf(both, random);
    return command && { type: 'play', seat, command };
  }

  /** False for a resignation that is answered by a default, where worlds have different ones: it follows from what the seat sees. */
  private isAlikeForResigner(step: GameCommand, other: Game): boolean {
    if (step.type !== 'resign') return true;
    const { ruleset, local } = this.position;
    const waiting = ruleset.waiting(local.game.state);
    const isAsked = waitsForSeats(waiting) && waiting.seats.includes(step.seat);
    return !isAsked || this.defaultsAgree([step.seat], local.game, other);
  }

  /** What the seats do when their time runs out follows from what they see, which may be secret to the viewer. */
  private defaultsAgree(seats: readonly Seat[], game: Game, other: Game): boolean {
    const { ruleset } = this.position;
    return seats.every(
      (seat) => bytes(ruleset.defaultCommand(game.state, seat)) === bytes(ruleset.defaultCommand(other.state, seat)),
    );
  }

  private sight(game: Game): string {
    return sightOf(this.position.ruleset, game, this.viewer);
  }

  private refusals(game: Game): string {
    const { viewer } = this;
    if (viewer.kind !== 'seat') return '';
    const { ruleset, local, pool } = this.position;
    const candidates = (this.candidates ??= Array.from({ length: CANDIDATES }, () =>
      pool.candidate(this.position.random, []),
    ));
    return bytes(
      candidates.map((command) => {
        const decision = decideGame(
          ruleset,
          clone(game),
          { type: 'play', seat: viewer.seat, command: command as AnyTagged },
          local.seed,
        );
        return isRefusal(decision) ? decision : 'accepted';
      }),
    );
  }

  private candidates: unknown[] | undefined;

  private same(what: string, here: string, there: string): void {
    this.check(
      here === there,
      () =>
        `${this.name} ${what} other things in a world that differs only in what he may not know: ${difference(here, there)}`,
    );
  }

  private get name(): string {
    return this.viewer.kind === 'seat' ? `seat ${this.viewer.seat}` : 'a spectator';
  }
}
