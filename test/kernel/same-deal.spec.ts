import { isRefusal, Random } from '#kernel';
import {
  applyCommit,
  CHANCE,
  decideGame,
  isPlayedOut,
  legalCommandsOf,
  newGame,
  settleClocks,
  type Game,
  type GameCommand,
} from '#kernel/server';
import { lantern } from '#lantern-presentation';

const SEED = new Uint8Array(32).fill(7);

/** A table whose deal others play too, folded beside. */
class Table {
  readonly game: Game = newGame();
  readonly folded: Game = newGame();

  constructor() {
    this.run({
      type: 'openGame',
      ruleset: 'lantern',
      options: { storms: 1 },
      openedBy: 'ada',
      chance: CHANCE,
      sameDeal: true,
    });
  }

  run(command: GameCommand): string {
    const decision = decideGame(lantern, this.game, command, SEED);
    if (isRefusal(decision)) return decision.code;
    settleClocks(lantern, this.game, 0);
    applyCommit(lantern, this.folded, { command, events: decision.events, at: 0 });
    expect(this.folded).toEqual(this.game);
    return decision.events.map(({ type }) => type).join(' ');
  }

  sit(seat: number, more: object = {}): string {
    return this.run({ type: 'takeSeat', seat, account: `p${seat}`, seed: null, ...more });
  }

  /** Plays to the last move, with commands chosen by a label. */
  playOut(label: string): this {
    const random = Random.from(label);
    this.sit(0);
    this.sit(1);
    this.run({ type: 'startGame' });
    for (let turn = 0; turn < 500 && !isPlayedOut(lantern, this.game); turn += 1) {
      const seat = [0, 1].find((each) => legalCommandsOf(lantern, this.game, each).length > 0);
      if (seat === undefined) {
        const waiting = lantern.waiting(this.game.state as never) as unknown as { readonly key: string };
        this.run({ type: 'runStep', key: waiting.key });
      } else this.run({ type: 'play', seat, command: random.pick(legalCommandsOf(lantern, this.game, seat)) });
    }
    return this;
  }
}

describe('a game whose deal other tables play', () => {
  it('takes no seeds of seats, which would change the deal', () => {
    const table = new Table();
    expect(table.sit(0, { seed: 'mine' })).toBe('dealIsShared');
    expect(table.sit(0, { seedCommitment: '0'.repeat(64) })).toBe('dealIsShared');
    expect(table.sit(0)).toBe('seatTaken');
  });

  it('keeps its seed, and its end, when it is played out', () => {
    const { game } = new Table().playOut('kept');
    expect(game).toMatchObject({ phase: 'running', outcome: null, seed: null });
  });

  it('keeps its seats with their players, even for an operator', () => {
    const table = new Table();
    table.sit(0);
    table.sit(1);
    table.run({ type: 'startGame' });
    expect(table.run({ type: 'replacePlayer', seat: 0, account: 'cy' })).toBe('noSubstitutes');
  });

  it('takes no command any more until it is closed, and ends then', () => {
    const table = new Table();
    expect(table.run({ type: 'closeGame' })).toBe('nothingDue');
    table.playOut('closed');
    expect(table.run({ type: 'resign', seat: 0 })).toBe('playedOut');
    expect(table.run({ type: 'grantTime', seat: 0, to: 1, seconds: 60 })).toBe('playedOut');
    expect(table.run({ type: 'closeGame' })).toBe('gameOver seedRevealed');
    expect(table.game.phase).toBe('over');
    expect(table.run({ type: 'closeGame' })).toBe('nothingDue');
  });

  it('is dealt alike at all tables, to any players', () => {
    const [one, other] = [new Table(), new Table()];
    for (const table of [one, other]) {
      table.sit(0);
      table.sit(1);
      table.run({ type: 'startGame' });
    }
    expect(one.game.state).toEqual(other.game.state);
  });
});
