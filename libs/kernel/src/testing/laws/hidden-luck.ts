import { applyCommit } from '../../evolve-game.js';
import { newGame, type Game } from '../../game.js';
import type { LocalCommit } from '../../local-game.js';
import { Forks, kindOfCommit, type Fork } from './forks.js';
import type { Law } from './law.js';
import { UnderLuck } from './odd-luck.js';
import { kindOf } from './places.js';
import type { Position } from './position.js';
import { Redraws } from './redraws.js';
import { Shadow } from './shadow.js';

/** A game goes otherwise at its start, at the first few commits of every kind, and at one in so many later on. */
const [FIRST, ONE_IN] = [6, 12] as const;

/** So many games are played on beside the one at hand. */
const SHADOWS = 2;

/** Differences in a kind of place are compared so often each time, and later once in so many times. */
const [COMPARED, THEN_ONE_IN] = [24, 6] as const;

/**
 * Law 20: a game in which one draw came out otherwise, or a seat answered otherwise, is the same for all viewers who were told the
 * same of it, for as long as they are told the same. What is compared is decided by the rules alone: what `resample` keeps,
 * although it is hidden, is found as well.
 */
export const hiddenLuck: Law = {
  number: 20,
  name: 'hidden luck: what came out otherwise in secret is seen by none, and resample draws it again',
  watch(ruleset, check, { reduced }) {
    const forks = new Forks(new UnderLuck(ruleset));
    const redraws = new Redraws(ruleset);
    const commits = new Counts();
    const compared = new Counts();
    const followed = new Counts();
    let before: Game = newGame();
    let shadows: Shadow[] = [];
    const isDue = ({ command }: LocalCommit, { random, local }: Position): boolean => {
      if (local.game.phase !== 'running') return false;
      const times = commits.add(kindOfCommit(command));
      return command.type === 'startGame' || times <= FIRST || random.below(ONE_IN) === 0;
    };
    const lookAgain = ({ still, random }: Position, { game, viewers }: Fork): void =>
      redraws.look(still.state, game.state, random.pick(viewers), random);

    /** Compares the forks, and keeps the forks worth playing on. */
    const look = (position: Position, fork: Fork): void => {
      const { random } = position;
      const { game, viewers, apart, why } = fork;
      lookAgain(position, fork);
      const kinds = [...new Set(apart.map(kindOf))];
      const shadow = new Shadow(game, viewers, why, check);
      if (Math.min(...kinds.map((kind) => compared.add(kind))) <= COMPARED || random.below(THEN_ONE_IN) === 0)
        shadow.compare(position);
      if (shadows.length < SHADOWS || kinds.some((kind) => followed.of(kind) < SHADOWS)) {
        for (const kind of kinds) followed.add(kind);
        shadows = [shadow, ...shadows].slice(0, SHADOWS);
      }
    };
    return {
      gameStarts({ begin }) {
        before = begin();
        shadows = [];
        check(true, () => '');
      },
      afterCommit(position, commit) {
        shadows = shadows.filter((shadow) => shadow.follow(position, before, commit));
        for (const shadow of shadows) shadow.compareNowAndThen(position);
        if (isDue(commit, position)) {
          for (const fork of forks.byLuck(before, position, commit)) look(position, fork);
          // Law 5 compares the views of such a game.
          const other = forks.byAnswer(before, position, commit);
          if (other) lookAgain(position, other);
        }
        applyCommit(ruleset, before, commit);
      },
      allPlayed() {
        if (!reduced) redraws.judge(check);
      },
    };
  },
};

/** How often things have come up. */
class Counts {
  private readonly counts = new Map<string, number>();

  of(what: string): number {
    return this.counts.get(what) ?? 0;
  }

  /** Counts it once more. */
  add(what: string): number {
    const count = this.of(what) + 1;
    this.counts.set(what, count);
    return count;
  }
}
