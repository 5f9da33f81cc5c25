import type { GameCommand } from '../../game-commands.js';
import type { Game } from '../../game.js';
import { clone } from '../../json.js';
import { cloneGame } from '../../legal-commands.js';
import { LocalGame } from '../../local-game.js';
import { applyCommit, settleClocks } from '../../evolve-game.js';
import { revelationsOf } from '../../secrets.js';
import { eventSchemasOf } from '../../event-schemas.js';
import { stillAsked } from '../../proposals/decide-proposals.js';
import { undoesTo } from '../../proposals/points.js';
import { randomOf } from '../../random-play.js';
import { Random } from '../../random.js';
import { isRefusal } from '../../refusal.js';
import type { AnyRuleset } from '../../ruleset.js';
import { atSeat, spectator, type Seat, type Viewer } from '../../seat.js';
import { waitsForSeats } from '../../waiting.js';
import { alike } from './alike.js';
import { bytes, difference, type Check, type Law } from './law.js';
import type { Position } from './position.js';
import { seenBy } from './seen-events.js';
import { shownTo, type Shown } from './shown.js';

/** So many commands are given before a seat asks to take the game back. */
const COMMANDS = 3;

/** Milliseconds from one commit to the next, and of a pause. */
const STEP = 1_000;
const PAUSE = 1_000_000;

/** Law 24: what players agree on happens as they were told, shows nothing that was hidden, and repeats no draw. */
export const consent: Law = {
  number: 24,
  name: 'consent: an undo gives back the state and the time, never a draw, and tells no secret; in a pause no seat plays',
  watch: (ruleset, check) => ({
    atPosition(position) {
      if (!position.deep || position.local.game.phase !== 'running') return;
      const trial = new Trial(ruleset, position, check);
      trial.undo();
      trial.pause();
      for (const viewer of [...position.seats.map(atSeat), spectator]) trial.compareWorlds(viewer);
    },
  }),
};

/** A game with its time, and what was played in it. */
interface Played {
  readonly local: LocalGame;
  readonly past: readonly Moment[];
}

/** A game before a command, and what it shows to the one who gives it, and to spectators. */
interface Moment {
  readonly game: Game;
  readonly shown: readonly { readonly viewer: Viewer; readonly shown: Shown }[];
}

class Trial {
  private readonly random: Random;
  private readonly start: Game;

  constructor(
    private readonly ruleset: AnyRuleset,
    private readonly position: Position,
    private readonly check: Check,
  ) {
    this.random = Random.from(`${position.seed}, agreed on at ${position.local.game.version}`);
    this.start = this.table(position.still.state);
  }

  /** A table that goes back by consent, in a state, at time 0. */
  private table(state: unknown): Game {
    const game: Game = { ...this.position.copy(), state: clone(state), undoBy: 'CONSENT', points: [], moves: {} };
    settleClocks(this.ruleset, game, 0);
    return game;
  }

  /** What was played before an undo has never happened, but for what was learned, and for chance. */
  undo(): void {
    const { local, past } = this.played(this.start, this.random);
    const asker = this.askerIn(local.game);
    if (!asker) return;
    const { seat, to } = asker;
    const { moves, version } = local.game;
    const ids = [...past.map((moment) => moment.game), local.game].map((game) =>
      bytes(game.clocks.map(({ stepId }) => stepId)),
    );
    const told = propose(local, { type: 'propose', seat, kind: 'UNDO', to });
    this.check(alike(told, this.known(local, to)), () => `an undo to ${to} names ${bytes(told)} as known since`);
    agree(local);
    const moment = past.find((each) => each.game.version === to);
    if (!moment) return;
    const { game: then, shown } = moment;
    const { game } = local;
    this.check(game.proposal === undefined && game.version > version, () => `an undo that all agree to stays open`);
    this.check(alike(game.state, then.state), () => `an undo gives another state: ${apart(then.state, game.state)}`);
    this.check(alike(game.moves, moves), () => 'an undo takes back moves: draws would repeat');
    this.check(
      alike(timesLeft(game, timeOf(local)), timesLeft(then, timeOf(local, to))),
      () => `an undo gives other times: ${apart(timesLeft(then, timeOf(local, to)), timesLeft(game, timeOf(local)))}`,
    );
    this.check(
      game.clocks.length === 0 || !ids.includes(bytes(game.clocks.map(({ stepId }) => stepId))),
      () => 'the id of a step comes again after an undo',
    );
    for (const each of shown) this.checkShown(each.viewer, each.shown, game);
    this.checkFold(local);
  }

  /** A pause stops the clocks and play, until a seat ends it. */
  pause(): void {
    const local = new LocalGame(this.ruleset, this.position.seed, cloneGame(this.start));
    const seat = local.game.seats.find(({ account, resigned }) => account !== null && !resigned)?.seat;
    if (seat === undefined) return;
    propose(local, { type: 'propose', seat, kind: 'PAUSE' });
    agree(local);
    const { waiting } = local;
    if (waitsForSeats(waiting)) {
      const asked = this.random.pick(waiting.seats);
      const command = randomOf(local.legal(asked), this.random);
      const decision = command && local.copy().run({ type: 'play', seat: asked, command });
      this.check(!decision || isRefusal(decision), () => `${bytes(command)} is accepted in a pause`);
    }
    const stopped = timeOf(local);
    run(local, { type: 'endPause', seat }, PAUSE);
    const [before, after] = [timesLeft(this.start, stopped), timesLeft(local.game, PAUSE + stopped)];
    this.check(alike(after, before), () => `clocks run in a pause: ${apart(before, after)}`);
    this.checkFold(local);
  }

  /** Two worlds that a viewer cannot tell apart by play stay so through a proposal, its answers and an undo. */
  compareWorlds(viewer: Viewer): void {
    const [one, other] = [this.position.still.state, this.position.world(viewer)].map((state) =>
      this.played(this.table(state), Random.from(`${this.position.seed} ${bytes(viewer)}`), viewer),
    ) as [Played, Played];
    const seen = seenBy(this.ruleset, this.start.options, viewer);
    const told = ({ local }: Played): string => bytes(local.commits.map(({ events }) => seen(events)));
    const shown = ({ local }: Played): string => bytes(shownTo(this.ruleset, local.game, viewer));
    if (told(one) !== told(other) || shown(one) !== shown(other)) return;
    const asker = this.askerIn(one.local.game);
    if (!asker || !undoesTo(other.local.game, asker.seat).includes(asker.to)) return;
    for (const { local } of [one, other]) {
      propose(local, { type: 'propose', ...asker, kind: 'UNDO' });
      agree(local);
    }
    this.check(
      told(one) === told(other),
      () => `a proposal tells ${bytes(viewer)} worlds apart: ${difference(told(one), told(other))}`,
    );
    this.check(
      shown(one) === shown(other),
      () => `an undo shows ${bytes(viewer)} worlds apart: ${difference(shown(one), shown(other))}`,
    );
  }

  /** Some commands of any seats, or of one viewer's, and the games before them. */
  private played(start: Game, random: Random, viewer?: Viewer): Played {
    const local = new LocalGame(this.ruleset, this.position.seed, cloneGame(start));
    const past: Moment[] = [];
    for (let count = 0; count < COMMANDS && local.game.phase === 'running'; count += 1) {
      const { waiting } = local;
      if (!waitsForSeats(waiting)) break;
      const seats = waiting.seats.filter((seat) => viewer?.kind !== 'seat' || viewer.seat === seat);
      const seat = seats.length > 0 ? random.pick(seats) : undefined;
      const command = seat === undefined ? undefined : randomOf(local.legal(seat), random);
      if (seat === undefined || !command) break;
      past.push(this.momentOf(local.game, viewer ? [] : [atSeat(seat), spectator]));
      run(local, { type: 'play', seat, command });
    }
    return { local, past };
  }

  /** A person whose command may be undone, and a point. */
  private askerIn(game: Game): { readonly seat: Seat; readonly to: number } | undefined {
    const people = game.seats.filter(({ account, resigned }) => account !== null && !resigned);
    const askers = people.flatMap(({ seat }) => undoesTo(game, seat).map((to) => ({ seat, to })));
    return askers.length > 0 ? this.random.pick(askers) : undefined;
  }

  /** What became known since a version, counted from the events that every viewer gets. */
  private known({ commits }: LocalGame, to: number): readonly { readonly type: string; readonly count: number }[] {
    const schemas = eventSchemasOf(this.ruleset);
    const types = commits
      .filter(({ firstVersion }) => firstVersion > to)
      .flatMap(({ events }) => events.map(({ type }) => type))
      .filter((type) => schemas[type] && Object.keys(revelationsOf(schemas[type])).length > 0);
    return [...new Set(types)].sort().map((type) => ({ type, count: types.filter((each) => each === type).length }));
  }

  private momentOf(played: Game, viewers: readonly Viewer[]): Moment {
    const game = cloneGame(played);
    return { game, shown: viewers.map((viewer) => ({ viewer, shown: shownTo(this.ruleset, game, viewer) })) };
  }

  private checkShown(viewer: Viewer, then: Shown, now: Game): void {
    // The ids of steps differ, and must.
    const { waiting: _, ...before } = then;
    const { waiting: __, ...after } = shownTo(this.ruleset, now, viewer);
    this.check(
      alike(after, before),
      () => `${bytes(viewer)} is shown other things after an undo: ${apart(before, after)}`,
    );
  }

  private checkFold({ commits, game }: LocalGame): void {
    const folded = cloneGame(this.start);
    for (const commit of commits) applyCommit(this.ruleset, folded, commit);
    this.check(
      bytes(sorted(folded)) === bytes(sorted(game)),
      () => `folding gives another game: ${apart(game, folded)}`,
    );
  }
}

const apart = (one: unknown, other: unknown): string => difference(bytes(one), bytes(other));

/** The fields of a game in the order of their names: those that come and go have no place of their own. */
const sorted = (game: Game): object =>
  Object.fromEntries(Object.entries(game).sort(([one], [other]) => (one < other ? -1 : 1)));

/** When the last commit was made, or the one that follows a version. */
function timeOf({ commits }: LocalGame, version?: number): number {
  const commit = version === undefined ? commits.at(-1) : commits.find(({ firstVersion }) => firstVersion > version);
  return commit?.at ?? 0;
}

/** How long the clocks of a game have still to run at a time, and the banks that no seat draws on. */
const timesLeft = ({ clocks }: Game, at: number): readonly number[] =>
  clocks.flatMap(({ due, left, asked = [] }) => [
    due === null ? (left ?? 0) : due - at,
    ...asked.map(({ until }) => until - at),
  ]);

/** Gives a command some time after the commit before. Throws when it is refused. */
function run(local: LocalGame, command: GameCommand, after = STEP): void {
  const decision = local.run(command, timeOf(local) + after);
  if (isRefusal(decision)) throw new Error(`${JSON.stringify(command)} was refused: ${decision.code}`);
}

/** Proposes something; gives what the proposal says of what became known. */
function propose(local: LocalGame, command: GameCommand): unknown {
  run(local, command);
  return (local.commits.at(-1)!.events[0] as { readonly since?: unknown }).since;
}

/** All who are asked agree. */
function agree(local: LocalGame): void {
  for (let { proposal } = local.game; proposal; { proposal } = local.game) {
    const [seat] = stillAsked(proposal);
    if (seat === undefined) throw new Error('A proposal to which all agreed stays open.');
    run(local, { type: 'answerProposal', seat, proposal: proposal.number, agrees: true });
  }
}
