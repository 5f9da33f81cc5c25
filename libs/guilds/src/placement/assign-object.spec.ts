import { at } from '../testing/fights.js';
import type { GameSetup, GuildSetup } from '../testing/game-setup.js';
import { aGame, aMage, anObject, aQuest, given, seenBy, type Scene } from '../testing/index.js';
import { idlyUntil } from '../testing/next-turn.js';

const assign = (objectId: string, mageId?: string) =>
  ({ type: 'assignObject', objectId, ...(mageId !== undefined && { mageId }) }) as const;
const placeAll = (...activeMageIds: string[]) => ({ type: 'placeMages' as const, activeMageIds });
const carriers = (scene: Scene, seat = 0) => scene.guild(seat).objects.map(({ mageId }) => mageId);

describe('objects and the mages that carry them', () => {
  const [a, b, ill] = [aMage(), aMage(), aMage()];
  const [ring, lamp] = [anObject(), anObject()];
  const guild: GuildSetup = {
    mages: [a, b, { id: ill, damage: 2, inCare: true }],
    objects: [{ id: ring, mageId: a }, lamp],
  };
  const game = (setup: GameSetup = {}): Scene => given(aGame({ guilds: [guild, {}], ...setup }));
  const placing = () => game({ at: 'placement' });

  it('GUILD-059 in step 5 a seat assigns, moves and unassigns its objects, openly', () => {
    const moved = placing().when(0, assign(ring, b));
    expect(seenBy(moved, 1)).toEqual([{ type: 'objectAssigned', seat: 0, objectId: ring, mageId: b }]);
    expect(moved.view(1).guilds[0]?.objects[0]).toMatchObject({ objectId: ring, mageId: b });
    expect(carriers(moved.when(0, assign(lamp, b)))).toEqual([b, b]);
    expect(carriers(placing().when(0, assign(ring)))).toEqual([null, null]);
  });

  it('GUILD-059 each object at most once, also back', () => {
    const moved = placing().when(0, assign(ring, b));
    for (const again of [assign(ring, a), assign(ring)]) {
      expect(moved.refusal(0, again)).toMatchObject({ code: 'alreadyUsed', rule: 'GUILD-059', facts: { what: ring } });
    }
    expect(moved.legal(0, 'assignObject')).toEqual([assign(lamp, a), assign(lamp, b)]);
  });

  it('GUILD-059 and again in the next turn', () => {
    const later = idlyUntil(
      placing().when(0, assign(ring, b)),
      ({ state, step }) => state.turn === 2 && step === 'placement',
    );
    expect(carriers(later.when(0, assign(ring, a)))).toEqual([a, null]);
  });

  it('GUILD-059 until it has placed its last mage', () => {
    const scene = given(aGame({ guilds: [guild, { mages: [aMage()] }], at: 'placement' }));
    expect(carriers(scene.when(0, assign(ring, b)))).toEqual([b, null]);
    const done = scene.when(0, placeAll(a, b));
    expect(done.step).toBe('placement');
    expect(done.refusal(0, assign(ring, b))).toMatchObject({ code: 'illegalChoice', rule: 'GUILD-059' });
    expect(carriers(done.when(0, assign(lamp, b)))).toEqual([a, b]);
  });

  it('GUILD-059 at any other time when the game waits only an unassigned object, to an available mage', () => {
    for (const scene of [game(), game({ at: 'actions.second' }), game({ resolving: { seat: 1, action: 'trade' } })]) {
      expect(scene.legal(0, 'assignObject')).toEqual([assign(lamp, a), assign(lamp, b)]);
      for (const other of [assign(ring, b), assign(ring), assign(lamp)]) {
        expect(scene.refusal(0, other)).toMatchObject({ code: 'illegalChoice', rule: 'GUILD-059' });
      }
      expect(carriers(scene.when(0, assign(lamp, a)))).toEqual([a, a]);
    }
  });

  it('GUILD-059 not to a mage in the care center, nor one of another guild', () => {
    const theirs = aMage();
    const [bow, hat] = [anObject(), anObject()];
    const scene = given(aGame({ guilds: [guild, { mages: [theirs], objects: [bow] }], at: 'placement' }));
    expect(scene.refusal(0, assign(lamp, ill))).toMatchObject({ code: 'notAvailable', rule: 'GUILD-059' });
    expect(scene.refusal(0, assign(lamp, theirs))).toMatchObject({ code: 'notYours', rule: 'GUILD-059' });
    expect(scene.refusal(0, assign(bow, a))).toMatchObject({ code: 'notYours', rule: 'GUILD-059' });
    expect(scene.refusalCode(0, assign(hat, a))).toBe('unknownCard');
    expect(scene.refusalCode(0, assign(lamp, aMage()))).toBe('unknownCard');
    expect(scene.refusalCode(0, assign(ring, a))).toBe('illegalChoice');
  });

  it('GUILD-059 GUILD-180 not while any fight runs', () => {
    const scene = given(
      aGame({
        guilds: [guild, { mages: at('active', aMage(), aMage()) }],
        questDeck: [aQuest()],
        resolving: { seat: 1, action: 'quests' },
      }),
    );
    expect(scene.step).toBe('quest.plan');
    expect(scene.refusal(0, assign(lamp, a))).toMatchObject({ code: 'fightRunning', rule: 'GUILD-180' });
    expect(scene.legal(0, 'assignObject')).toEqual([]);
  });

  it('GUILD-059 a mage may carry any number', () => {
    const many = Array.from({ length: 6 }, () => anObject());
    const scene = given(aGame({ guilds: [{ mages: [a], objects: many }, {}], at: 'placement' }));
    const loaded = many.reduce((now, objectId) => now.when(0, assign(objectId, a)), scene);
    expect(carriers(loaded)).toEqual(many.map(() => a));
  });

  it('GUILD-059 an object on no mage gives no fight bonus', () => {
    const [fighter, friend] = [aMage({ attack: { fire: 3 } }), aMage()];
    const sword = anObject({ effects: [{ effect: 'attackBonus', element: 'fire', amount: 2 }] });
    const dice = (mageId: string | null) => {
      const quest = aQuest({ monsters: [{ health: 15 }] });
      const objects = mageId === null ? [sword] : [{ id: sword, mageId }];
      const scene = given(
        aGame({
          guilds: [{ mages: at('active', fighter, friend), objects }, {}],
          questDeck: [quest],
          resolving: { seat: 0, action: 'quests' },
        }),
      )
        .when(0, { type: 'sendMage', mageId: fighter, monsterIndex: 1, group: 1 })
        .when(0, { type: 'startCampaign' });
      const rolls = mageId === fighter ? 5 : 3;
      return scene.rolling(...Array<number>(rolls).fill(0)).when(0, { type: 'chooseElement', element: 'fire' });
    };
    for (const carrier of [null, friend, fighter]) expect(dice(carrier).state.fight).toBeNull();
  });
});
