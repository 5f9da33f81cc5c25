import { createHash } from 'node:crypto';
import { isRefusal, Random } from '#kernel';
import {
  applyCommit,
  bytesOf,
  CHANCE_OF_COMMANDS,
  commitmentTo,
  decideGame,
  deedsKey,
  gameKey,
  hexOf,
  isSeatSeed,
  newGame,
  settleClocks,
  type Game,
  type GameCommand,
  type GameDecision,
  withDeed,
} from '#kernel/server';
import { lantern } from '#lantern-presentation';

const SEED = new Uint8Array(32).fill(7);
const open: GameCommand = {
  type: 'openGame',
  ruleset: 'lantern',
  options: {},
  openedBy: 'ada',
  chance: CHANCE_OF_COMMANDS,
  hiddenSeeds: true,
};
const start: GameCommand = { type: 'startGame' };
const hidden = (seat: number, account: string, seed: string): GameCommand => ({
  type: 'takeSeat',
  seat,
  account,
  seed: null,
  seedCommitment: commitmentTo(bytesOf(seed)),
});
const bare = (seat: number, account: string, seed: string | null = null): GameCommand => ({
  type: 'takeSeat',
  seat,
  account,
  seed,
});
const give = (seat: number, seed: string): GameCommand => ({ type: 'giveSeed', seat, seed });

/** A game that commands are run on, and folded beside. */
class Table {
  readonly game: Game = newGame();
  readonly folded: Game = newGame();

  run(command: GameCommand): GameDecision {
    const decision = decideGame(lantern, this.game, command, SEED);
    if (isRefusal(decision)) return decision;
    settleClocks(lantern, this.game, 0);
    applyCommit(lantern, this.folded, { command, events: decision.events, at: 0 });
    return decision;
  }

  /** The outcome of each of them: the types of its events, or the reason of its refusal. */
  told(...commands: GameCommand[]): string[] {
    return commands.map((command) => {
      const decision = this.run(command);
      return isRefusal(decision) ? decision.code : decision.events.map(({ type }) => type).join(' ');
    });
  }
}

/** A table at which both seats have committed to seeds. */
function called(...seeds: readonly [string, string]): Table {
  const table = new Table();
  table.told(open, hidden(0, 'ada', seeds[0]), hidden(1, 'bo', seeds[1]));
  expect(table.told(start)).toEqual(['startCalled']);
  return table;
}

/** The cards that were dealt at the start. */
const dealt = (decision: GameDecision): unknown => (isRefusal(decision) ? decision.code : decision.events.slice(1));

describe('hidden seeds', () => {
  it('are promised with the seat, and given when the start is called; with the last the game starts', () => {
    const table = called('an owl', 'two owls');
    expect(table.game).toMatchObject({ phase: 'open', seats: [{ seed: null }, { seed: null }] });
    expect(table.told(give(1, 'two owls'))).toEqual(['seedGiven']);
    const [last] = table.told(give(0, 'an owl'));
    expect(last).toMatch(/^seedGiven gameStarted /);
    expect(table.game).toMatchObject({ phase: 'running', seats: [{ seed: 'an owl' }, { seed: 'two owls' }] });
    expect(table.folded).toEqual(table.game);
  });

  it('have to be those that the seat has committed to, once, while they are awaited', () => {
    const table = new Table();
    table.told(open, hidden(0, 'ada', 'an owl'), bare(1, 'bo'));
    expect(table.told(give(0, 'an owl'))).toEqual(['startNotCalled']);
    table.told(start);
    expect(table.told(give(0, 'an owl '), give(1, 'an owl'), give(0, ''))).toEqual([
      'wrongSeed',
      'noSeedOwed',
      'wrongSeed',
    ]);
    table.told(give(0, 'an owl'));
    expect(table.game.phase).toBe('running');
    expect(table.told(give(0, 'an owl'))).toEqual(['startNotCalled']);
  });

  it('close the table as the start is called: no player sits down, stands up or calls it again', () => {
    const table = called('an owl', 'two owls');
    expect(table.told(bare(2, 'cy'), { type: 'seatBot', seat: 2, bot: 'random' })).toEqual([
      'startIsCalled',
      'startIsCalled',
    ]);
    expect(table.told({ type: 'leaveSeat', seat: 1 }, start)).toEqual(['startIsCalled', 'startIsCalled']);
  });

  it('are optional: a table without any starts at once', () => {
    const table = new Table();
    expect(table.told(open, bare(0, 'ada'), bare(1, 'bo'), start).at(-1)).toMatch(/^gameStarted /);
  });

  it('are not given openly, and open ones are not promised', () => {
    expect(new Table().told(open, bare(0, 'ada', 'an owl'))).toEqual(['gameOpened', 'seedsAreHidden']);
    const { hiddenSeeds: _, ...openly } = open as GameCommand & { hiddenSeeds?: true };
    expect(new Table().told(openly, hidden(0, 'ada', 'an owl'))).toEqual(['gameOpened', 'seedsAreOpen']);
  });

  it('that do not come end the table before it starts, and name their seats', () => {
    const table = called('an owl', 'two owls');
    table.told(give(0, 'an owl'));
    const decision = table.run({ type: 'expireSeeds' });
    expect(decision).toMatchObject({
      events: [
        { type: 'seedsWithheld', seats: [1] },
        { type: 'gameAbandoned' },
        { type: 'seedRevealed', seed: hexOf(SEED) },
      ],
    });
    expect(table.game).toMatchObject({ phase: 'over', outcome: { placings: [] } });
    expect(table.told({ type: 'expireSeeds' })).toEqual(['nothingDue']);
  });

  it('are awaited only after the start was called, and not once it is over', () => {
    const table = new Table();
    expect(table.told(open, hidden(0, 'ada', 'x'), bare(1, 'bo'), { type: 'expireSeeds' }).at(-1)).toBe('nothingDue');
    table.told(start, give(0, 'x'));
    expect(table.told({ type: 'expireSeeds' })).toEqual(['nothingDue']);
  });

  it('all decide every draw, whichever comes last', () => {
    const deal = (mine: string, its: string): unknown => {
      const table = called(mine, its);
      table.run(give(1, its));
      return dealt(table.run(give(0, mine)));
    };
    const cards = deal('an owl', 'two owls');
    expect(deal('an owl', 'two owls')).toEqual(cards);
    expect(deal('a crow', 'two owls')).not.toEqual(cards);
    expect(deal('an owl', 'two crows')).not.toEqual(cards);
  });
});

describe('chance that follows commands', () => {
  it('derives from the seeds and all commands so far', () => {
    const commands = [open, hidden(0, 'ada', 'an owl'), hidden(1, 'bo', 'two owls'), start, give(0, 'an owl')];
    const table = new Table();
    table.told(...commands);
    const last = give(1, 'two owls');
    const version = table.game.version + 1;
    const deal = table.run(last);
    const deeds = [...commands, last].reduce<string>(withDeed, '0'.repeat(64));
    expect(table.game.deeds).toBe(deeds);
    const chance = Random.ofCommit(() => deedsKey(gameKey(SEED, ['an owl', 'two owls']), deeds), version);
    const box = (lantern.content?.cards ?? []).flatMap(({ oil, copies }) => Array.from({ length: copies }, () => oil));
    const cards = chance.shuffle(box);
    const storms = table.game.options['storms'] as number;
    const hands = isRefusal(deal) ? [] : deal.events.filter(({ type }) => type === 'handDealt');
    expect(hands.map(({ oils }) => oils)).toEqual(
      [0, 1].map((seat) => cards.slice(seat * storms, (seat + 1) * storms)),
    );
  });

  it('is the same for another time, another id or another hash of a commit', () => {
    const deal = (hash: string): GameDecision => {
      const game = newGame();
      for (const command of [open, bare(0, 'ada'), bare(1, 'bo')])
        decideGame(lantern, game, command, SEED, { previousHash: hash });
      return decideGame(lantern, game, start, SEED, { previousHash: hash });
    };
    expect(deal('1'.repeat(64))).toEqual(deal('2'.repeat(64)));
  });

  it('adds up commands: hashes modulo 2^256, in any order', () => {
    const [one, other] = [createHash('sha256').update('{"type":"a"}').digest('hex'), 'f'.repeat(64)];
    expect(withDeed('0'.repeat(64), { type: 'a' })).toBe(one);
    const sum = (BigInt(`0x${one}`) + BigInt(`0x${other}`)) % 2n ** 256n;
    expect(withDeed(other, { type: 'a' })).toBe(sum.toString(16).padStart(64, '0'));
    const both = [{ type: 'a' }, { type: 'b' }];
    expect(both.reduce(withDeed, other)).toBe(both.reverse().reduce(withDeed, other));
  });

  it('is the same for any order of the seeds', () => {
    const deal = (...order: GameCommand[]): unknown => {
      const table = called('an owl', 'two owls');
      return order.map((command) => dealt(table.run(command))).at(-1);
    };
    const [one, other] = [give(0, 'an owl'), give(1, 'two owls')];
    expect(deal(one, other)).toEqual(deal(other, one));
  });

  it('is the same after acts of an operator', () => {
    const storm = (...acts: GameCommand[]): unknown => {
      const table = new Table();
      table.told(open, bare(0, 'ada'), bare(1, 'bo'), start);
      const before = table.game.deeds;
      expect(table.told(...acts)).toEqual(acts.map(() => 'clockPardoned'));
      return [before, table.game.deeds];
    };
    const [before, after] = storm({ type: 'pardonClock', stepId: 'choose-1', seconds: 7 }) as string[];
    expect(after).toBe(before);
  });

  it('is another after other commands', () => {
    const deal = (...seats: GameCommand[]): unknown => {
      const table = new Table();
      table.told(open, ...seats);
      return dealt(table.run(start));
    };
    const leaving: GameCommand = { type: 'leaveSeat', seat: 1 };
    const dealtToBo = deal(bare(0, 'ada'), bare(1, 'cy'), leaving, bare(1, 'bo'));
    expect(deal(bare(0, 'ada'), bare(1, 'di'), leaving, bare(1, 'bo'))).not.toEqual(dealtToBo);
  });

  it('takes exactly the seeds that a server takes, and promises that can be kept', () => {
    const unseen = ['a\u2028b', 'a\nb', 'a\u202eb', 'a\u200bb', '\ud800', 'x'.repeat(201)];
    const seen = ['', 'an owl', 'é'.repeat(200), ' spaces '];
    for (const seed of [...unseen, ...seen]) {
      const code = isSeatSeed(seed) ? undefined : 'invalidSeed';
      expect([seed, code]).toEqual([seed, unseen.includes(seed) ? 'invalidSeed' : undefined]);
      const table = new Table();
      table.run(open);
      table.run(hidden(0, 'ada', seed));
      table.run(bare(1, 'bo'));
      table.run(start);
      const given = table.run(give(0, seed));
      expect([seed, isRefusal(given) ? given.code : undefined]).toEqual([seed, code]);
      const openly = new Table();
      openly.run({ ...open, hiddenSeeds: undefined });
      const taken = openly.run(bare(0, 'ada', seed));
      expect([seed, isRefusal(taken) ? taken.code : undefined]).toEqual([seed, code]);
    }
    const table = new Table();
    table.run(open);
    const sealed = { ...hidden(0, 'ada', 'an owl'), seedCommitment: 'AB'.repeat(32) } as GameCommand;
    expect(table.run(sealed)).toMatchObject({ code: 'invalidSeedCommitment' });
  });
});
