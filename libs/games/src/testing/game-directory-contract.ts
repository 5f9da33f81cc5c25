import type { EventStore } from '#event-store';
import { lantern } from '#lantern-presentation';
import { placeOf, type GameDirectory } from '../directory/game-directory.js';
import { Games } from '../games.js';
import { MemorySeedVault } from '../seeds/memory-seed-vault.js';
import { RulesetRegistry } from '../rulesets/registry.js';

/** A directory on a store, and a way to wait until it has seen everything. */
export interface DirectoryOnStore {
  readonly store: EventStore;
  readonly directory: GameDirectory;
  caughtUp(): Promise<void>;
}

const commandId = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The contract of every list of games. `open` gives an empty one. */
export function describeGameDirectory(title: string, open: () => Promise<DirectoryOnStore>): void {
  describe(title, () => {
    let tested: DirectoryOnStore;
    let games: Games;
    let now = 1_700_000_000_000;
    const opened: string[] = [];

    /** Three games: one that waits for players, one that is played, one that is over; a second apart. */
    beforeAll(async () => {
      tested = await open();
      const rulesets = new RulesetRegistry([lantern]);
      games = new Games({ store: tested.store, seeds: new MemorySeedVault(), rulesets, clock: () => (now += 1_000) });
      for (const [number, stage] of (['open', 'running', 'over'] as const).entries()) {
        const outcome = await games.open({ commandId: commandId(number), account: 'ada', ruleset: 'lantern' });
        if (outcome.status !== 'accepted') throw new Error(`Not opened: ${outcome.status}`);
        const { gameId } = outcome;
        opened.push(gameId);
        await games.join({ gameId, commandId: commandId(10 + number), account: 'ada' });
        await games.addBot({ gameId, commandId: commandId(20 + number), account: 'ada', bot: 'random' });
        if (stage !== 'open') await games.start({ gameId, commandId: commandId(30 + number), account: 'ada' });
        if (stage === 'over') await games.resign({ gameId, commandId: commandId(40 + number), account: 'ada' });
      }
      const left = { gameId: opened[0]!, account: 'ada' };
      await games.leave({ ...left, commandId: commandId(50) });
      await games.join({ ...left, commandId: commandId(51), account: 'bo', seat: 2 });
      await tested.caughtUp();
    });

    const found = async (query: Partial<Parameters<GameDirectory['find']>[0]>): Promise<string[]> =>
      (await tested.directory.find({ order: 'openedAt', descending: false, limit: 10, ...query })).map(
        ({ gameId }) => gameId,
      );

    it('finds the games that an account has opened, with any players', async () => {
      expect(await found({ openedBy: 'ada' })).toEqual(opened);
      expect(await found({ openedBy: 'ada', status: 'running' })).toEqual([opened[1]]);
      expect(await found({ openedBy: 'bo' })).toEqual([]);
    });

    it('counts the games that an account has opened and its seats, in games that are not over', async () => {
      expect(await tested.directory.holdings('ada')).toEqual({
        openGames: 1,
        runningGames: 1,
        botTables: 0,
        openSeats: 0,
      });
      expect(await tested.directory.holdings('bo')).toEqual({
        openGames: 0,
        runningGames: 0,
        botTables: 0,
        openSeats: 1,
      });
      expect(await tested.directory.holdings('nobody')).toEqual({
        openGames: 0,
        runningGames: 0,
        botTables: 0,
        openSeats: 0,
      });
    });

    it('shows a game as its events tell it', async () => {
      const [listing] = await tested.directory.find({ status: 'open', order: 'openedAt', descending: true, limit: 1 });
      expect(listing).toEqual({
        gameId: opened[0],
        ruleset: 'lantern',
        rulesVersion: lantern.version,
        status: 'open',
        version: 5,
        openedBy: 'ada',
        openedAt: expect.any(Number),
        changedAt: expect.any(Number),
        seats: [
          { seat: 1, account: null, bot: 'random' },
          { seat: 2, account: 'bo', bot: null },
        ],
      });
      expect(listing!.changedAt).toBeGreaterThan(listing!.openedAt);
    });

    it.each([
      ['status', { status: 'running' }, [1]],
      ['status', { status: 'over' }, [2]],
      ['ruleset', { ruleset: 'lantern' }, [0, 1, 2]],
      ['ruleset', { ruleset: 'chess' }, []],
      ['account', { account: 'ada' }, [1, 2]],
      ['account', { account: 'bo' }, [0]],
      ['account and status', { account: 'ada', status: 'over' }, [2]],
    ] as const)('finds games by %s', async (_, query, numbers) => {
      expect(await found(query)).toEqual(numbers.map((number) => opened[number]));
    });

    it('orders games by when they were opened or changed', async () => {
      expect(await found({ descending: true })).toEqual([opened[2], opened[1], opened[0]]);
      expect(await found({ order: 'changedAt' })).toEqual([opened[1], opened[2], opened[0]]);
    });

    it('gives pages without a hole or a double', async () => {
      for (const descending of [true, false]) {
        const whole = await tested.directory.find({ order: 'changedAt', descending, limit: 10 });
        const pages: string[] = [];
        let after: { at: number; gameId: string } | undefined;
        for (let page = 0; page < 3; page += 1) {
          const [next] = await tested.directory.find({ order: 'changedAt', descending, limit: 1, after });
          pages.push(next!.gameId);
          after = { at: next!.changedAt, gameId: next!.gameId };
        }
        expect(pages).toEqual(whole.map(({ gameId }) => gameId));
        expect(await tested.directory.find({ order: 'changedAt', descending, limit: 1, after })).toEqual([]);
      }
    });

    it.each([
      ['game by invitation', { byInvitation: true }, 60],
      ['game that is unlisted', { unlisted: true }, 70],
    ])('shows a %s to its opener and its players, and to no other account', async (_, how, number) => {
      const opening = { commandId: commandId(number), account: 'cy', ruleset: 'lantern', ...how };
      const outcome = await games.open(opening);
      if (outcome.status !== 'accepted') throw new Error(`Not opened: ${outcome.status}`);
      const { gameId } = outcome;
      const invitation = await games.invitation(outcome.loaded);
      await games.join({ gameId, commandId: commandId(number + 1), account: 'di', invitation });
      await tested.caughtUp();
      for (const viewer of ['cy', 'di']) expect(await found({ status: 'open', viewer })).toContain(gameId);
      for (const viewer of ['ada', undefined]) expect(await found({ status: 'open', viewer })).toEqual([opened[0]]);
    });

    it('lists a game that is shown late where it stood before it began, until it is over', async () => {
      const ask = { account: 'eve', ruleset: 'lantern' };
      const late = await games.open({ ...ask, commandId: commandId(60), spectatorDelay: 60 });
      if (late.status !== 'accepted') throw new Error(`Not opened: ${late.status}`);
      const { gameId } = late;
      const own = { gameId, account: 'eve' };
      await games.join({ ...own, commandId: commandId(61) });
      await games.addBot({ ...own, commandId: commandId(62), bot: 'random' });
      const between = await games.open({ ...ask, commandId: commandId(63) });
      if (between.status !== 'accepted') throw new Error(`Not opened: ${between.status}`);
      await games.start({ ...own, commandId: commandId(64) });
      await tested.caughtUp();
      const newest = { openedBy: 'eve', descending: true };
      expect(await found({ ...newest, order: 'changedAt' })).toEqual([gameId, between.gameId]);
      expect(await found({ ...newest, order: 'shownAt' })).toEqual([between.gameId, gameId]);
      const [first, second] = await tested.directory.find({ ...newest, order: 'shownAt', limit: 2 });
      const after = { at: placeOf(first!, 'shownAt'), gameId: first!.gameId };
      expect(await found({ ...newest, order: 'shownAt', after })).toEqual([gameId]);
      expect(placeOf(second!, 'shownAt')).toBeLessThan(second!.changedAt);
      await games.operate(gameId, { type: 'abandonGame' });
      await tested.caughtUp();
      expect(await found({ ...newest, order: 'shownAt' })).toEqual([gameId, between.gameId]);
    });
  });
}
