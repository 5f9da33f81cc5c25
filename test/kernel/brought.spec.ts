import { atSeat, auditor, isRefusal, LocalGame, refuse, spectator, type AnyRuleset, type AnyTagged } from '#kernel';
import {
  applyCommit,
  decideGame,
  explain,
  newGame,
  redactorOf,
  settleClocks,
  type Game,
  type GameCommand,
} from '#kernel/server';
import { checkLaws } from '#kernel/testing';
import { lantern } from '#lantern-presentation';
import { z } from 'zod';

/** The Lantern Keepers, who may bring matches: at most as many as there are storms, and never thirteen. */
const withMatches: AnyRuleset = {
  ...(lantern as AnyRuleset),
  schemas: { ...lantern.schemas, brought: z.strictObject({ matches: z.int().min(1).max(20).default(5) }) },
  refusals: { ...lantern.refusals, unlucky: [] },
  refusalMessages: {
    ...lantern.refusalMessages,
    unlucky: { en: 'Thirteen matches are unlucky.', fr: 'Treize portent malheur.' },
  },
  refuseBrought: (_options, brought) => (brought?.['matches'] === 13 ? refuse('LANTERN-001', 'unlucky') : undefined),
  initialState: (options, seats) => ({
    ...lantern.initialState(options as never, seats),
    matches: seats.map(({ brought }) => brought ?? null),
  }),
};

const seed = new Uint8Array(32).fill(7);
const sit = (seat: number, brought?: unknown): GameCommand => ({
  type: 'takeSeat',
  seat,
  account: `player-${seat}`,
  seed: null,
  ...(brought === undefined ? {} : { brought }),
});

function opened(ruleset: AnyRuleset): Game {
  const game = newGame();
  decideGame(ruleset, game, { type: 'openGame', ruleset: 'lantern', options: {}, openedBy: 'ada' }, seed);
  return game;
}

const sitDown = (ruleset: AnyRuleset, command: GameCommand) => {
  const game = opened(ruleset);
  return { decision: decideGame(ruleset, game, command, seed), game };
};

describe('the deck or base of a seat', () => {
  it('stands in the event as the ruleset parsed it, and is known when the game starts', () => {
    const { decision, game } = sitDown(withMatches, sit(0, {}));
    expect(decision).toMatchObject({
      events: [{ type: 'seatTaken', seat: 0, account: 'player-0', bot: null, seed: null, brought: { matches: 5 } }],
    });
    decideGame(withMatches, game, sit(1), seed);
    decideGame(withMatches, game, { type: 'startGame' }, seed);
    expect(game.state).toMatchObject({ matches: [{ matches: 5 }, null] });
  });

  it('a bot may bring something, too', () => {
    const command = { type: 'seatBot', seat: 2, bot: 'random', brought: { matches: 2 } } as const;
    expect(sitDown(withMatches, command).decision).toMatchObject({
      events: [{ bot: 'random', brought: { matches: 2 } }],
    });
  });

  it('changes nothing of the event where no seat brings anything', () => {
    expect(sitDown(lantern as AnyRuleset, sit(0)).decision).toMatchObject({
      events: [{ type: 'seatTaken', seat: 0, account: 'player-0', bot: null, seed: null }],
    });
  });

  it.each<[string, AnyRuleset, unknown, string]>([
    ['where the ruleset takes nothing', lantern as AnyRuleset, { matches: 1 }, 'nothingToBring'],
    ['that is malformed', withMatches, { matches: 0 }, 'invalidBrought'],
    ['of another form', withMatches, 'matches', 'invalidBrought'],
    ['that is null', withMatches, null, 'invalidBrought'],
    ['that the rules do not allow', withMatches, { matches: 13 }, 'unlucky'],
  ])('is refused %s, and the seat stays free', (_what, ruleset, brought, code) => {
    const { decision, game } = sitDown(ruleset, sit(0, brought));
    expect(decision).toMatchObject({ refused: true, code });
    expect(isRefusal(decision) && explain(ruleset, decision, 'en')).not.toMatch(/[{}]/);
    expect(game.seats).toEqual([]);
  });

  it('may be asked for: the rules are told of a seat that brings nothing', () => {
    const strict: AnyRuleset = {
      ...withMatches,
      refuseBrought: (_options, brought) => (brought ? undefined : refuse('LANTERN-001', 'unlucky')),
    };
    expect(sitDown(strict, sit(0)).decision).toMatchObject({ code: 'unlucky' });
    expect(sitDown(strict, sit(0, {})).decision).not.toHaveProperty('refused');
  });

  it('may be for some seats only: the rules are told the seat with it', () => {
    const forFirst: AnyRuleset = {
      ...withMatches,
      refuseBrought: (_options, brought, seat) =>
        brought && seat > 0 ? refuse('LANTERN-001', 'unlucky', { seat }) : undefined,
    };
    expect(sitDown(forFirst, sit(0, {})).decision).not.toHaveProperty('refused');
    expect(sitDown(forFirst, sit(2, {})).decision).toMatchObject({ code: 'unlucky', facts: { seat: 2 } });
    expect(sitDown(forFirst, sit(2)).decision).not.toHaveProperty('refused');
  });

  it('is in no event of any viewer until the game is over, not even for the next player of the seat', () => {
    const game = opened(withMatches);
    const events = [sit(0, { matches: 7 }), { type: 'leaveSeat', seat: 0 } as const, sit(0)].flatMap((command) => {
      const decision = decideGame(withMatches, game, command, seed);
      return isRefusal(decision) ? [] : decision.events;
    });
    const redact = redactorOf(withMatches, game.options);
    const first = events[0] as AnyTagged;
    expect(first['brought']).toEqual({ matches: 7 });
    for (const viewer of [atSeat(0), atSeat(1), spectator]) expect(redact(first, viewer)).not.toHaveProperty('brought');
    expect(redact(first, auditor)).toEqual(first);
    expect(game.seats).toEqual([{ seat: 0, account: 'player-0', bot: null, seed: null, resigned: false }]);
  });

  it('is rebuilt by the events alone, and by the commands', () => {
    const local = LocalGame.start(withMatches, { seed: 'matches', seats: 3, brought: [{ matches: 3 }, undefined, {}] });
    const folded = newGame();
    for (const commit of local.commits) applyCommit(withMatches, folded, JSON.parse(JSON.stringify(commit)) as never);
    expect(folded).toEqual(local.game);
    expect(folded.seats.map(({ brought }) => brought)).toEqual([{ matches: 3 }, undefined, { matches: 5 }]);
    const again = newGame();
    for (const { command, at } of local.commits) {
      decideGame(withMatches, again, command, local.seed);
      settleClocks(withMatches, again, at);
    }
    expect(again).toEqual(local.game);
  });

  it('the laws hold for games in which seats bring something', () => {
    const seen: unknown[] = [];
    const sampled: AnyRuleset = {
      ...withMatches,
      sampleBrought(_options, seat, random) {
        const brought = seat === 0 ? undefined : { matches: 1 + random.below(12) };
        seen.push([seat, brought]);
        return brought;
      },
    };
    const reports = checkLaws(sampled, { games: 20, mishaps: { timeOuts: 60, resignations: 200 } });
    expect(reports.flatMap(({ violations }) => violations)).toEqual([]);
    expect(seen.length).toBeGreaterThan(12);
  });
});
