import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { tally } from '#games/testing';
import { isRefusal, Random, type AnyRuleset } from '#kernel';
import {
  CHANCE_OF_CHAIN,
  CHANCE,
  CHANCE_OF_COMMANDS,
  commitKey,
  gameKey,
  movesWith,
  type GameCommand,
  type Moves,
} from '#kernel/server';
import {
  checkGame,
  decideCommit,
  openedGameId,
  sealCommit,
  unopenedGame,
  unreleased,
  type LoadedGame,
  type StoredCommit,
} from '#records';

const RANGE = 2 ** 48;
const seed = new Uint8Array(32).fill(7);

const GAME = openedGameId('ada', 'command-0');

/** The tiny ruleset, but a pick is drawn. */
const drawing: AnyRuleset = {
  ...(tally as AnyRuleset),
  decide(turn, _command, by) {
    turn.emit({ type: 'numberPicked', seat: by, number: turn.random.below(RANGE) });
    return undefined;
  },
};

/** The actor of a command. */
const actorOf = (command: GameCommand): string => ('seat' in command ? `player-${command.seat}` : 'ada');

/** A game on its chain: each command seals a commit. */
class Chain {
  constructor(
    readonly loaded: LoadedGame = unopenedGame(GAME, unreleased(drawing)),
    readonly commits: readonly StoredCommit[] = [],
    private readonly at = 0,
  ) {}

  and(command: GameCommand): Chain {
    const { game, hash: previousHash } = this.loaded;
    const decision = decideCommit(this.loaded, command, seed, this.at);
    if (isRefusal(decision)) throw new Error(decision.code);
    const commit = sealCommit({
      streamId: GAME,
      commandId: `command-${this.commits.length}`,
      expectedVersion: game.version,
      previousHash,
      actor: actorOf(command),
      command: decision.command as never,
      at: this.at,
      events: decision.events,
    });
    return new Chain({ ...decision.after, hash: commit.hash }, [...this.commits, commit], this.at);
  }

  /** The same game, whose next commits are made at another time. */
  later(milliseconds: number): Chain {
    return new Chain(this.loaded, this.commits, this.at + milliseconds);
  }

  /** The game as it was before its last commits. */
  without(last: number): Chain {
    return this.commits.slice(0, -last).reduce((chain, { command }) => chain.and(command as never), new Chain());
  }

  /** The draws of the last commit. */
  get drawn(): unknown {
    return (this.commits.at(-1)!.events[0]!.data as { number: unknown }).number;
  }
}

const opened = (chance?: number, table: object = {}, ruleset = drawing): Chain =>
  [0, 1]
    .reduce<Chain>(
      (chain, seat) => chain.and({ type: 'takeSeat', seat, account: `player-${seat}`, seed: null }),
      new Chain(unopenedGame(GAME, unreleased(ruleset))).and({
        type: 'openGame',
        ruleset: 'tally',
        options: {},
        openedBy: 'ada',
        ...(chance === undefined ? {} : { chance }),
        ...table,
      }),
    )
    .and({ type: 'startGame' });

const pick = (seat: number, note: string): GameCommand => ({
  type: 'play',
  seat,
  command: { type: 'pick', number: 1, note },
});

const play = (command: unknown) => ({ command, type: 'play' });

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

describe('a game whose end is cut off', () => {
  const game = opened(CHANCE_OF_CHAIN).and(pick(0, 'first'));

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

describe('a game with `chance: 4`', () => {
  const game = opened(CHANCE);
  const first = { note: 'first', number: 1, type: 'pick' };

  it('draws by a key that the seed, the seats and the moves give, and nothing else', () => {
    const { drawn } = game.and(pick(0, 'first'));
    const chain = sha256(`chronicler/chance/4/move\n${'0'.repeat(64)}${JSON.stringify(play(first))}`);
    const moves = sha256(`chronicler/chance/4/moves\n${JSON.stringify({ 0: chain.toString('hex') })}`);
    const ofGame = hkdfSync('sha256', seed, sha256('[null,null]'), 'chronicler/chance/4/game', 32);
    const ofCommit = hkdfSync('sha256', Buffer.from(ofGame), moves, 'chronicler/chance/4/draws', 32);
    const digest = createHmac('sha256', Buffer.from(ofCommit)).update('0').digest();
    expect(digest.readUIntBE(0, 6)).toBe(drawn);
  });

  it('gives other dice after other moves, and the same after the same', () => {
    const known = game.and(pick(0, 'first')).and(pick(1, 'second'));
    expect(game.and(pick(0, 'first')).and(pick(1, 'second')).drawn).toBe(known.drawn);
    expect(game.and(pick(0, 'again')).and(pick(1, 'second')).drawn).not.toBe(known.drawn);
  });

  it.each<[string, (chain: Chain) => Chain]>([
    ['the time', (chain) => chain.later(1_000).and(pick(0, 'first'))],
    ['an operator', (chain) => chain.and({ type: 'replacePlayer', seat: 1, account: 'zoe' }).and(pick(0, 'first'))],
    ['the named step', (chain) => chain.and({ type: 'play', seat: 0, command: first, stepId: 'pick-1' })],
    ['a list of one', (chain) => chain.and({ type: 'playAll', seat: 0, commands: [first] })],
    ['a list', (chain) => chain.and({ type: 'playAll', seat: 0, commands: [first, { ...first, note: 'more' }] })],
  ])('does not let %s change the dice', (_, act) => {
    expect(act(game).drawn).toBe(game.and(pick(0, 'first')).drawn);
  });

  it('does not let the way in which time-outs were put together change the dice', () => {
    const late = (...seats: readonly (readonly number[] | undefined)[]) =>
      seats.reduce<Moves>(
        (moves, each) => movesWith(moves, { type: 'expireStep', stepId: 'pick-1', ...(each ? { seats: each } : {}) }),
        {},
      );
    expect(late([0], [1])).toEqual(late([0, 1]));
    expect(late([1], [0])).toEqual(late([0, 1]));
    const { commits } = game.and({ type: 'expireStep', stepId: 'pick-1' });
    expect(commits.at(-1)?.command).toEqual({ type: 'expireStep', stepId: 'pick-1', seats: [0, 1] });
  });

  it('does not let a seat try for other dice by taking back and giving again', () => {
    const table = opened(CHANCE, { takeBack: true }, tally as AnyRuleset);
    const { version } = table.loaded.game;
    const once = table.and(pick(0, 'first'));
    const again = once.and({ type: 'takeBack', seat: 0, to: version }).and(pick(0, 'first'));
    expect(again.loaded.game.version).toBeGreaterThan(once.loaded.game.version);
    expect(again.loaded.game.moves).toEqual(once.loaded.game.moves);
  });

  it('stores a command in one form, for any form of the input', () => {
    const forms = [
      game.and({ type: 'play', seat: 0, command: first, stepId: 'pick-1' }),
      game.and({ type: 'playAll', seat: 0, commands: [first] }),
      game.and({ type: 'playAll', seat: 0, commands: [first, { ...first, note: 'more' }] }),
    ];
    for (const { commits } of forms) expect(commits.at(-1)?.command).toEqual(pick(0, 'first'));
  });
});

describe('the draws of a game', () => {
  it('can be drawn again by anyone from the seed, the seats and the record of its commits', () => {
    const { commits } = opened(CHANCE_OF_CHAIN).and(pick(0, 'first')).and(pick(1, 'second'));
    const [before, last] = commits.slice(-2) as [StoredCommit, StoredCommit];
    const key = commitKey(gameKey(seed, [null, null]), before.hash, last.command);
    const drawn = (last.events[0]!.data as { number: unknown }).number;
    expect(Random.ofCommit(() => key, last.firstVersion).below(RANGE)).toBe(drawn);
  });

  it('are checked with the chain, under each derivation', () => {
    for (const chance of [undefined, CHANCE_OF_CHAIN, CHANCE_OF_COMMANDS, CHANCE]) {
      const { commits } = opened(chance).and(pick(0, 'first')).and(pick(1, 'second'));
      expect(checkGame(new Chain().loaded, commits, seed).ok).toBe(true);
    }
  });

  it('are refused under a derivation that this server does not know', () => {
    expect(() => opened(5).and(pick(0, 'first'))).toThrow('does not know how chance derives under 5');
  });
});
