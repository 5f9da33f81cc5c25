import { isRefusal, LocalGame, Random } from '#kernel';
import {
  parseCommand,
  applyCommit,
  commitmentTo,
  decideGame,
  explain,
  gameKey,
  newGame,
  type GameCommand,
  type GameDecision,
} from '#kernel/server';
import { lantern } from '#lantern-presentation';

const seed = new Uint8Array(32).fill(7);
const open: GameCommand = { type: 'openGame', ruleset: 'lantern', options: {}, openedBy: 'ada' };
const sit = (seat: number, account: string, seatSeed: string | null = null): GameCommand => ({
  type: 'takeSeat',
  seat,
  account,
  seed: seatSeed,
});

const codeOf = (decision: GameDecision): string => (isRefusal(decision) ? decision.code : 'accepted');
const typesOf = (decision: GameDecision): string[] =>
  isRefusal(decision) ? [`refused: ${decision.code}`] : decision.events.map((event) => event.type);

/** Runs commands on a new game and gives the outcome of the last one. */
function after(...commands: GameCommand[]): { last: GameDecision; run: (command: GameCommand) => GameDecision } {
  const game = newGame();
  const run = (command: GameCommand): GameDecision => decideGame(lantern, game, command, seed);
  const last = commands.map(run).at(-1) as GameDecision;
  return { last, run };
}

describe('a game before its start', () => {
  it('opens with the commitment to its seed and the options as the ruleset understands them', () => {
    const { last } = after({ ...open, options: { storms: 2 } });
    expect(last).toMatchObject({
      events: [
        {
          type: 'gameOpened',
          ruleset: 'lantern',
          rulesVersion: lantern.version,
          options: { storms: 2, decisionSeconds: 86_400 },
          seedCommitment: commitmentTo(seed),
          openedBy: 'ada',
        },
      ],
    });
  });

  it('refuses options that do not fit, and says where', () => {
    const { last } = after({ ...open, options: { storms: 9, wind: true } });
    expect(last).toMatchObject({ code: 'invalidOptions', rule: 'KERNEL' });
    expect(isRefusal(last) && explain(lantern, last, 'en')).toMatch(/storms.*wind/s);
  });

  it.each<[string, GameCommand[], string]>([
    ['a second opening', [open, open], 'alreadyOpen'],
    ['a seat that the ruleset does not have', [open, sit(4, 'ada')], 'noSuchSeat'],
    ['a seat that is taken', [open, sit(0, 'ada'), sit(0, 'bo')], 'seatTaken'],
    ['a second seat for the same account', [open, sit(0, 'ada'), sit(1, 'ada')], 'alreadySeated'],
    ['leaving a free seat', [open, { type: 'leaveSeat', seat: 0 }], 'seatFree'],
    ['a start with too few seats', [open, sit(0, 'ada'), { type: 'startGame' }], 'seatsMissing'],
    ['a start with a gap', [open, sit(0, 'ada'), sit(2, 'bo'), { type: 'startGame' }], 'seatsMissing'],
    ['a start of a game that is not open', [{ type: 'startGame' }], 'alreadyStarted'],
    [
      'a command of the game',
      [open, sit(0, 'ada'), { type: 'play', seat: 0, command: { type: 'chooseCard' } }],
      'notStarted',
    ],
    ['a resignation', [open, sit(0, 'ada'), { type: 'resign', seat: 0 }], 'notRunning'],
  ])('refuses %s', (_what, commands, code) => {
    expect(codeOf(after(...commands).last)).toBe(code);
  });

  it('takes a bot of any name: which ones there are, no release freezes', () => {
    expect(typesOf(after(open, { type: 'seatBot', seat: 0, bot: 'oracle' }).last)).toEqual(['seatTaken']);
  });

  it('lets a player stand up, and another sit down', () => {
    const { last } = after(open, sit(0, 'ada'), { type: 'leaveSeat', seat: 0 }, sit(0, 'bo'));
    expect(typesOf(last)).toEqual(['seatTaken']);
  });
});

describe('a running game', () => {
  const started = (): LocalGame => LocalGame.start(lantern, { seed: 'running', seats: 3 });
  const stepOf = (local: LocalGame): string => ('stepId' in local.waiting ? local.waiting.stepId : '');
  const choose = (local: LocalGame, seat: number): GameCommand => ({
    type: 'play',
    seat,
    command: local.legal(seat)[0] ?? { type: '' },
  });

  it('takes no more seats', () => {
    expect(codeOf(started().run(sit(3, 'di')))).toBe('alreadyStarted');
    expect(codeOf(started().run({ type: 'leaveSeat', seat: 0 }))).toBe('alreadyStarted');
  });

  it('refuses an answer to a step that no longer waits for the seat, while others may still answer it', () => {
    const local = started();
    const stepId = stepOf(local);
    expect(codeOf(local.run({ ...choose(local, 0), stepId } as GameCommand))).toBe('accepted');
    expect(codeOf(local.run({ ...choose(local, 1), stepId } as GameCommand))).toBe('accepted');
    expect(codeOf(local.run({ ...choose(local, 2), stepId: 'choose-99' } as GameCommand))).toBe('staleStep');
    expect(codeOf(local.run({ type: 'play', seat: 0, command: { type: 'chooseCard', oil: 1 }, stepId }))).toBe(
      'staleStep',
    );
  });

  it.each<[string, unknown, string]>([
    ['text', 'chooseCard', 'invalidCommand'],
    ['a list', [], 'invalidCommand'],
    ['nothing', null, 'invalidCommand'],
    ['no type', { oil: 1 }, 'invalidCommand'],
    ['a command of another game', { type: 'castSpell' }, 'unknownCommand'],
    ['a name of the language', { type: 'toString' }, 'unknownCommand'],
    ['a missing field', { type: 'chooseCard' }, 'invalidCommand'],
    ['a surplus field', { type: 'chooseCard', oil: 1, seat: 2 }, 'invalidCommand'],
    ['a value out of range', { type: 'chooseCard', oil: 11 }, 'invalidCommand'],
  ])('refuses %s as a command', (_what, command, code) => {
    expect(codeOf(started().run({ type: 'play', seat: 0, command: command as never }))).toBe(code);
  });

  it('parses a command once: a parsed one comes back as it is, for its own ruleset only', () => {
    const given = { type: 'chooseCard', oil: 1 };
    const parsed = parseCommand(lantern, given);
    expect(parsed).not.toBe(given);
    expect(parseCommand(lantern, parsed)).toBe(parsed);
    expect(parseCommand({ ...lantern, version: '2.0' }, parsed)).not.toBe(parsed);
  });

  it('runs an automatic step once', () => {
    const local = started();
    for (const seat of [0, 1, 2]) local.must(choose(local, seat));
    const key = 'key' in local.waiting ? local.waiting.key : '';
    expect(typesOf(local.run({ type: 'runStep', key }))).toEqual(['stormBroke']);
    expect(codeOf(local.run({ type: 'runStep', key }))).toBe('nothingDue');
  });

  it('gives the defaults of all seats that are late, in order, when the time runs out', () => {
    const local = started();
    local.must(choose(local, 1));
    const stepId = stepOf(local);
    const decision = local.run({ type: 'expireStep', stepId });
    expect(typesOf(decision)).toEqual(['seatTimedOut', 'cardChosen', 'seatTimedOut', 'cardChosen']);
    expect(isRefusal(decision) ? [] : decision.events.map((event) => event['seat'])).toEqual([0, 0, 2, 2]);
    expect(codeOf(local.run({ type: 'expireStep', stepId }))).toBe('nothingDue');
  });

  it('goes on when a seat resigns, and ends when one is left', () => {
    const local = started();
    expect(typesOf(local.run({ type: 'resign', seat: 1 }))).toEqual(['seatResigned', 'keeperLeft']);
    expect(codeOf(local.run({ type: 'resign', seat: 1 }))).toBe('alreadyResigned');
    expect(typesOf(local.run({ type: 'resign', seat: 2 }))).toEqual([
      'seatResigned',
      'keeperLeft',
      'gameOver',
      'seedRevealed',
    ]);
    expect(local.game.outcome?.placings[0]).toMatchObject({ seat: 0, rank: 1 });
    expect(codeOf(local.run({ type: 'resign', seat: 0 }))).toBe('notRunning');
  });
});

describe('a finished game', () => {
  const finished = (): LocalGame => {
    const local = LocalGame.start(lantern, { seed: 'finished', seats: 2 });
    const bots = [lantern.bots['random'], lantern.bots['random']] as never;
    local.playOut(bots, Random.from('bots'));
    return local;
  };

  it('ends with the outcome and the seed behind the commitment', () => {
    const local = finished();
    expect(
      local.commits
        .at(-1)
        ?.events.map((event) => event.type)
        .slice(-2),
    ).toEqual(['gameOver', 'seedRevealed']);
    expect(commitmentTo(Buffer.from(local.game.seed ?? '', 'hex'))).toBe(local.game.seedCommitment);
  });

  it('lets anyone draw every storm again from the revealed seed', () => {
    const local = finished();
    const key = gameKey(Buffer.from(local.game.seed ?? '', 'hex'), [null, null]);
    const storms = local.commits.filter((commit) => commit.command.type === 'runStep');
    expect(storms.length).toBe(3);
    for (const { firstVersion, events } of storms) {
      const chance = Random.ofCommit(() => key, firstVersion);
      const { winds } = events[0] as unknown as { readonly winds: readonly number[] };
      expect(winds).toEqual(winds.map(() => 1 + chance.below(6)));
    }
  });

  it('is rebuilt by its events alone', () => {
    const local = finished();
    const game = newGame();
    for (const commit of local.commits) applyCommit(lantern, game, commit);
    expect(game).toEqual(local.game);
  });

  it('refuses an event of another ruleset', () => {
    expect(() => {
      applyCommit(lantern, finished().game, { command: { type: 'play' }, events: [{ type: 'bidPlaced' }], at: 0 });
    }).toThrow('The ruleset "lantern" has no event "bidPlaced".');
  });
});

describe("the seats' own seeds", () => {
  it('change every draw of the game', () => {
    const deal = (seatSeed: string | null): GameDecision => {
      const { last } = after(open, sit(0, 'ada', seatSeed), sit(1, 'bo'), { type: 'startGame' });
      return last;
    };
    expect(deal('my own luck')).not.toEqual(deal(null));
    expect(deal('my own luck')).toEqual(deal('my own luck'));
  });
});
