import { RulesetRegistry } from '#games';
import { accepted, pick, Table } from '#server/testing';
import { tally } from '#games/testing';
import { defineRuleset, LocalGame, type AnyRuleset, type AnyTagged } from '#kernel';

/** The most events that one command may have. */
const MOST = 10_000;

/** The tiny ruleset, with an interruption that emits as many events as this, beside its own. */
const interruptedBy = (events: number): AnyRuleset =>
  defineRuleset<AnyRuleset>({
    ...tally,
    decide(turn, command: AnyTagged, by) {
      if (command.type !== 'interrupt') return tally.decide(turn, command as never, by);
      turn.emit({ type: 'interrupted', by });
      for (let event = 0; event < events; event += 1) turn.emit({ type: 'nodded', seat: by });
      return undefined;
    },
  });

/** The tiny ruleset, with an interruption that takes as many steps as this, one by one, and its event. */
const interruptedFor = (steps: number): AnyRuleset =>
  defineRuleset<AnyRuleset>({
    ...tally,
    decide(turn, command: AnyTagged, by) {
      if (command.type !== 'interrupt') return tally.decide(turn, command as never, by);
      for (let step = 0; step < steps; step += 1) turn.spend();
      turn.emit({ type: 'interrupted', by });
      return undefined;
    },
  });

const interrupt = { type: 'interrupt' };

describe('a command that does not come to an end', () => {
  it('is a fault of the ruleset from its 10,001st event on', () => {
    const playOf = (events: number) => () => LocalGame.start(interruptedBy(events), { seed: 's' }).play(0, interrupt);
    expect(playOf(MOST)).toThrow('"tally" has more than 10000 events in one command');
    expect(playOf(MOST - 1)()).toMatchObject({ events: { length: MOST } });
  });

  it('is a fault of the ruleset from its 100,001st step on, without an event', () => {
    const playOf = (steps: number) => () => LocalGame.start(interruptedFor(steps), { seed: 's' }).play(0, interrupt);
    expect(playOf(100_001)).toThrow('"tally" takes more than 100000 steps in one command');
    expect(playOf(100_000)()).toMatchObject({ events: { length: 1 } });
  });

  it('counts its own steps only: the next one begins at zero', () => {
    const local = LocalGame.start(interruptedFor(60_000), { seed: 's' });
    expect(local.play(0, interrupt)).toMatchObject({ events: { length: 1 } });
    expect(local.play(1, interrupt)).toMatchObject({ events: { length: 1 } });
  });

  it.each([
    ['events', interruptedBy(Infinity)],
    ['steps', interruptedFor(Infinity)],
  ])(
    'of %s ends nothing but that command: the game stays as it was, in memory and stored, and goes on',
    async (_, endless) => {
      const rulesets = new RulesetRegistry([endless]);
      const table = new Table({ rulesets });
      const gameId = await table.start();
      accepted(await table.play(gameId, 0, pick(3)));
      const before = await table.games.load(gameId);
      const stored = await table.store.read(gameId);
      await expect(table.play(gameId, 1, interrupt)).rejects.toThrow('does not come to an end');
      expect(await table.games.load(gameId)).toEqual(before);
      expect(await table.store.read(gameId)).toEqual(stored);
      expect(accepted(await table.play(gameId, 1, pick(4))).version).toBe(before!.game.version + 1);
      const elsewhere = await table.neighbour({ rulesets }).games.load(gameId);
      expect(elsewhere?.game).toEqual((await table.games.load(gameId))?.game);
    },
  );
});

describe('an automatic step', () => {
  it('that the rules wait for and do not have is a fault of the ruleset, and reported at once', () => {
    const withoutStep = Object.entries(tally).filter(([name]) => name !== 'automatic');
    const stuck = Object.fromEntries(withoutStep) as unknown as AnyRuleset;
    const local = LocalGame.start(stuck, { seed: 's' });
    local.play(0, pick(1) as AnyTagged);
    expect(() => local.play(1, pick(1) as AnyTagged)).toThrow('"tally" waits for the step "count" of its own');
  });
});
