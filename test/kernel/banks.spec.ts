import { isRefusal, LocalGame, Random, waitsForRules, waitsForSeats, type AnyRuleset, type Seat } from '#kernel';
import { applyCommit, deadlineOf, deadlineOfSeat, legalCommandsOf, newGame, type GameCommand } from '#kernel/server';
import { rulesets } from '../../apps/rulesets.js';

const BANK = { seconds: 30, increment: 2 };
const STEP = 10;
const COMMANDS = 150;

/** A game with banks whose players take up to half a minute for each command, and are late now and then. */
class TimedGame {
  now = 1_000;
  /** How often the time of each seat has run out. */
  readonly late = new Map<Seat, number>();
  readonly local: LocalGame;
  private readonly random: Random;

  constructor(ruleset: AnyRuleset, seed: string) {
    this.random = Random.from(seed);
    this.local = new LocalGame(ruleset, seed);
    const options = { decisionSeconds: STEP };
    this.do({ type: 'openGame', ruleset: ruleset.name, options, openedBy: 'player-0', bank: BANK });
    const { least } = ruleset.seats(this.local.game.options);
    for (let seat = 0; seat < least; seat += 1)
      this.do({ type: 'takeSeat', seat, account: `player-${seat}`, seed: null });
    this.do({ type: 'startGame' });
  }

  get isOver(): boolean {
    return this.local.game.phase === 'over';
  }

  /** The next thing that happens: an automatic step, an answer, or the end of a seat's time. */
  goOn(): void {
    const { ruleset, game, waiting } = this.local;
    if (waitsForRules(waiting)) return this.do({ type: 'runStep', key: waiting.key });
    if (!waitsForSeats(waiting)) throw new Error('The game is over.');
    const due = deadlineOf(game.clocks, waiting)!;
    const taken = this.random.below(30_000);
    if (this.now + taken < due) {
      this.now += taken;
      const seat = this.random.pick(waiting.seats);
      return this.do({ type: 'play', seat, command: this.random.pick(legalCommandsOf(ruleset, game, seat)) });
    }
    this.now = due;
    const seats = waiting.seats.filter((seat) => deadlineOfSeat(game.clocks, waiting, seat)! <= due);
    this.do({ type: 'expireStep', stepId: waiting.stepId, seats });
    for (const seat of seats) this.late.set(seat, (this.late.get(seat) ?? 0) + 1);
    const timedOut = this.local.commits.at(-1)!.events.filter(({ type }) => type === 'seatTimedOut');
    expect(timedOut.map(({ seat }) => seat)).toEqual(seats);
    for (const seat of seats) expect(game.banks?.[seat]).toBe(0);
  }

  private do(command: GameCommand): void {
    const decision = this.local.run(command, this.now);
    if (isRefusal(decision)) throw new Error(`${command.type}: ${decision.code}`);
  }
}

describe.each(rulesets.map((ruleset) => [ruleset.name, ruleset] as const))('banks in a game of %s', (_, ruleset) => {
  it('are spent by slow seats, which are then late, and are the same when the game is folded', () => {
    const timed = new TimedGame(ruleset, `banks of ${ruleset.name}`);
    const { local } = timed;
    for (let count = 0; count < COMMANDS && !timed.isOver; count += 1) timed.goOn();
    const folded = newGame();
    for (const commit of local.commits) applyCommit(ruleset, folded, JSON.parse(JSON.stringify(commit)) as never);
    expect(folded).toEqual(local.game);
    expect([...timed.late.keys()].length).toBeGreaterThan(0);
  });
});
