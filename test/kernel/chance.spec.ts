import { tally } from '#games/testing';
import {
  CHANCE,
  CHANCE_OF_DEEDS,
  commitKey,
  gameKey,
  isRefusal,
  Random,
  type AnyRuleset,
  type GameCommand,
} from '#kernel';
import { checkGame, decide, sealCommit, unopenedGame, unreleased, type LoadedGame, type StoredCommit } from '#records';

const RANGE = 2 ** 48;
const seed = new Uint8Array(32).fill(7);

/** The tiny ruleset, but a pick is drawn. */
const drawing: AnyRuleset = {
  ...(tally as AnyRuleset),
  decide(turn, _command, by) {
    turn.emit({ type: 'numberPicked', seat: by, number: turn.random.below(RANGE) });
    return undefined;
  },
};

/** A game on its chain: each command seals a commit. */
class Chain {
  constructor(
    readonly loaded: LoadedGame = unopenedGame('game', unreleased(drawing)),
    readonly commits: readonly StoredCommit[] = [],
  ) {}

  and(command: GameCommand): Chain {
    const { game, hash: previousHash } = this.loaded;
    const decision = decide(this.loaded, command, seed, 0);
    if (isRefusal(decision)) throw new Error(decision.code);
    const commit = sealCommit({
      streamId: 'game',
      commandId: `command-${this.commits.length}`,
      expectedVersion: game.version,
      previousHash,
      actor: 'ada',
      command: command as never,
      at: 0,
      events: decision.events,
    });
    return new Chain({ ...decision.after, hash: commit.hash }, [...this.commits, commit]);
  }

  /** The game as it was before its last commits. */
  without(last: number): Chain {
    return this.commits.slice(0, -last).reduce((chain, { command }) => chain.and(command as never), new Chain());
  }

  /** What the last commit drew. */
  get drawn(): unknown {
    return (this.commits.at(-1)!.events[0]!.data as { number: unknown }).number;
  }
}

const opened = (chance?: number): Chain =>
  [0, 1]
    .reduce<Chain>(
      (chain, seat) => chain.and({ type: 'takeSeat', seat, account: `player-${seat}`, seed: null }),
      new Chain().and({
        type: 'openGame',
        ruleset: 'tally',
        options: {},
        openedBy: 'ada',
        ...(chance === undefined ? {} : { chance }),
      }),
    )
    .and({ type: 'startGame' });

const pick = (seat: number, note: string): GameCommand => ({
  type: 'play',
  seat,
  command: { type: 'pick', number: 1, note },
});

describe('a game whose end is cut off', () => {
  const game = opened(CHANCE).and(pick(0, 'first'));

  it('gives another command other dice in the place of its last commit', () => {
    expect(game.without(1).and(pick(0, 'first')).drawn).toBe(game.drawn);
    expect(game.without(1).and(pick(0, 'again')).drawn).not.toBe(game.drawn);
  });

  it('gives the same command other dice after another history', () => {
    const known = game.and(pick(1, 'second')).drawn;
    expect(game.without(1).and(pick(0, 'again')).and(pick(1, 'second')).drawn).not.toBe(known);
  });

  it('gave every command the same dice before there was `chance`', () => {
    const old = opened().and(pick(0, 'first'));
    expect(old.without(1).and(pick(0, 'again')).drawn).toBe(old.drawn);
  });
});

describe('what a game draws', () => {
  it('can be drawn again by everybody from the seed, the seats and the record of its commits', () => {
    const { commits } = opened(CHANCE).and(pick(0, 'first')).and(pick(1, 'second'));
    const [before, last] = commits.slice(-2) as [StoredCommit, StoredCommit];
    const key = commitKey(gameKey(seed, [null, null]), before.hash, last.command);
    const drawn = (last.events[0]!.data as { number: unknown }).number;
    expect(Random.ofCommit(() => key, last.firstVersion).below(RANGE)).toBe(drawn);
  });

  it('is checked with the chain, under each derivation', () => {
    for (const chance of [undefined, CHANCE, CHANCE_OF_DEEDS]) {
      const { commits } = opened(chance).and(pick(0, 'first')).and(pick(1, 'second'));
      expect(checkGame(new Chain().loaded, commits, seed).ok).toBe(true);
    }
  });

  it('is nothing under a derivation that this server does not know', () => {
    expect(() => opened(4).and(pick(0, 'first'))).toThrow('does not know how chance derives under 4');
  });
});
