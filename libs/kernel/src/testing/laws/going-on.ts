import { applyCommit } from '../../evolve-game.js';
import { positionOf } from '../../forks.js';
import type { Position as ForkPosition } from '../../fork-schemas.js';
import { newGame, type Game } from '../../game.js';
import { cloneGame } from '../../legal-commands.js';
import { LocalGame, sitDown } from '../../local-game.js';
import { nextRandomCommand } from '../../random-play.js';
import { CHANCE, Random } from '../../random.js';
import { isRefusal } from '../../refusal.js';
import type { AnyRuleset } from '../../ruleset.js';
import { atSeat, spectator, type Viewer } from '../../seat.js';
import { isOver, waitsForSeats } from '../../waiting.js';
import { alike } from './alike.js';
import { bytes, difference, type Check, type Law } from './law.js';
import type { Position } from './position.js';
import { seenBy } from './seen-events.js';
import { shownTo, type Shown } from './shown.js';

/** So many commands follow the start of a fork. */
const COMMANDS = 6;

/**
 * Law 28: a game goes on from any position. Its fork shows each viewer what the game showed there, plays on as the game would with
 * the same luck, and tells nothing of what its position hides.
 */
export const goingOn: Law = {
  number: 28,
  name: 'forks: a game that goes on from a position shows and plays the same, and its start tells nothing hidden',
  watch: (ruleset, check) => ({
    atPosition(position) {
      const { game } = position.local;
      if (!position.deep || game.phase !== 'running' || isOver(position.local.waiting)) return;
      const fork = forkOf(ruleset, position, positionOf(game));
      const kept = new LocalGame(ruleset, position.seed, { ...position.copy(), chance: CHANCE, moves: {} });
      const viewers = [spectator, ...position.seats.map(atSeat)];
      for (const viewer of viewers) compareShown(ruleset, { kept, fork }, viewer, check);
      compareWorlds(ruleset, position, { fork, viewer: position.random.pick(viewers) }, check);
      playOn({ kept, fork }, position, check);
      judgeFold(ruleset, fork, check);
    },
  }),
};

/** A table that goes on from a position, with players of its own. */
function forkOf(ruleset: AnyRuleset, { local, seed }: Position, position: ForkPosition): LocalGame {
  const fork = new LocalGame(ruleset, seed);
  fork.must({
    type: 'openGame',
    ruleset: ruleset.name,
    options: local.game.options,
    openedBy: 'player-0',
    chance: CHANCE,
    forkedFrom: { gameId: 'origin', version: Math.max(1, local.game.version), hash: '0'.repeat(64) },
    position,
  });
  for (let seat = 0; seat < position.seats; seat += 1) fork.must(sitDown(seat));
  fork.must({ type: 'startGame' });
  return fork;
}

interface Both {
  readonly kept: LocalGame;
  readonly fork: LocalGame;
}

function compareShown(ruleset: AnyRuleset, { kept, fork }: Both, viewer: Viewer, check: Check): void {
  const [there, here] = [kept, fork].map(({ game }) => withoutIds(shownTo(ruleset, game, viewer)));
  check(
    alike(here, there),
    () => `a fork shows ${bytes(viewer)} other things: ${difference(bytes(there), bytes(here))}`,
  );
}

/** What is shown, without the ids of steps: those of another game may be others. */
const withoutIds = ({ waiting, ...shown }: Shown): unknown => ({
  ...shown,
  waiting: waitsForSeats(waiting) ? { seats: waiting.seats, step: waiting.step } : waiting,
});

/** Two forks whose positions look alike to a viewer begin alike for them. */
function compareWorlds(
  ruleset: AnyRuleset,
  position: Position,
  { fork, viewer }: { readonly fork: LocalGame; readonly viewer: Viewer },
  check: Check,
): void {
  const elsewhere = positionOf({ ...position.still, state: position.world(viewer) });
  const seen = seenBy(ruleset, fork.game.options, viewer);
  const [here, there] = [fork, forkOf(ruleset, position, elsewhere)].map(({ commits }) =>
    bytes(commits.map(({ events }) => seen(events).map(({ event }) => event))),
  ) as [string, string];
  check(here === there, () => `the start of a fork tells ${bytes(viewer)} worlds apart: ${difference(here, there)}`);
}

/** The game and its fork go on with the same commands and the same luck. */
function playOn({ kept, fork }: Both, { seats, seed }: Position, check: Check): void {
  const random = Random.from(`${seed}, forked at ${kept.game.version}`);
  for (let count = 0; count < COMMANDS && kept.game.phase === 'running'; count += 1) {
    const command = nextRandomCommand(kept, seats, random, { timeOuts: 0, resignations: 0 });
    if (!command) return;
    const { events } = kept.must(command);
    const other = fork.run(command);
    check(
      !isRefusal(other) && alike(other.events, events),
      () => `${bytes(command)} has another result in a fork: ${difference(bytes(events), bytes(other))}`,
    );
    if (isRefusal(other)) return;
  }
}

function judgeFold(ruleset: AnyRuleset, { commits, game }: LocalGame, check: Check): void {
  const folded: Game = newGame();
  for (const commit of commits) applyCommit(ruleset, folded, commit);
  check(
    alike(folded, cloneGame(game)),
    () => `folding a fork gives another game: ${difference(bytes(game), bytes(folded))}`,
  );
}
