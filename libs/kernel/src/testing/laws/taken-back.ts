import { applyCommit } from '../../evolve-game.js';
import type { Game } from '../../game.js';
import { eventSchemasOf } from '../../event-schemas.js';
import { cloneGame } from '../../legal-commands.js';
import { LocalGame, type LocalCommit } from '../../local-game.js';
import { randomOf } from '../../random-play.js';
import { Random } from '../../random.js';
import { isRefusal } from '../../refusal.js';
import type { AnyRuleset } from '../../ruleset.js';
import { atSeat, spectator, type Seat, type Viewer } from '../../seat.js';
import { revelationsOf } from '../../secrets.js';
import { takesBackTo } from '../../take-back.js';
import { waitsForSeats } from '../../waiting.js';
import { alike } from './alike.js';
import { bytes, difference, type Check, type Law } from './law.js';
import type { Position } from './position.js';
import { shownTo, type Shown } from './shown.js';

/** So many commands a seat gives before it takes some of them back. */
const COMMANDS = 3;

/** Law 18: at a table that allows it a seat takes back its last commands, unless a viewer has learned something from them. */
export const takenBack: Law = {
  number: 18,
  name: 'taken back: what a seat takes back has never happened; what was drawn or made known stays',
  watch: (ruleset, check) => ({
    atPosition(position) {
      if (position.deep && position.local.game.phase === 'running') judge(ruleset, position, check);
    },
  }),
};

function judge(ruleset: AnyRuleset, position: Position, check: Check): void {
  const { seed } = position;
  const random = Random.from(`${seed}, taken back at ${position.local.game.version}`);
  const start: Game = { ...position.copy(), takeBack: true, undo: [] };
  const local = new LocalGame(ruleset, seed, cloneGame(start));
  if (!waitsForSeats(local.waiting)) return;
  const seat = random.pick(local.waiting.seats);
  const viewers = [atSeat(seat), atSeat(random.pick(position.seats)), spectator];
  const past = playedBy(ruleset, local, seat, random, viewers);
  const allowed = takesBackTo(local.game, seat);
  for (const { game, commit } of past) {
    const { version } = game;
    if (allowed.includes(version)) judgeTrace(ruleset, game, commit, check);
    else {
      const decision = local.copy().run({ type: 'takeBack', seat, to: version });
      check(isRefusal(decision), () => `seat ${seat} takes ${bytes(commit.command)} back although it may not`);
    }
  }
  if (allowed.length === 0) return;
  const to = random.pick(allowed);
  local.must({ type: 'takeBack', seat, to });
  const then = past.find(({ game }) => game.version === to);
  if (then) judgeReturn(ruleset, then, local.game, check);
  for (const commit of local.commits) applyCommit(ruleset, start, commit);
  check(
    alike(start, local.game),
    () => `folding a take-back gives another game: ${difference(bytes(local.game), bytes(start))}`,
  );
}

interface Played {
  /** The game before the command. */
  readonly game: Game;
  /** The views of it. */
  readonly shown: readonly { readonly viewer: Viewer; readonly shown: Shown }[];
  readonly commit: LocalCommit;
}

/** Some commands of a seat, as long as it is asked. */
function playedBy(
  ruleset: AnyRuleset,
  local: LocalGame,
  seat: Seat,
  random: Random,
  viewers: readonly Viewer[],
): readonly Played[] {
  const past: Played[] = [];
  for (let count = 0; count < COMMANDS && local.game.phase === 'running'; count += 1) {
    const { waiting } = local;
    const command = waitsForSeats(waiting) && waiting.seats.includes(seat) && randomOf(local.legal(seat), random);
    if (!command) return past;
    const game = cloneGame(local.game);
    const shown = viewers.map((viewer) => ({ viewer, shown: shownTo(ruleset, game, viewer) }));
    past.push({ game, shown, commit: local.must({ type: 'play', seat, command }) });
  }
  return past;
}

/** A command that may be taken back has shown nothing to any viewer, and would have been the same with other luck. */
function judgeTrace(ruleset: AnyRuleset, game: Game, { command, events }: LocalCommit, check: Check): void {
  const schemas = eventSchemasOf(ruleset);
  const telling = events.find(({ type }) => Object.keys(schemas[type] ? revelationsOf(schemas[type]) : {}).length > 0);
  check(
    telling === undefined,
    () => `${bytes(command)} may be taken back although "${telling?.type}" makes something known`,
  );
  const other = new LocalGame(ruleset, 'other luck', cloneGame(game)).run(command);
  check(
    !isRefusal(other) && alike(other.events, events),
    () => `${bytes(command)} may be taken back although it depends on chance`,
  );
}

/** The game is as it was: for its rules, and for all viewers. */
function judgeReturn(ruleset: AnyRuleset, { game, shown }: Played, now: Game, check: Check): void {
  check(
    alike(now.state, game.state),
    () => `the state after a take-back is another one: ${difference(bytes(game.state), bytes(now.state))}`,
  );
  for (const { viewer, shown: then } of shown) {
    // The ids of steps differ, and must.
    const { waiting: _, ...before } = then;
    const { waiting: __, ...after } = shownTo(ruleset, now, viewer);
    check(
      alike(after, before),
      () => `${bytes(viewer)} is shown other things after a take-back: ${difference(bytes(before), bytes(after))}`,
    );
  }
}
