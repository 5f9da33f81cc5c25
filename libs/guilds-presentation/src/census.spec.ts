import { census } from './census.js';
import { content, type Event, findItem, items, leaders, mages, quests } from '#guilds/queries';
import { aGame } from '#guilds/testing';

const counted = (event: Event): string[] => [...census.uses(event)];

describe('what a simulation counts', () => {
  const [mage, other] = mages.map(({ id }) => id) as [string, string];
  const spell = items.find(({ kind }) => kind === 'spell')!;
  const object = items.find(({ kind }) => kind === 'object')!;
  const mechanics = (id: string) => findItem(id)!.effects.map(({ effect }) => `effect:${effect}`);

  it('every card, action and mechanic once', () => {
    expect(new Set(census.all).size).toBe(census.all.length);
    for (const { id } of content.actionCards)
      expect(census.all).toEqual(expect.arrayContaining([`action:${id}`, `action:${id}-x2`]));
    for (const { id } of content.quests) expect(census.all).toContain(`quest:${id}`);
  });

  it('tile and leader of a seat, and turns', () => {
    const state = aGame({ guilds: 2, turn: 4 });
    const { tileId, leaderId } = state.guilds[1]!;
    expect(census.traits(state, 1)).toEqual({ tile: tileId, leader: leaderId });
    expect(census.turns(state)).toBe(4);
  });

  it('mages that are dealt or hired, and quests that are completed', () => {
    expect(counted({ type: 'magesDealt', seat: 0, mageIds: [mage, other] })).toEqual([`mage:${mage}`, `mage:${other}`]);
    const recruited = {
      type: 'mageRecruited',
      seat: 0,
      mageId: mage,
      price: 1,
      sentToAuction: null,
      faceUp: null,
    } as const;
    expect(counted(recruited as Event)).toEqual([`mage:${mage}`]);
    const [quest] = quests;
    const won = { type: 'campaignWon', seat: 0, questId: quest!.id } as unknown as Event;
    expect(counted(won)).toEqual([`quest:${quest!.id}`]);
  });

  it('items that are played, openly or before a wave, with what they do', () => {
    expect(counted({ type: 'cardPlayed', seat: 0, itemId: object.id })).toEqual([
      `object:${object.id}`,
      ...mechanics(object.id),
    ]);
    const plays = [
      { seat: 0, play: { type: 'playCombatCard' as const, itemId: spell.id } },
      { seat: 1, play: null },
    ];
    expect(counted({ type: 'combatCardsRevealed', plays })).toEqual([`spell:${spell.id}`, ...mechanics(spell.id)]);
  });

  it('actions that are carried out, and the powers of leaders', () => {
    const began = (x2: boolean) => counted({ type: 'actionBegan', seat: 0, action: 'work', x2 });
    expect([began(false), began(true)]).toEqual([['action:work'], ['action:work-x2']]);
    const [leader] = leaders;
    expect(counted({ type: 'powerUsed', seat: 0, leaderId: leader!.id })).toEqual(
      leader!.power.map(({ effect }) => `effect:${effect}`),
    );
    expect(counted({ type: 'turnBegan', turn: 1, firstPlayer: 0 })).toEqual([]);
  });
});
