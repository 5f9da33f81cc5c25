import { RulesetRegistry } from '#games';
import { Table } from '#server/testing';
import { clone, LocalGame, type AnyRuleset, type AnyTagged } from '#kernel';
import { cloneGame, legalCommandsOf } from '#kernel/server';
import { lantern } from '#lantern-presentation';
import { decideCommit, unopenedGame, unreleased } from '#records';

/** The Lantern Keepers, and how often their legal commands have been computed. */
function counted(): { ruleset: AnyRuleset; times: () => number } {
  let times = 0;
  const legalCommands = (state: unknown, seat: number): Iterable<AnyTagged> => {
    times += 1;
    return lantern.legalCommands(state as never, seat);
  };
  return { ruleset: { ...(lantern as AnyRuleset), legalCommands }, times: () => times };
}

describe('The legal commands of a seat', () => {
  it('are computed once for views and decisions, and again after an event', () => {
    const { ruleset, times } = counted();
    const local = LocalGame.start(ruleset, { seed: 's' });
    const [command] = local.legal(0);
    expect(local.legal(0)).toEqual([...lantern.legalCommands(local.game.state as never, 0)]);
    local.play(0, command!);
    expect(times()).toBe(1);
    expect(local.legal(0)).toEqual([]);
    expect(times()).toBe(2);
  });

  it('are those of one game: another that looks the same computes its own', () => {
    const { ruleset, times } = counted();
    const local = LocalGame.start(ruleset, { seed: 's' });
    const legal = legalCommandsOf(ruleset, local.game, 0);
    expect(legalCommandsOf(ruleset, clone(local.game), 0)).toEqual(legal);
    expect(times()).toBe(2);
    expect(legalCommandsOf(ruleset, cloneGame(local.game), 0)).toBe(legal);
    expect(times()).toBe(2);
  });

  it('are none before the start', () => {
    expect(legalCommandsOf(lantern, unopenedGame('game', unreleased(lantern)).game, 0)).toEqual([]);
  });

  it('are handed on from a stored game to the command that is decided on a copy of it', () => {
    const { ruleset, times } = counted();
    const local = LocalGame.start(ruleset, { seed: 's' });
    const before = { ...unopenedGame('game', unreleased(ruleset)), game: local.game };
    const [command] = legalCommandsOf(ruleset, before.game, 1);
    decideCommit(before, { type: 'play', seat: 1, command: command! }, local.seed, 0);
    expect(times()).toBe(1);
    expect(legalCommandsOf(ruleset, before.game, 1)).toContain(command);
  });

  it('are computed once a version on the service, too', async () => {
    const { ruleset, times } = counted();
    const table = new Table({ rulesets: new RulesetRegistry([ruleset]) });
    const gameId = await table.open({}, 'lantern');
    await table.fill(gameId, 2, 2);
    const before = times();
    await table.meetDue();
    const bots = (await table.store.read(gameId)).filter(
      ({ command }) => (command as AnyTagged).type === 'play',
    ).length;
    expect(bots).toBeGreaterThan(2);
    expect(times() - before).toBe(bots);
  });
});

describe('A copy of a game', () => {
  it('shares the points of take-backs, which never change, and nothing else', () => {
    const { game } = LocalGame.start(lantern, { seed: 's' });
    const point = { version: game.version, seat: 0, state: clone(game.state), clocks: [] };
    const known = { ...game, takeBack: true as const, undo: [point] };
    const copy = cloneGame(known);
    expect(copy).toEqual(known);
    expect(Object.keys(copy)).toEqual(Object.keys(known));
    expect(copy.undo).not.toBe(known.undo);
    expect(copy.undo?.[0]).toBe(point);
    expect(copy.state).not.toBe(known.state);
  });
});
