import { randomUUID } from 'node:crypto';
import { checkGame, unopenedGame } from '#records';
import { accepted, pick, Table } from '#server/testing';
import type { Accepted, Outcome } from './outcome.js';
import { legalOf, waitingOf } from './reading/visibility.js';
import type { ConsentAct } from './requests.js';
import { ratedResult } from './results/rated-result.js';

const HOUR = 3_600_000;

describe('players who agree', () => {
  let table: Table;

  beforeEach(() => {
    table = new Table();
  });

  const started = async (options: Record<string, unknown> = {}, bots = 0): Promise<string> => {
    const request = {
      commandId: randomUUID(),
      account: 'player-0',
      ruleset: 'tally',
      options,
      undo: 'CONSENT',
    } as const;
    const { gameId } = accepted(await table.games.open(request));
    await table.fill(gameId, Number(options['seats'] ?? 2), bots);
    return gameId;
  };
  const gives = (gameId: string, seat: number, act: ConsentAct): Promise<Outcome> =>
    table.games.consent({ gameId, commandId: randomUUID(), account: `player-${seat}`, act });
  const typesIn = ({ events }: Accepted): readonly string[] => events.map(({ event }) => event.type);
  const load = async (gameId: string) => (await table.games.load(gameId))!;
  const answer = async (gameId: string, seat: number, agrees = true): Promise<Outcome> => {
    const { number } = (await load(gameId)).game.proposal!;
    return gives(gameId, seat, { type: 'answerProposal', proposal: number, agrees });
  };
  /** The verifier decides every commit again, and another process folds them. */
  const verify = async (gameId: string): Promise<void> => {
    const { release, game } = await load(gameId);
    const commits = await table.store.read(gameId);
    const seed = (await table.seeds.find(gameId))!;
    const check = checkGame(unopenedGame(gameId, release), commits, seed);
    expect(check).toMatchObject({ ok: true });
    expect((await table.neighbour().games.load(gameId))?.game).toEqual(game);
  };

  it('pause the game: no seat plays, no time runs out, and the rest of the time is there afterwards', async () => {
    const gameId = await started();
    table.now += 20_000;
    expect(typesIn(accepted(await gives(gameId, 0, { type: 'propose', kind: 'PAUSE' })))).toEqual(['proposed']);
    const paused = accepted(await answer(gameId, 1));
    expect(typesIn(paused)).toEqual(['proposalAnswered', 'gamePaused']);
    expect(waitingOf(paused.loaded)?.due).toBeNull();
    expect(legalOf(paused.loaded, 0)).toEqual([]);
    table.now += HOUR;
    await table.meetDue();
    expect(await table.play(gameId, 0, pick(1))).toMatchObject({ refusal: { code: 'paused' } });
    const { loaded } = accepted(await gives(gameId, 1, { type: 'endPause' }));
    expect(waitingOf(loaded)?.due).toBe(table.now + 40_000);
    table.now += 40_000;
    await table.meetDue();
    expect((await load(gameId)).game.state).toMatchObject({ round: 2 });
    await verify(gameId);
  });

  it('pause for a time, which a job ends, and not before', async () => {
    const gameId = await started();
    accepted(await gives(gameId, 0, { type: 'propose', kind: 'PAUSE', seconds: 3_600 }));
    accepted(await answer(gameId, 1));
    table.now += HOUR - 1;
    await table.meetDue();
    expect((await load(gameId)).game.pause).toBeDefined();
    table.now += 1;
    await table.meetDue();
    const { game } = await load(gameId);
    expect([game.pause, game.stoppedAt]).toEqual([undefined, undefined]);
    await verify(gameId);
    expect(await gives(gameId, 0, { type: 'propose', kind: 'PAUSE', seconds: 5 })).toMatchObject({
      refusal: { code: 'invalidCommand' },
    });
  });

  it('take the game back past a draw and past others, with the time of then, and draw anew', async () => {
    const gameId = await started();
    const before = await load(gameId);
    table.now += 10_000;
    accepted(await table.play(gameId, 0, pick(3)));
    table.now += 10_000;
    accepted(await table.play(gameId, 1, pick(4)));
    await table.meetDue();
    const { moves, state } = (await load(gameId)).game;
    expect(state).toMatchObject({ round: 2 });
    table.now += 5_000;
    const asked = accepted(await gives(gameId, 0, { type: 'propose', kind: 'UNDO' }));
    expect(asked.events[0]?.event).toEqual({
      type: 'proposed',
      seat: 0,
      kind: 'UNDO',
      to: before.game.version,
      since: [],
      asked: [1],
    });
    table.now += HOUR / 60;
    const { loaded } = accepted(await answer(gameId, 1));
    expect(loaded.game.state).toEqual(before.game.state);
    expect(loaded.game.moves).toEqual(moves);
    expect(waitingOf(loaded)).toMatchObject({ waiting: { stepId: 'pick-1~1' }, due: table.now + 50_000 });
    await verify(gameId);
    expect(ratedResult(loaded)).toBeNull();
  });

  it('refuse at no cost: the same is proposed again after five commands of the seat, something else at once', async () => {
    const gameId = await started({ rounds: 9 });
    accepted(await table.play(gameId, 0, pick(3)));
    accepted(await gives(gameId, 0, { type: 'propose', kind: 'UNDO' }));
    expect(typesIn(accepted(await answer(gameId, 1, false)))).toEqual(['proposalAnswered', 'proposalDropped']);
    const again = (): Promise<Outcome> => gives(gameId, 0, { type: 'propose', kind: 'UNDO' });
    expect(await again()).toMatchObject({ refusal: { code: 'proposeLater', facts: { moves: 5 } } });
    accepted(await gives(gameId, 0, { type: 'propose', kind: 'PAUSE' }));
    accepted(await gives(gameId, 0, { type: 'withdrawProposal' }));
    accepted(await table.play(gameId, 1, pick(3)));
    for (let round = 2; round <= 6; round += 1) {
      await table.meetDue();
      expect(await again()).toMatchObject({ refusal: { code: 'proposeLater' } });
      for (const seat of [0, 1]) accepted(await table.play(gameId, seat, pick(1)));
    }
    accepted(await again());
    await verify(gameId);
  });

  it('let a proposal fall: an undo when play goes on, any other after five commands', async () => {
    const gameId = await started({ rounds: 9 });
    accepted(await table.play(gameId, 0, pick(3)));
    accepted(await gives(gameId, 0, { type: 'propose', kind: 'UNDO' }));
    expect(typesIn(accepted(await table.play(gameId, 1, pick(3))))).toEqual(['numberPicked', 'proposalDropped']);
    await table.meetDue();
    accepted(await gives(gameId, 0, { type: 'propose', kind: 'PAUSE' }));
    expect(await gives(gameId, 1, { type: 'propose', kind: 'PAUSE' })).toMatchObject({
      refusal: { code: 'proposalOpen' },
    });
    const fallen = (await load(gameId)).game.proposal!.number;
    for (const [round, seat] of [
      [2, 0],
      [2, 1],
      [3, 0],
      [3, 1],
      [4, 0],
    ] as const) {
      expect((await load(gameId)).game.proposal).toBeDefined();
      accepted(await table.play(gameId, seat, pick(1)));
      if (seat === 1 && round < 4) await table.meetDue();
    }
    expect(await gives(gameId, 1, { type: 'answerProposal', proposal: fallen, agrees: true })).toMatchObject({
      refusal: { code: 'proposalPassed' },
    });
    await verify(gameId);
  });

  it('have the agreement of bots at once', async () => {
    const gameId = await started({}, 1);
    expect(typesIn(accepted(await gives(gameId, 0, { type: 'propose', kind: 'PAUSE' })))).toEqual([
      'proposed',
      'gamePaused',
    ]);
    await table.meetDue();
    expect((await load(gameId)).game.state).toMatchObject({ picks: { choices: {} } });
    accepted(await gives(gameId, 0, { type: 'endPause' }));
    await verify(gameId);
  });

  it('let a bot take over where another person agrees, and its player does not refuse', async () => {
    const gameId = await started({ seats: 3 });
    const takeover = { type: 'propose', kind: 'TAKEOVER', of: 1, bot: 'random' } as const;
    accepted(await gives(gameId, 0, takeover));
    accepted(await answer(gameId, 1, false));
    expect(await gives(gameId, 2, { ...takeover, bot: 'nobody' })).toMatchObject({ refusal: { code: 'unknownBot' } });
    accepted(await gives(gameId, 2, takeover));
    const { loaded, events } = accepted(await answer(gameId, 0));
    expect(events.at(-1)?.event).toEqual({ type: 'botTookOver', seat: 1, bot: 'random' });
    expect(loaded.game.seats[1]).toMatchObject({
      account: null,
      bot: 'random',
      formerly: [{ account: 'player-1', bot: null, through: loaded.game.version - 1 }],
    });
    expect(await table.play(gameId, 1, pick(1))).toEqual({ status: 'forbidden', reason: 'noSeat' });
    await table.meetDue();
    await verify(gameId);
  });

  it('hand over to a bot, but for the last person at the table, and go back no further', async () => {
    const gameId = await started();
    accepted(await table.play(gameId, 1, pick(1)));
    accepted(await gives(gameId, 0, { type: 'handToBot', bot: 'random' }));
    expect(await gives(gameId, 1, { type: 'handToBot', bot: 'random' })).toMatchObject({
      refusal: { code: 'lastPerson' },
    });
    expect(await gives(gameId, 1, { type: 'propose', kind: 'UNDO' })).toMatchObject({
      refusal: { code: 'nothingToUndo' },
    });
    await verify(gameId);
  });

  it('go nowhere without a seat, nor back at tables without the option', async () => {
    const gameId = await table.start();
    expect(await gives(gameId, 7, { type: 'endPause' })).toEqual({ status: 'forbidden', reason: 'noSeat' });
    expect(await gives(gameId, 0, { type: 'endPause' })).toMatchObject({ refusal: { code: 'notPaused' } });
    accepted(await table.play(gameId, 0, pick(3)));
    expect(await gives(gameId, 0, { type: 'propose', kind: 'UNDO' })).toMatchObject({ refusal: { code: 'noUndo' } });
  });
});
