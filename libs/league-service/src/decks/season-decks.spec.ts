import { randomUUID } from 'node:crypto';
import { refuse, type AnyRuleset, type DeckRules } from '#kernel';
import { GENESIS_HASH, sealCommit, type StoredCommit } from '#records';
import { RulesetRegistry } from '#games';
import { tally } from '#games/testing';
import { league, type LeagueTable } from '#server/testing';
import { z } from 'zod';
import { faultIn } from '../testing/fault-in.js';

const HEAVY = refuse('TALLY-1', 'heavy');
const list = z.strictObject({ cards: z.array(z.strictObject({ cardId: z.string(), copies: z.int() })) });

/** The tiny game with decks: of at most two cards, or of as many as the options have rounds. */
const withDecks: AnyRuleset = {
  ...(tally as AnyRuleset),
  schemas: { ...tally.schemas, brought: z.strictObject({ deck: list }) },
  decks: { list } as unknown as DeckRules,
  refusals: { ...tally.refusals, heavy: [] },
  refusalMessages: { ...tally.refusalMessages, heavy: { en: 'Too many cards.', fr: 'Trop de cartes.' } },
  refuseBrought: (options, brought) =>
    ((brought as { deck?: z.output<typeof list> } | undefined)?.deck?.cards.length ?? 0) >
    (options as { rounds: number }).rounds
      ? HEAVY
      : undefined,
};
const deckOf = (...cards: readonly string[]) => ({ deck: { cards: cards.map((cardId) => ({ cardId, copies: 1 })) } });
const by = (account: string) => ({ account });
const submit = (player: string, brought: unknown = deckOf(`card of ${player}`)) => ({
  type: 'submitDeck',
  season: 1,
  player,
  brought,
});
const AT_THE_END = { decks: { shown: 'AT_THE_END' } };

const season = (players: number, plan: object = AT_THE_END): Promise<LeagueTable> =>
  league(players, { options: { rounds: 2 }, ...plan }, { rulesets: new RulesetRegistry([withDecks]) });

/** The commits with the data of events of a type changed, and the chain made again. */
function forged(commits: readonly StoredCommit[], type: string, change: object): readonly StoredCommit[] {
  let previousHash = GENESIS_HASH;
  return commits.map((commit) => {
    const events = commit.events.map((event) =>
      event.type === type ? { ...event, data: { ...(event.data as object), ...change } } : event,
    );
    const { hash: _hash, ...rest } = { ...commit, events, previousHash };
    const sealed = { ...commit, ...sealCommit({ ...rest, expectedVersion: rest.firstVersion - 1 }) };
    previousHash = sealed.hash;
    return sealed;
  });
}

describe('a deck of a season', () => {
  it('is checked by the rules of the game, and is only a commitment in the stream', async () => {
    const table = await season(2);
    expect(await table.give(submit('player-0', deckOf('a', 'b', 'c')), by('player-0'))).toMatchObject({
      refusal: { code: 'deckRefused', facts: { reasons: { en: 'Too many cards.', fr: 'Trop de cartes.' } } },
    });
    expect(await table.code(submit('player-0', { bag: 1 }), by('player-0'))).toBe('deckRefused');
    expect(await table.code(submit('player-0', null), by('player-0'))).toBe('invalid');
    const commitment = 'a'.repeat(64);
    const blind = { type: 'submitDeck', season: 1, player: 'player-0', commitment };
    expect(await table.code(blind, by('player-0'))).toBe('invalid');
    await table.must(submit('player-0'), by('player-0'));
    const told = JSON.stringify([await table.store.read(table.leagueId), await table.season()]);
    expect(told).not.toContain('card of player-0');
    expect(told).toContain('deckSubmitted');
  });

  it('is the same after a retry, also where the saved deck has changed since, and hidden from who compares commitments', async () => {
    const table = await season(2);
    const given = { ...by('player-0'), commandId: randomUUID() };
    await table.must(submit('player-0'), given);
    const before = (await table.season()).decks;
    expect(await table.give(submit('player-0', deckOf('other')), given)).toMatchObject({ replayed: true });
    expect((await table.season()).decks).toEqual(before);
    await table.must(submit('player-1', deckOf('card of player-0')), by('player-1'));
    const commitments = (await table.season()).decks!.map(({ commitment }) => commitment);
    expect(new Set(commitments).size).toBe(2);
  });

  it('is what each game of the season is played with', async () => {
    const table = await season(2);
    for (const player of ['player-0', 'player-1']) await table.must(submit(player), by(player));
    const [gameId = ''] = await table.pair();
    const { seats } = (await table.games.load(gameId))!.game;
    expect(seats.map(({ account, brought }) => [account, brought])).toEqual(
      seats.map(({ account }) => [account, deckOf(`card of ${account}`)]),
    );
  });

  it('is brought by players who sit down themselves, and no other', async () => {
    const table = await season(2, { ...AT_THE_END, table: { seating: 'BY_PLAYERS' } });
    for (const player of ['player-0', 'player-1']) await table.must(submit(player), by(player));
    const [gameId = ''] = await table.pair();
    const join = (account: string, brought?: unknown) =>
      table.leagues.join({ gameId, commandId: randomUUID(), account, brought });
    expect(await join('player-0', deckOf('better'))).toEqual({ status: 'forbidden', reason: 'deckSubmitted' });
    expect(await join('player-0', deckOf('card of player-0'))).toMatchObject({ status: 'accepted' });
    expect(await join('player-1')).toMatchObject({ status: 'accepted' });
    const { seats } = (await table.games.load(gameId))!.game;
    for (const { account, brought } of seats) expect(brought).toEqual(deckOf(`card of ${account}`));
    expect(seats).toHaveLength(2);
  });

  it('is missing at the deadline: the job drops its player, once, and at no earlier deadline of a changed plan', async () => {
    const table = await season(3, { decks: { shown: 'JUDGES', deadline: 1_060_000 } });
    await table.must(submit('player-0'), by('player-0'));
    const { plan } = await table.season();
    const later = { ...plan, decks: { ...plan.decks, deadline: 1_120_000 } };
    await table.must({ type: 'changePlan', season: 1, plan: later, reason: 'More time.' });
    const entered = async (): Promise<readonly string[]> => (await table.season()).entries.map(({ player }) => player);
    table.now = 1_060_000;
    await table.meetDue();
    expect(await entered()).toHaveLength(3);
    table.now = 1_120_000;
    await table.meetDue();
    expect(await entered()).toEqual(['player-0']);
    expect(await table.store.dueObligations(10, table.now)).toEqual([]);
    expect(await faultIn(table, await table.store.read(table.leagueId))).toBeUndefined();
  });

  it('is checked again at the start, since the plan may have changed', async () => {
    const table = await season(3);
    await table.must(submit('player-0', deckOf('a', 'b')), by('player-0'));
    for (const player of ['player-1', 'player-2']) await table.must(submit(player), by(player));
    const { plan } = await table.season();
    await table.must({ type: 'changePlan', season: 1, plan: { ...plan, options: { rounds: 1 } }, reason: 'Shorter.' });
    await table.pair();
    const commits = await table.store.read(table.leagueId);
    const dropped = commits.flatMap(({ events }) => events.filter(({ type }) => type === 'dropped'));
    expect(dropped.map(({ data }) => data)).toEqual([
      { season: 1, player: 'player-0', because: 'DECK_REFUSED', by: 'system' },
    ]);
    expect(await faultIn(table, commits)).toBeUndefined();
  });

  it('is shown when the season is closed, and proves to be the one that was submitted', async () => {
    const table = await season(2);
    for (const player of ['player-0', 'player-1']) await table.must(submit(player), by(player));
    const [gameId = ''] = await table.pair();
    await table.playOut(gameId);
    await table.must({ type: 'closeSeason', season: 1 });
    const { decks = [] } = await table.season();
    expect(decks.map(({ account, open }) => [account, JSON.parse(open!.content)])).toEqual([
      ['player-0', deckOf('card of player-0')],
      ['player-1', deckOf('card of player-1')],
    ]);
    const commits = await table.store.read(table.leagueId);
    expect(await faultIn(table, commits)).toBeUndefined();
    const other = { content: JSON.stringify(deckOf('another card')) };
    expect(await faultIn(table, forged(commits, 'deckShown', other))).toBeDefined();
  });

  it('is nothing that a game without decks has', async () => {
    await expect(league(0, AT_THE_END)).rejects.toThrow('has no decks and no bases');
  });
});
