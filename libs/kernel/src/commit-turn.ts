import { deedsWith } from './deeds.js';
import { evolveGame } from './evolve-game.js';
import type { GameCommand } from './game-commands.js';
import type { Game } from './game.js';
import { hexOf } from './hashing.js';
import { legalCommandsOf } from './legal-commands.js';
import { wrongWithPlacings } from './placing.js';
import { movesDigest, movesWith } from './moves.js';
import {
  CHANCE_OF_CHAIN,
  CHANCE_OF_COMMANDS,
  commitKey,
  commitmentTo,
  deedsKey,
  gameKey,
  movesKey,
  Random,
} from './random.js';
import type { AnyRules } from './rules.js';
import type { Seat } from './seat.js';
import type { AnyTagged } from './shapes.js';
import { MOST_EVENTS, MOST_STEPS, type Turn } from './turn.js';
import { isOver, waitsForRules } from './waiting.js';

/** The place of a commit: the sources of its chance, beside the game itself. */
export interface CommitPlace {
  readonly command: GameCommand;
  readonly seed: Uint8Array;
  readonly previousHash: string | undefined;
  /** When the commit is made, in milliseconds since 1970. */
  readonly at: number;
}

/** The turn of one commit: collects the events and applies them to the game. */
export class CommitTurn implements Turn<unknown, AnyTagged> {
  readonly events: AnyTagged[] = [];
  readonly random: Random;
  /** Whether anything was drawn. */
  drew = false;
  /** The command in canonical form, as far as it has been carried out. */
  command: GameCommand;
  private readonly given: AnyTagged[] = [];
  private steps = 0;

  constructor(
    readonly ruleset: AnyRules,
    readonly game: Game,
    private readonly place: CommitPlace,
  ) {
    this.command = place.command;
    this.random =
      game.moves === undefined
        ? Random.ofCommit(() => this.chanceKey(), game.version + 1)
        : Random.ofMoves(() => this.movesKey());
  }

  get state(): unknown {
    return this.game.state;
  }

  get at(): number {
    return this.place.at;
  }

  get commitment(): string {
    return commitmentTo(this.place.seed);
  }

  emit(event: AnyTagged): void {
    if (this.events.length === MOST_EVENTS) {
      throw new Error(
        `"${this.ruleset.name}" has more than ${MOST_EVENTS} events in one command: it does not come to an end.`,
      );
    }
    this.events.push(event);
    evolveGame(this.ruleset, this.game, event);
  }

  /** A seat gives a command of the ruleset, parsed: the first of this commit, or one more. */
  give(seat: Seat, command: AnyTagged): void {
    this.given.push(command);
    this.command =
      this.given.length === 1 ? { type: 'play', seat, command } : { type: 'playAll', seat, commands: [...this.given] };
  }

  legal(seat: Seat): readonly AnyTagged[] {
    return legalCommandsOf(this.ruleset, this.game, seat);
  }

  spend(steps = 1): void {
    this.steps += steps;
    if (this.steps > MOST_STEPS) {
      throw new Error(
        `"${this.ruleset.name}" takes more than ${MOST_STEPS} steps in one command: it does not come to an end.`,
      );
    }
  }

  /**
   * Closes a game that is over. Throws an Error when it waits for an automatic step that the ruleset does not have, and
   * when its placings are not whole.
   */
  settle(): void {
    if (this.game.phase !== 'running') return;
    const waiting = this.ruleset.waiting(this.game.state);
    if (waitsForRules(waiting) && !this.ruleset.automatic) {
      throw new Error(
        `"${this.ruleset.name}" waits for the step "${waiting.rules}" of its own and has no \`automatic\`.`,
      );
    }
    if (!isOver(waiting) || (this.game.sameDeal && this.command.type !== 'closeGame')) return;
    const placings = this.ruleset.score(this.game.state);
    const wrong = wrongWithPlacings(placings, this.game.seats);
    if (wrong !== undefined) throw new Error(`"${this.ruleset.name}" gives placings that ${wrong}.`);
    this.emit({ type: 'gameOver', reason: waiting.over, placings });
    this.revealSeed();
  }

  revealSeed(): void {
    this.emit({ type: 'seedRevealed', seed: hexOf(this.place.seed) });
  }

  private movesKey(): Uint8Array {
    this.drew = true;
    const { seats, moves = {} } = this.game;
    const seeds = seats.map(({ seed }) => seed);
    return movesKey(this.place.seed, seeds, movesDigest(movesWith(moves, this.command)));
  }

  /** As games were played before `chance: 4`. */
  private chanceKey(): Uint8Array {
    this.drew = true;
    const { chance, seats } = this.game;
    const { command, seed, previousHash } = this.place;
    const key = gameKey(
      seed,
      seats.map((holder) => holder.seed),
    );
    if (chance === undefined) return key;
    const deeds = deedsWith(this.game, command);
    if (chance === CHANCE_OF_COMMANDS && deeds !== undefined) return deedsKey(key, deeds);
    if (chance !== CHANCE_OF_CHAIN) throw new Error(`This server does not know how chance derives under ${chance}.`);
    if (previousHash === undefined) throw new Error('The chance of this game needs the hash of the commit before.');
    return commitKey(key, previousHash, command);
  }
}
