import { atSeat, isRefusal, LocalGame, spectator } from '#kernel';
import { redactorOf } from '#kernel/server';
import { guildTile, guildTiles, items, leaders, mages, quests } from '../content/catalogue.js';
import type { Event, EventOf, EventType } from '../events.js';
import { guilds } from '../guilds.js';
import type { State } from '../state.js';
import { seatsInOrder } from '../table/seat-order.js';
import { aGame, given } from '../testing/index.js';

const start = (seats: number, options = {}, seed = `set-up ${seats}`) =>
  LocalGame.start(guilds, { seats, options, seed });
const stateOf = (local: LocalGame) => local.game.state as State;
const opening = (local: LocalGame) => (local.commits.at(-1)?.events ?? []) as Event[];
const happened = <T extends EventType>(local: LocalGame, type: T): EventOf<T>[] =>
  opening(local).filter((event): event is EventOf<T> => event.type === type);
const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);

describe('the table', () => {
  it.each([2, 3, 4, 5])('GUILD-001 %i seats play, clockwise in ascending order', (seats) => {
    const state = stateOf(start(seats));
    expect(state.guilds.map(({ seat }) => seat)).toEqual([...Array(seats).keys()]);
    expect(seatsInOrder({ ...state, firstPlayer: seats - 1 })).toEqual([seats - 1, ...Array(seats - 1).keys()]);
  });

  it('GUILD-001 one seat is too few, and there is no sixth', () => {
    expect(() => start(1)).toThrow('seatsMissing');
    expect(() => start(6)).toThrow('tableFull');
  });
});

describe('the set-up', () => {
  const local = start(4);
  const state = stateOf(local);

  it('GUILD-010 GUILD-011 deals one tile to each seat, with its alignment and 5 rubies', () => {
    const tiles = state.guilds.map(({ tileId }) => tileId);
    expect(new Set(tiles).size).toBe(4);
    for (const { tileId, alignment, rubies } of state.guilds) {
      expect(ids(guildTiles)).toContain(tileId);
      expect(alignment).toBe(guildTile(tileId).startAlignment);
      expect(rubies).toBe(5);
    }
  });

  it('GUILD-010 GUILD-018 deals at random: other seeds give other tiles and first players', () => {
    const games = [...Array(12).keys()].map((number) => stateOf(start(4, {}, `table ${number}`)));
    expect(new Set(games.map((game) => game.guilds[0]?.tileId)).size).toBeGreaterThan(3);
    expect(new Set(games.map(({ firstPlayer }) => firstPlayer))).toEqual(new Set([0, 1, 2, 3]));
  });

  it('GUILD-018 draws the first player', () => {
    expect(happened(local, 'firstPlayerDrawn')).toEqual([{ type: 'firstPlayerDrawn', seat: state.firstPlayer }]);
  });

  it('GUILD-014 GUILD-015 deals two mages of thirty to each seat, for nothing and in public', () => {
    const dealt = state.guilds.flatMap((guild) => ids(guild.mages));
    expect(state.guilds.map((guild) => guild.mages.length)).toEqual([2, 2, 2, 2]);
    expect([...dealt, ...state.mages.deck].sort()).toEqual(ids(mages));
    const seen = guilds.view(state, spectator).guilds.flatMap((guild) => guild.mages);
    expect(seen).toEqual(dealt.map((mageId) => ({ mageId, damage: 0, inCare: false })));
  });

  it('GUILD-014 a dealt mage need not meet its requirement', () => {
    const dealt = [...Array(8).keys()].flatMap((number) =>
      stateOf(start(5, {}, `dealt ${number}`)).guilds.flatMap((guild) =>
        guild.mages.flatMap(({ id }) => {
          const { requirement } = mages.find((card) => card.id === id)!;
          return requirement ? [{ requirement, alignment: guild.alignment }] : [];
        }),
      ),
    );
    expect(dealt.some(({ requirement, alignment }) => alignment * (requirement.side === 'light' ? 1 : -1) < 1)).toBe(
      true,
    );
  });

  it('GUILD-016 shuffles all items into one deck; nothing is face up and the auction pile is empty', () => {
    expect([...state.items.deck].sort()).toEqual(ids(items));
    expect(state.items.deck).not.toEqual(ids(items));
    const seen = guilds.view(state, atSeat(0));
    expect(seen).toMatchObject({ itemDeck: 30, itemDiscard: [], auctionPile: [], lots: [], mageDeck: 22 });
    expect(seen).not.toHaveProperty('faceUpItem');
    expect(seen).not.toHaveProperty('faceUpMage');
  });

  it('GUILD-017 only the first quest is face up, and that before leaders are chosen', () => {
    expect(local.waiting).toMatchObject({ step: 'setup.chooseLeader' });
    const [top] = state.quests.deck;
    expect([...state.quests.deck].sort()).toEqual(ids(quests));
    const seen = guilds.view(state, spectator);
    expect(seen).toMatchObject({ questDeck: 30, quests: [{ questId: top, place: 1 }] });
    for (const questId of state.quests.deck.slice(1)) expect(JSON.stringify(seen)).not.toContain(`"${questId}"`);
  });

  it('GUILD-017 the option questCount plays a random part of the quests', () => {
    const decks = [1, 2, 3].map((number) => stateOf(start(2, { questCount: 4 }, `quests ${number}`)).quests.deck);
    for (const deck of decks) expect(deck).toHaveLength(4);
    expect(new Set(decks.map((deck) => deck.join())).size).toBe(3);
    expect(() => start(2, { questCount: 31 })).toThrow('invalidOptions');
    expect(() => start(2, { questCount: 0 })).toThrow('invalidOptions');
  });

  it('GUILD-016 GUILD-017 the order of the decks is told to no one', () => {
    const redacted = redactorOf(guilds, local.game.options);
    const shuffles = opening(local).filter(({ type }) => type.endsWith('DeckShuffled'));
    expect(shuffles).toHaveLength(4);
    for (const viewer of [atSeat(0), spectator]) {
      for (const event of shuffles) expect(redacted(event, viewer)).not.toHaveProperty('order');
    }
  });
});

describe('the choice of leaders', () => {
  it('GUILD-012 each seat is dealt two leaders, which it alone sees', () => {
    const local = start(3);
    const redacted = redactorOf(guilds, local.game.options);
    for (const event of happened(local, 'leadersDealt')) {
      expect(event.leaderIds).toHaveLength(2);
      for (const seat of [0, 1, 2]) {
        expect('leaderIds' in redacted(event, atSeat(seat))).toBe(seat === event.seat);
        const seen = JSON.stringify(guilds.view(stateOf(local), atSeat(seat)));
        for (const leaderId of event.leaderIds) expect(seen.includes(`"${leaderId}"`)).toBe(seat === event.seat);
      }
    }
  });

  const [a1, a2, b1, b2] = ids(leaders) as [string, string, string, string];
  const choosing = () =>
    given(
      aGame({
        guilds: 2,
        at: 'setup.chooseLeader',
        dealtLeaders: [
          [a1, a2],
          [b1, b2],
        ],
      }),
    );

  it('GUILD-012 a seat keeps one of its own two; who has chosen is public, which one is not', () => {
    const scene = choosing();
    expect(scene.asked).toEqual([0, 1]);
    expect(scene.legal(0)).toEqual([a1, a2].map((leaderId) => ({ type: 'chooseLeader', leaderId })));
    expect(scene.refusal(0, { type: 'chooseLeader', leaderId: b1 })).toMatchObject({
      code: 'unknownCard',
      rule: 'GUILD-195',
    });
    const chosen = scene.when(0, { type: 'chooseLeader', leaderId: a2 });
    expect(chosen.refusalCode(0, { type: 'chooseLeader', leaderId: a1 })).toBe('notYourDecision');
    expect(chosen.view(0).own).toMatchObject({ leaders: [a1, a2], leaderId: a2 });
    expect(chosen.view(1)).toEqual(scene.when(0, { type: 'chooseLeader', leaderId: a1 }).view(1));
    expect(chosen.view(1).guilds[0]).toMatchObject({ answered: 1 });
    const redacted = redactorOf(guilds, chosen.state.options)(chosen.events[0]!, atSeat(1));
    expect(redacted).toEqual({ type: 'leaderChosen', seat: 0 });
  });

  it('GUILD-012 GUILD-013 the kept leaders are revealed together, the others form the leader deck', () => {
    const others = ids(leaders).filter((id) => id !== a2 && id !== b1);
    const scene = choosing()
      .when(0, { type: 'chooseLeader', leaderId: a2 })
      .chancing({ shuffles: [[...others].reverse()] })
      .when(1, { type: 'chooseLeader', leaderId: b1 });
    expect(scene.happened('leadersRevealed')).toEqual([
      {
        type: 'leadersRevealed',
        leaders: [
          { seat: 0, leaderId: a2 },
          { seat: 1, leaderId: b1 },
        ],
      },
    ]);
    expect(scene.state.leaders.deck).toEqual([...others].reverse());
    expect(scene.view(0)).toMatchObject({ leaderDeck: 8, turn: 1 });
    expect(scene.view(1).guilds.map(({ leaderId }) => leaderId)).toEqual([a2, b1]);
    expect(scene.view(0).own).not.toHaveProperty('leaders');
  });

  it.each([2, 3, 4, 5])('GUILD-013 with %i seats the leader deck is 10 minus the seats', (seats) => {
    const local = start(seats);
    while (stateOf(local).turn === 0) {
      const seat = local.nextSeat()!;
      expect(isRefusal(local.play(seat, local.legal(seat)[0]!))).toBe(false);
    }
    const kept = stateOf(local).guilds.map(({ leaderId }) => leaderId);
    expect(stateOf(local).leaders.deck).toHaveLength(10 - seats);
    expect([...stateOf(local).leaders.deck, ...kept].sort()).toEqual(ids(leaders));
  });

  it('GUILD-167 by default the first leader dealt is kept', () => {
    const scene = choosing().whenTimeRunsOut();
    expect(scene.view(0).guilds.map(({ leaderId }) => leaderId)).toEqual([a1, b1]);
  });
});
