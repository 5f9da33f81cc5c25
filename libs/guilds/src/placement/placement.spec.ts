import { at } from '../testing/fights.js';
import type { GuildSetup } from '../testing/game-setup.js';
import { aGame, aMage, aQuest, aSpell, given, seenBy, type Scene } from '../testing/index.js';
import { idly } from '../testing/next-turn.js';

const placing = (...guilds: GuildSetup[]): Scene => given(aGame({ guilds, at: 'placement' }));
const answer = (...activeMageIds: string[]) => ({ type: 'placeMages' as const, activeMageIds });
const place = (scene: Scene, seat: number, ...activeMageIds: string[]): Scene =>
  scene.when(seat, answer(...activeMageIds));
const postOf = (scene: Scene, id: string) =>
  scene.state.guilds.flatMap(({ mages }) => mages).find((mage) => mage.id === id)?.post;

describe('placement', () => {
  it('GUILD-173 is one answer for up to seven mages, any of them active', () => {
    const [a, b, c] = [aMage(), aMage(), aMage()];
    const scene = placing({ mages: [c, a, b] }, { mages: [aMage()] });
    expect(scene.legal(0)).toEqual(
      [[a, b, c], [a, b], [a, c], [a], [b, c], [b], [c], []].map((active) => answer(...active)),
    );
    expect(scene.refusal(0, answer(a, a))).toMatchObject({ code: 'illegalChoice', rule: 'GUILD-173' });
    expect(scene.refusalCode(0, answer(scene.guild(1).mages[0]!.id))).toBe('notYours');
    const all = place(scene, 0, a, c);
    expect(all.asked).toEqual([1]);
    expect(all.refusalCode(0, answer(c))).toBe('notYourDecision');
  });

  it('GUILD-173 more than seven are placed seven at a time, in card order', () => {
    const mages = Array.from({ length: 9 }, () => aMage());
    const scene = placing({ mages: [...mages].reverse() }, { mages: [aMage()] });
    expect(scene.legal(0, 'placeMages')).toHaveLength(2 ** 7);
    expect(scene.refusal(0, answer(mages[7]!))).toMatchObject({ code: 'notYours', rule: 'GUILD-173' });
    const rest = place(scene, 0, mages[6]!);
    expect(rest.view(1).guilds[0]).toMatchObject({ answered: 7 });
    expect(rest.legal(0, 'placeMages')).toHaveLength(2 ** 2);
    const over = place(place(rest, 0, mages[8]!), 1);
    expect(over.happened('placementsRevealed')[0]?.places[0]).toMatchObject({ active: [mages[6], mages[8]] });
  });

  it('GUILD-053 all seats place at once and in secret; then all is revealed together', () => {
    const [a, b, x] = [aMage(), aMage(), aMage()];
    const scene = placing({ mages: [a, b] }, { mages: [x] });
    expect(scene.asked).toEqual([0, 1]);
    const one = place(scene, 0, a);
    expect(seenBy(one, 0)).toEqual([{ type: 'magesPlaced', seat: 0, mageIds: [a, b], active: [a] }]);
    expect(seenBy(one, 1)).toEqual([{ type: 'magesPlaced', seat: 0, mageIds: [a, b] }]);
    expect(one.view(1)).toEqual(place(scene, 0, b).view(1));
    expect(one.view(1).guilds[0]).toMatchObject({ answered: 2 });
    expect(one.view(0).own?.placement).toEqual([
      { mageId: a, active: true },
      { mageId: b, active: false },
    ]);
    const all = place(one, 1);
    expect(all.happened('placementsRevealed')).toEqual([
      {
        type: 'placementsRevealed',
        places: [
          { seat: 0, active: [a], passive: [b] },
          { seat: 1, active: [], passive: [x] },
        ],
      },
    ]);
    expect(all.view(1).guilds[0]?.mages.map(({ post }) => post)).toEqual(['active', 'passive']);
  });

  it('GUILD-173 the mages to place are fixed when the state opens; without any it does not open', () => {
    const [a, b] = [aMage(), aMage()];
    const scene = given(aGame({ guilds: [{ firstAction: 'trade' }, {}], at: 'actions.second' }));
    const none = scene
      .when(0, { type: 'chooseSecondAction', action: 'work' })
      .when(1, { type: 'chooseSecondAction', action: 'X2' });
    expect(none.happened('stepOpened')).toMatchObject([{ step: 'resolve.trade' }]);
    const fixed = placing({ mages: [b, a] }, {});
    expect(fixed.asked).toEqual([0]);
    expect(fixed.view(1).own?.placement).toEqual([]);
  });

  it('EX-30 GUILD-173 GUILD-058 a mage healed meanwhile is passive', () => {
    const [m2, m5, m7] = [aMage(), aMage(), aMage()];
    const balm = aSpell('anytime', { effect: 'healDamage', points: 2 });
    const scene = placing({ mages: [m2, { id: m5, damage: 2, inCare: true }, m7], spells: [balm] }, {});
    const healed = scene.when(0, { type: 'playCard', itemId: balm, mageId: m5 });
    expect(healed.happened('mageHealed')).toMatchObject([{ mageId: m5, returned: true }]);
    expect(healed.refusalCode(0, answer(m5))).toBe('notYours');
    const over = place(healed, 0, m2, m7);
    expect([m2, m5, m7].map((id) => postOf(over, id))).toEqual(['active', 'passive', 'active']);
  });

  it('GUILD-058 a mage recruited in step 6 is passive', () => {
    const mage = aMage();
    const scene = given(aGame({ faceUpMage: mage, resolving: { seat: 0, action: 'recruitment' } }));
    expect(postOf(scene.when(0, { type: 'buyFaceUpMage' }), mage)).toBe('passive');
  });

  it('GUILD-058 a mage that returns before step 5 is placed like the others', () => {
    const ill = aMage();
    const balm = aSpell('anytime', { effect: 'returnFromCare' });
    const guilds = [{ mages: [{ id: ill, damage: 2, inCare: true }], spells: [balm] }, {}];
    const scene = given(aGame({ guilds, at: 'actions.first' }));
    const back = scene.when(0, { type: 'playCard', itemId: balm, mageId: ill });
    expect(postOf(back, ill)).toBeNull();
    let now = back;
    while (now.step !== 'placement') now = idly(now);
    expect(now.legal(0, 'placeMages')).toHaveLength(2);
  });

  it('GUILD-058 a card may make a late mage active', () => {
    const [ill, well] = [aMage(), aMage()];
    const [balm, call] = [aSpell('anytime', { effect: 'returnFromCare' }), aSpell('anytime', { effect: 'activate' })];
    const scene = given(
      aGame({
        guilds: [{ mages: [{ id: ill, damage: 2, inCare: true }, well], spells: [balm, call] }, {}],
        resolving: { seat: 1, action: 'trade' },
      }),
    ).when(0, { type: 'playCard', itemId: balm, mageId: ill });
    expect(postOf(scene, ill)).toBe('passive');
    expect(postOf(scene.when(0, { type: 'playCard', itemId: call, mageId: ill }), ill)).toBe('active');
  });

  it('GUILD-190 a card cannot change who is active before placement is over', () => {
    const mage = aMage();
    const call = aSpell('anytime', { effect: 'activate' });
    const scene = placing({ mages: [mage], spells: [call] }, {});
    expect(scene.refusalCode(0, { type: 'playCard', itemId: call, mageId: mage })).toBe('notNow');
  });

  it('GUILD-167 by default mages are active if the seat chose Quests or Combat, otherwise passive', () => {
    const chosen: GuildSetup[] = [
      { firstAction: 'quests', secondAction: 'work' },
      { firstAction: 'work', secondAction: 'combat' },
      { firstAction: 'work', secondAction: 'X2' },
      { firstAction: 'combat', secondAction: 'X2' },
    ];
    const mages = chosen.map(() => aMage());
    const scene = placing(...chosen.map((guild, seat) => ({ ...guild, mages: [mages[seat]!] }))).whenTimeRunsOut();
    expect(scene.happened('placementsRevealed')[0]?.places.map(({ active }) => active.length)).toEqual([1, 1, 0, 1]);
  });
});

describe('active and passive', () => {
  it.each(['work', 'trade', 'recruitment', 'leaderAction'] as const)('GUILD-057 %s needs no active mage', (action) => {
    const scene = given(
      aGame({ guilds: [{ mages: at('passive', aMage()) }, {}], resolving: { seat: 0, action, x2: true } }),
    );
    expect(scene.step).toMatch(/^resolve\./);
    expect(scene.asked).toEqual([0]);
  });

  it('GUILD-054 GUILD-055 a mage that has fought in a Combat action cannot go on a campaign of the same turn', () => {
    const [raider, other, passive] = [aMage(), aMage(), aMage()];
    const mages = [{ id: raider, post: 'active', used: 'combat' } as const, ...at('active', other), passive];
    const scene = given(
      aGame({
        guilds: [{ mages, spells: [aSpell('ownAction')] }, {}],
        questDeck: [aQuest(), aQuest()],
        resolving: { seat: 0, action: 'quests' },
      }),
    );
    const sent = new Set(scene.legal(0, 'sendMage').map((command) => 'mageId' in command && command.mageId));
    expect([...sent]).toEqual([other]);
    for (const mageId of [raider, passive]) {
      expect(scene.refusalCode(0, { type: 'sendMage', mageId, monsterIndex: 1, group: 1 })).toBe('notAvailable');
    }
  });
});
