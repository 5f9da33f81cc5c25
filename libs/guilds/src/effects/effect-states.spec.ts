import { deadlineOf } from '#kernel/server';
import type { GuildSetup, GameSetup } from '../testing/game-setup.js';
import { aGame, aMage, anObject, aQuest, aSpell, atTable, given, seenBy, type Scene } from '../testing/index.js';

const letter = () => aSpell('anytime', { effect: 'drawItems', draw: 3, keep: 1 });
const globe = () => anObject({ timing: 'anytime', effects: [{ effect: 'peekQuests', quests: 3 }] });

/** Seat 0 plays the one spell it holds, or uses the one object it owns, while it and seat 1 choose their first actions. */
function playing(guild: GuildSetup, setup: GameSetup = {}): Scene {
  const scene = given(aGame({ guilds: [guild, {}], ...setup }));
  const [itemId] = [...scene.guild(0).spells, ...scene.guild(0).objects.map(({ id }) => id)];
  return scene.when(0, { type: 'playCard', itemId: itemId! });
}

describe('cards drawn by an effect', () => {
  const [a, b, c, d] = [anObject(), aSpell('anytime'), anObject(), anObject()];
  const drawing = (keep: number, itemDeck: readonly string[] = [a, b, c, d]) =>
    playing(
      { objects: [anObject({ timing: 'anytime', effects: [{ effect: 'drawItems', draw: 3, keep }] })] },
      { itemDeck },
    );

  it('GUILD-187 open an effect state for their seat alone', () => {
    const scene = drawing(1);
    expect([scene.step, scene.asked]).toEqual(['effect.pick', [0]]);
    expect(scene.legal(0)).toEqual([a, b, c].map((itemId) => ({ type: 'pickItem', itemId })));
    expect(scene.view(0).own?.items).toEqual([a, b, c]);
    const others = [scene.view(1), seenBy(scene, 1), seenBy(scene, 'spectator')].map((view) => JSON.stringify(view));
    for (const card of [a, b, c]) for (const other of others) expect(other).not.toContain(card);
  });

  it('GUILD-187 are answered as often as cards are to be kept; the rest goes under the deck in the order drawn', () => {
    const one = drawing(1).when(0, { type: 'pickItem', itemId: b });
    expect(one.step).toBe('actions.first');
    expect(one.guild(0).spells).toEqual([b]);
    expect(one.state.items.deck).toEqual([d, a, c]);
    const first = drawing(2).when(0, { type: 'pickItem', itemId: c });
    expect(first.step).toBe('effect.pick');
    const two = first.when(0, { type: 'pickItem', itemId: a });
    expect(two.step).toBe('actions.first');
    expect(
      two
        .guild(0)
        .objects.slice(1)
        .map(({ id }) => id),
    ).toEqual([c, a]);
    expect(two.state.items.deck).toEqual([d, b]);
  });

  it('GUILD-187 are not asked about when all are kept', () => {
    const all = drawing(3);
    expect(all.step).toBe('actions.first');
    expect(all.guild(0)).toMatchObject({ objects: [{}, { id: a }, { id: c }], spells: [b] });
    const few = drawing(2, [a, b]);
    expect(few.step).toBe('actions.first');
    expect(few.guild(0).spells).toEqual([b]);
  });

  it('GUILD-072 come from the reshuffled discard pile when the deck is too short', () => {
    const spell = letter();
    const scene = given(aGame({ guilds: [{ spells: [spell] }, {}], itemDeck: [a], itemDiscard: [c, d] }))
      .chancing({ shuffles: [[d, spell, c]] })
      .when(0, { type: 'playCard', itemId: spell });
    expect(scene.view(0).own?.items).toEqual([a, d, spell]);
    expect(scene.state.items).toMatchObject({ deck: [c], discard: [] });
  });

  it('GUILD-073 a kept spell stays hidden, a kept object is public', () => {
    const spell = drawing(1).when(0, { type: 'pickItem', itemId: b });
    expect(JSON.stringify([spell.view(1), seenBy(spell, 1)])).not.toContain(b);
    expect(spell.view(1).guilds[0]?.spells).toBe(1);
    const object = drawing(1).when(0, { type: 'pickItem', itemId: a });
    expect(object.view(1).guilds[0]?.objects).toMatchObject([{}, { objectId: a }]);
  });

  it('GUILD-195 a card that was not drawn is refused', () => {
    const own = anObject();
    const scene = playing({ spells: [letter()], objects: [own] }, { itemDeck: [a, b, c, d] });
    expect(scene.refusalCode(0, { type: 'pickItem', itemId: own })).toBe('notYours');
    expect(scene.refusalCode(0, { type: 'pickItem', itemId: d })).toBe('unknownCard');
  });

  it('GUILD-167 by default the first one drawn is kept', () => {
    expect(drawing(1).whenTimeRunsOut().guild(0).objects).toMatchObject([{}, { id: a }]);
  });
});

describe('quests shown by an effect', () => {
  const [top, q1, q2, q3, q4] = [aQuest(), aQuest(), aQuest(), aQuest(), aQuest()];
  const shown = (...questDeck: readonly string[]) =>
    playing({ objects: [globe()] }, { questDeck: [top, ...questDeck] });

  it('GUILD-187 are seen by their seat alone', () => {
    const scene = shown(q1, q2, q3, q4);
    expect([scene.step, scene.asked]).toEqual(['effect.order', [0]]);
    expect(scene.view(0).own?.quests).toEqual([q1, q2, q3]);
    const seen = JSON.stringify([scene.view(1), seenBy(scene, 1)]);
    for (const quest of [q1, q2, q3]) expect(seen).not.toContain(quest);
  });

  it('GUILD-187 take as many answers as are shown, less one', () => {
    const one = shown(q1, q2, q3, q4).when(0, { type: 'putQuestNext', questId: q3 });
    expect(one.step).toBe('effect.order');
    expect(one.legal(0)).toEqual([q1, q2].map((questId) => ({ type: 'putQuestNext', questId })));
    const two = one.when(0, { type: 'putQuestNext', questId: q1 });
    expect(two.step).toBe('actions.first');
    expect(two.state.quests.deck).toEqual([top, q3, q1, q2, q4]);
  });

  it('GUILD-187 a single quest is shown without a question', () => {
    const scene = shown(q1);
    expect(scene.step).toBe('actions.first');
    expect(scene.happened('questsPeeked')).toMatchObject([{ seat: 0, questIds: [q1] }]);
    expect(scene.state.quests.deck).toEqual([top, q1]);
  });

  it('GUILD-190 with no quest under the face-up one there is nothing to look at', () => {
    const object = globe();
    const scene = given(aGame({ guilds: [{ objects: [object] }, {}], questDeck: [top] }));
    expect(scene.refusal(0, { type: 'playCard', itemId: object })).toMatchObject({
      rule: 'GUILD-190',
      code: 'impossible',
    });
  });

  it('GUILD-195 a quest that is not shown, or has been placed, is refused', () => {
    const scene = shown(q1, q2, q3, q4);
    expect(scene.refusalCode(0, { type: 'putQuestNext', questId: q4 })).toBe('unknownCard');
    expect(scene.refusalCode(0, { type: 'putQuestNext', questId: top })).toBe('notYours');
    const placed = scene.when(0, { type: 'putQuestNext', questId: q1 });
    expect(placed.refusalCode(0, { type: 'putQuestNext', questId: q1 })).toBe('notYours');
  });

  it('GUILD-167 by default the order stays as it was', () => {
    expect(shown(q1, q2, q3, q4).whenTimeRunsOut().state.quests.deck).toEqual([top, q1, q2, q3, q4]);
  });
});

describe('while an effect state is open', () => {
  const work = { type: 'chooseFirstAction', action: 'work' } as const;

  it('GUILD-187 no seat plays a card or assigns an object, and none answers the state below', () => {
    const [mage, ring, other, later] = [aMage(), anObject(), aSpell('anytime'), aSpell('anytime')];
    const scene = given(
      aGame({ guilds: [{ spells: [letter(), later] }, { spells: [other], mages: [mage], objects: [ring] }] }),
    );
    const open = scene.when(0, { type: 'playCard', itemId: scene.guild(0).spells[0]! });
    expect(open.refusal(1, { type: 'playCard', itemId: other })).toMatchObject({
      rule: 'GUILD-187',
      code: 'effectRunning',
    });
    expect(open.refusalCode(0, { type: 'playCard', itemId: later })).toBe('effectRunning');
    expect(open.refusalCode(1, { type: 'assignObject', objectId: ring, mageId: mage })).toBe('effectRunning');
    expect(open.refusalCode(1, work)).toBe('effectRunning');
    expect(open.legal(1)).toEqual([]);
  });

  it('GUILD-187 the state that it interrupts goes on afterwards, with its answers', () => {
    const spell = letter();
    const scene = given(aGame({ guilds: [{ spells: [spell] }, {}, {}] })).when(1, work);
    const open = scene.when(0, { type: 'playCard', itemId: spell });
    const after = open.when(0, open.legal(0)[0]!);
    expect(after.state.step).toEqual(scene.state.step);
    expect(after.asked).toEqual([0, 2]);
  });

  it('GUILD-187 the state that it interrupts keeps the time it had left', () => {
    const spell = letter();
    const table = atTable(aGame({ guilds: [{ spells: [spell] }, {}], options: { decisionSeconds: 100 } }));
    const due = () => deadlineOf(table.game.clocks, table.waiting);
    table.run({ type: 'play', seat: 1, command: work }, 0);
    expect(due()).toBe(100_000);
    table.run({ type: 'play', seat: 0, command: { type: 'playCard', itemId: spell } }, 60_000);
    expect(due()).toBe(160_000);
    table.run({ type: 'play', seat: 0, command: table.legal(0)[0]! }, 90_000);
    expect(table.waiting).toMatchObject({ step: 'actions.first', seats: [0] });
    expect(due()).toBe(130_000);
  });
});
