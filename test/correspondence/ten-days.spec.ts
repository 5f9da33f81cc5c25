import { randomUUID } from 'node:crypto';
import { verifyTranscript, type Verdict } from '#audit';
import {
  ConditionalCommands,
  grantTime,
  MemoryConditionalStore,
  MemoryPresenceStore,
  Presence,
  takeVacation,
  waitingOf,
  type ConsentAct,
} from '#games';
import { deadlineOfSeat } from '#kernel/server';
import { tally } from '#games/testing';
import {
  FeedMoves,
  MemoryNotificationStore,
  MemoryServerKeys,
  notificationsOn,
  type ChannelMade,
} from '#notifications';
import { unreleased } from '#records';
import { accepted, pick, Table } from '#server/testing';
import { answering, Receiver } from '#webhooks/testing';
import { fileOf, signer, transcriptOfCommits } from '../audit/golden-transcripts.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A Thursday. */
const START = Date.parse('2026-01-08T12:00:00Z');
const rules = unreleased(tally);

/** A table of two, Ada and Ben, and Cy who may take over, with everything that a game over days has. */
class Correspondence extends Table {
  readonly planned: ConditionalCommands;
  readonly telling;
  readonly faults: string[] = [];
  readonly presence = new Presence({ store: new MemoryPresenceStore(() => this.now), report: () => undefined });

  constructor() {
    super({ moved: (loaded) => this.planned.player.look(loaded) });
    this.now = START;
    const clock = (): number => this.now;
    const report = (fault: unknown): unknown => this.faults.push(String(fault));
    const { games, store: events } = this;
    this.planned = new ConditionalCommands({
      games,
      lists: new MemoryConditionalStore(clock),
      events,
      clock,
      report,
    });
    this.telling = notificationsOn({
      publicUrl: 'https://play.example',
      store: new MemoryNotificationStore(),
      keys: new MemoryServerKeys(),
      moves: new FeedMoves(events.feed),
      games,
      leagues: this.leagues,
      events,
      presence: this.presence,
      accounts: {
        accounts: (ids) => Promise.resolve(ids.map((id) => ({ id, name: id, createdAt: 0, isBot: false }))),
      },
      clock,
      report,
      secret: new Uint8Array(32),
      limits: { channel: 60, mails: 0 },
      reach: { allowLoopback: true },
      delivery: { resolve: () => Promise.resolve(['127.0.0.1']) },
      jitter: () => 0,
    });
  }

  /** Time passes; servers meet what is due, give planned commands, and tell players. */
  async pass(milliseconds: number): Promise<void> {
    for (const step of [milliseconds - MINUTE, MINUTE]) {
      this.now += step;
      await this.meetDue();
      await this.planned.player.idle();
      await this.tell();
    }
  }

  async close(): Promise<void> {
    await this.planned.player.close();
    await this.presence.close();
  }

  private async tell(): Promise<void> {
    const { notificationWork: work } = this.telling;
    do {
      await work.run();
      await work.idle();
    } while ((await work.backlog()).due > 0);
  }
}

describe('A game over ten days', () => {
  let hook: Receiver;
  let table: Correspondence;
  let gameId: string;

  beforeAll(async () => {
    hook = await Receiver.start();
    hook.answer = answering(204);
  });
  beforeEach(() => {
    hook.received.splice(0);
    table = new Correspondence();
  });
  afterEach(() => table.close());
  afterAll(() => hook.stop());

  const as = (number: number) => ({ gameId, commandId: randomUUID(), account: `player-${number}` });
  const consent = async (number: number, act: ConsentAct) =>
    accepted(await table.games.consent({ ...as(number), act }));
  const answer = async (number: number, choice: number) => accepted(await table.play(gameId, number, pick(choice)));
  const listen = async (account: string): Promise<ChannelMade> =>
    table.telling.notificationService.addWebhook(account, `http://127.0.0.1:${hook.port}/hook`, 'DISCORD');
  const told = (): string[] =>
    hook.received.splice(0).map(({ body }) => (JSON.parse(body) as { content: string }).content.split('.')[0]!);
  const deadline = async (seat: number): Promise<string> => {
    const loaded = (await table.games.load(gameId))!;
    return new Date(deadlineOfSeat(loaded.game.clocks, waitingOf(loaded)!.waiting, seat) ?? NaN).toISOString();
  };
  const transcript = async (): Promise<readonly string[]> => transcriptOfCommits(rules, await table.store.read(gameId));
  const verdictOn = (lines: readonly string[]): Promise<Verdict> =>
    verifyTranscript(fileOf(lines), { rulesOf: () => rules, trusted: [signer] });

  it('has weekends, a vacation, a grant, a pause, planned commands and a substitute, and verifies offline', async () => {
    await Promise.all([listen('player-1'), listen('player-2')]);
    const opened = await table.games.open({
      commandId: randomUUID(),
      account: 'player-0',
      ruleset: 'tally',
      options: { rounds: 6, seconds: 86_400 },
      calendar: { daysOff: [6, 7], utcOffset: 60 },
      vacation: { days: 3 },
    });
    ({ gameId } = accepted(opened));
    await table.fill(gameId, 2);
    const entries = [{ entry: { command: pick(3) } }, { entry: { command: pick(4) } }];
    await table.planned.set({ ...as(0), pause: 0, entries });
    await table.pass(23 * HOUR);
    expect(told()).toEqual([expect.stringContaining('your turn in Tally with player-0')]);
    // An hour is left, and stays through the vacation and the rest of the weekend.
    accepted(await takeVacation(table.games, { ...as(1), days: 2 }));
    expect(await deadline(1)).toBe('2026-01-12T00:00:00.000Z');
    await table.pass(2.5 * DAY);
    await answer(1, 2);
    await table.pass(HOUR);

    await consent(0, { type: 'propose', kind: 'PAUSE', seconds: 86_400 });
    await table.pass(HOUR);
    expect(told()).toEqual(expect.arrayContaining([expect.stringContaining('A proposal in Tally')]));
    const { number } = (await table.games.load(gameId))!.game.proposal!;
    const before = Date.parse(await deadline(1));
    await consent(1, { type: 'answerProposal', proposal: number, agrees: true });
    await table.pass(DAY + HOUR);
    expect((await table.games.load(gameId))!.game.pause).toBeUndefined();
    expect(Date.parse(await deadline(1)) - before).toBeGreaterThanOrEqual(DAY);

    accepted(await table.games.offerSeat({ ...as(1), to: 'player-2' }));
    await table.pass(HOUR);
    expect(told()).toEqual([expect.stringContaining('A seat in a running game of Tally')]);
    accepted(await table.games.takeOverSeat({ ...as(2), seat: 1 }));
    const due = Date.parse(await deadline(1));
    accepted(await grantTime(table.games, { ...as(0), to: 1, seconds: 3_600 }));
    expect(Date.parse(await deadline(1)) - due).toBe(HOUR);

    await answer(2, 5);
    for (let round = 3; round <= 6; round += 1) {
      await table.pass(DAY);
      await answer(0, 1);
      await answer(2, 6);
    }
    await table.pass(HOUR);
    const { game } = (await table.games.load(gameId))!;
    expect(game.outcome).toMatchObject({ reason: 'counted' });
    expect(game.seats[1]).toMatchObject({ account: 'player-2', formerly: [{ account: 'player-1' }] });
    expect(table.now - START).toBeGreaterThan(8 * DAY);
    expect(table.faults).toEqual([]);
    expect(await verdictOn(await transcript())).toMatchObject({ ok: true });
  });
});
