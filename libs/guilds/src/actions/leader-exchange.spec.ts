import type { GameSetup, GuildSetup } from '../testing/game-setup.js';
import { aGame, aGuildTile, aLeader, given, seenBy, type Scene } from '../testing/index.js';
import { idlyUntil } from '../testing/next-turn.js';

const draw = { type: 'drawLeaders' } as const;
const swap = (leaderId: string) => ({ type: 'swapLeader', leaderId }) as const;
const keep = { type: 'keepLeader' } as const;

/** The exchange ends the turn: the income of the next one has been paid when the test looks. */
const INCOME = 2;

describe('Recruitment X2', () => {
  const [own, a, b, c] = [
    aLeader({ income: 1 }),
    aLeader({ income: 3, victoryPoints: 2, power: [{ effect: 'gainRubies', amount: 4 }] }),
    aLeader(),
    aLeader(),
  ];
  const exchanging = (guild: GuildSetup = {}, setup: GameSetup & { readonly x2?: boolean } = {}): Scene => {
    const { x2 = true, ...game } = setup;
    const guilds = [{ leaderId: own, tileId: aGuildTile({ income: INCOME }), ...guild }, { tileId: aGuildTile() }];
    return given(aGame({ leaderDeck: [a, b, c], ...game, guilds, resolving: { seat: 0, action: 'recruitment', x2 } }));
  };

  it('GUILD-084 instead of recruiting, two leaders may be drawn and the own one exchanged for 5 rubies', () => {
    const scene = exchanging({ rubies: 7 });
    expect(scene.legal(0).map(({ type }) => type)).toEqual(['drawMages', 'drawLeaders', 'endAction']);
    const drawn = scene.when(0, draw);
    expect(drawn.step).toBe('resolve.leaderPick');
    expect(drawn.legal(0)).toEqual([swap(a), swap(b), keep]);
    const swapped = drawn.chancing({ shuffles: [[b, own]] }).when(0, swap(a));
    expect(swapped.guild(0)).toMatchObject({ leaderId: a, rubies: 7 - 5 + INCOME });
    expect(swapped.happened('actionEnded')).toHaveLength(1);
  });

  it('GUILD-084 only in the second resolution, and not after recruiting', () => {
    expect(exchanging({}, { x2: false }).refusal(0, draw)).toMatchObject({
      code: 'illegalChoice',
      rule: 'GUILD-084',
    });
    expect(exchanging().when(0, { type: 'drawMages' }).refusalCode(0, draw)).toBe('wrongState');
  });

  it('GUILD-084 the leaders drawn are seen by the seat alone; the one taken at once, the others never', () => {
    const drawn = exchanging().when(0, draw);
    expect(drawn.view(0).own).toMatchObject({ leaders: [a, b] });
    expect(seenBy(drawn, 1)[0]).toEqual({ type: 'leadersDrawn', seat: 0, count: 2 });
    expect(JSON.stringify(drawn.view(1))).not.toMatch(new RegExp(`${a}|${b}`));
    const swapped = drawn.when(0, swap(b));
    expect(seenBy(swapped, 1)[0]).toEqual({
      type: 'leaderSwapped',
      seat: 0,
      leaderId: b,
      replaced: own,
      price: 5,
      count: 2,
    });
    expect(JSON.stringify([swapped.view(0), swapped.view(1)])).not.toContain(a);
  });

  it('GUILD-085 the seat must hold 5 rubies to draw', () => {
    expect(exchanging({ rubies: 4 }).refusal(0, draw)).toMatchObject({ code: 'notEnoughRubies', rule: 'GUILD-003' });
    expect(exchanging({ rubies: 5 }).when(0, draw).guild(0).rubies).toBe(5);
  });

  it('GUILD-085 and to exchange; it pays only if it exchanges', () => {
    const drawn = exchanging({ rubies: 5 }).when(0, draw);
    const robbed = drawn.with(({ guilds }) => (guilds[0]!.rubies = 4));
    expect(robbed.refusal(0, swap(a))).toMatchObject({ code: 'notEnoughRubies', rule: 'GUILD-003' });
    const kept = drawn.when(0, keep);
    expect(kept.guild(0)).toMatchObject({ leaderId: own, rubies: 5 + INCOME });
    expect(drawn.whenTimeRunsOut().happened('leaderKept')).toHaveLength(1);
  });

  it('GUILD-085 the replaced leader and those not taken go under the deck in random order', () => {
    const drawn = exchanging().when(0, draw);
    for (const order of [
      [b, own],
      [own, b],
    ]) {
      expect(drawn.chancing({ shuffles: [order] }).when(0, swap(a)).state.leaders.deck).toEqual([c, ...order]);
    }
    const kept = drawn.chancing({ shuffles: [[b, a]] }).when(0, keep);
    expect(kept.state.leaders.deck).toEqual([c, b, a]);
    expect(seenBy(kept, 0)[0]).toEqual({ type: 'leaderKept', seat: 0, count: 2 });
  });

  it('GUILD-085 if fewer than 2 are there, fewer are drawn; with none drawing is refused', () => {
    expect(
      exchanging({}, { leaderDeck: [c] })
        .when(0, draw)
        .view(0).own?.leaders,
    ).toEqual([c]);
    expect(exchanging({}, { leaderDeck: [] }).refusal(0, draw)).toMatchObject({
      code: 'nothingThere',
      rule: 'GUILD-085',
    });
  });

  it('GUILD-084 only for one of the leaders drawn', () => {
    const drawn = exchanging().when(0, draw);
    expect(drawn.refusal(0, swap(own))).toMatchObject({ code: 'notYours', rule: 'GUILD-084' });
    expect(drawn.refusalCode(0, swap(c))).toBe('unknownCard');
  });

  it('GUILD-086 the income, power, values and points of the new leader replace the old ones at once', () => {
    const before = exchanging();
    const after = before.when(0, draw).when(0, swap(a));
    expect(after.view(1).guilds[0]).toMatchObject({ leaderId: a, points: before.view(1).guilds[0]!.points + 2 });
    const working = idlyUntil(after, (scene) => scene.happened('incomePaid').some(({ source }) => source === 'work'));
    expect(working.happened('incomePaid')).toContainEqual({
      type: 'incomePaid',
      seat: 0,
      rubies: INCOME + 3,
      source: 'work',
    });
    const leading = idlyUntil(after.when(0, { type: 'chooseFirstAction', action: 'leaderAction' }), ({ step }) =>
      Boolean(step?.startsWith('resolve')),
    );
    expect(leading.when(0, { type: 'useLeaderPower' }).happened('rubiesGained')).toMatchObject([{ rubies: 4 }]);
  });
});
