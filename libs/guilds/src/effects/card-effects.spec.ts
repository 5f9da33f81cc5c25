import type { Effect } from '../content/effects.js';
import { aCampaign, aCombat, at, sends } from '../testing/fights.js';
import type { GameSetup, GuildSetup } from '../testing/game-setup.js';
import { aGame, aMage, anObject, aQuest, aSpell, given, seenBy, type Scene } from '../testing/index.js';

/** An object that seat 0 of a test uses. */
const tool = (...effects: readonly Effect[]) => anObject({ timing: 'anytime', effects: [...effects] });

/** Seat 0 owns the object, beside another guild, in the choice of first actions. */
const owning = (object: string, guild: GuildSetup = {}, other: GuildSetup = {}, setup: GameSetup = {}): Scene =>
  given(aGame({ guilds: [{ ...guild, objects: [object] }, other], ...setup }));

const playing = (itemId: string) => ({ type: 'playCard', itemId }) as const;

describe('rubies', () => {
  const hand = tool({ effect: 'stealRubies', amount: 3 });

  it('GUILD-003 are stolen as far as they are there', () => {
    const scene = owning(hand, { rubies: 1 }, { rubies: 2 }).when(0, { ...playing(hand), targetSeat: 1 });
    expect(scene.happened('rubiesStolen')).toEqual([{ type: 'rubiesStolen', seat: 0, from: 1, rubies: 2 }]);
    expect([scene.guild(0).rubies, scene.guild(1).rubies]).toEqual([3, 0]);
  });

  it('GUILD-190 are not stolen where there are none, and not from oneself', () => {
    const scene = owning(hand, {}, { rubies: 0 });
    expect(scene.refusal(0, { ...playing(hand), targetSeat: 1 })).toMatchObject({
      rule: 'GUILD-190',
      code: 'impossible',
    });
    expect(scene.refusalCode(0, { ...playing(hand), targetSeat: 0 })).toBe('illegalChoice');
    expect(scene.refusalCode(0, { ...playing(hand), targetSeat: 2 })).toBe('unknownCard');
    expect(scene.legal(0, 'playCard')).toEqual([]);
  });
});

describe('items of another seat', () => {
  const hook = tool({ effect: 'stealItem' });
  const [ring, kept, spell] = [anObject(), anObject(), aSpell('anytime')];

  it('GUILD-149 a named object changes owner, and is on no mage', () => {
    const mage = aMage();
    const scene = owning(hook, {}, { mages: [mage], objects: [{ id: ring, mageId: mage }, kept] });
    const taken = scene.when(0, { ...playing(hook), targetSeat: 1, objectId: ring });
    expect(taken.guild(0).objects).toContainEqual({ id: ring, mageId: null });
    expect(taken.guild(1).objects.map(({ id }) => id)).toEqual([kept]);
  });

  it('GUILD-149 may be each object by its name, or a random spell', () => {
    const scene = owning(hook, {}, { objects: [ring, kept], spells: [spell] });
    expect(scene.legal(0, 'playCard')).toEqual([
      { ...playing(hook), targetSeat: 1, objectId: ring },
      { ...playing(hook), targetSeat: 1, objectId: kept },
      { ...playing(hook), targetSeat: 1, randomSpell: true },
    ]);
  });

  it('GUILD-149 a random spell changes owner, seen by the two alone', () => {
    const scene = given(aGame({ guilds: [{ objects: [hook] }, { spells: [spell] }, {}] }))
      .chancing({ picks: [spell] })
      .when(0, { ...playing(hook), targetSeat: 1, randomSpell: true });
    expect(scene.guild(0).spells).toEqual([spell]);
    expect(scene.guild(1).spells).toEqual([]);
    expect(JSON.stringify(seenBy(scene, 1))).toContain(spell);
    expect(JSON.stringify([seenBy(scene, 2), scene.view(2)])).not.toContain(spell);
  });

  it('GUILD-190 GUILD-195 nothing is taken that is not there', () => {
    const scene = owning(hook, {}, { objects: [kept] });
    expect(scene.refusalCode(0, { ...playing(hook), targetSeat: 1, randomSpell: true })).toBe('impossible');
    expect(scene.refusalCode(0, { ...playing(hook), targetSeat: 1, objectId: hook })).toBe('notYours');
    expect(scene.refusalCode(0, { ...playing(hook), targetSeat: 1, objectId: spell })).toBe('unknownCard');
    expect(scene.refusalCode(0, { ...playing(hook), targetSeat: 1 })).toBe('illegalChoice');
  });
});

describe('mages', () => {
  const balm = tool({ effect: 'healDamage', points: 2 });
  const door = tool({ effect: 'returnFromCare' });

  it('GUILD-025 one healed to 0 returns at once', () => {
    const mage = aMage();
    const scene = owning(balm, { mages: [{ id: mage, damage: 1, inCare: true }] });
    const healed = scene.when(0, { ...playing(balm), mageId: mage });
    expect(healed.happened('mageHealed')).toMatchObject([{ mageId: mage, points: 1, returned: true }]);
    expect(healed.guild(0).mages).toMatchObject([{ damage: 0, inCare: false }]);
  });

  it('GUILD-190 only an own mage with damage is healed', () => {
    const [sound, hurt, theirs] = [aMage(), aMage(), aMage()];
    const scene = owning(balm, { mages: [sound, { id: hurt, damage: 3 }] }, { mages: [{ id: theirs, damage: 2 }] });
    expect(scene.refusalCode(0, { ...playing(balm), mageId: sound })).toBe('impossible');
    expect(scene.refusalCode(0, { ...playing(balm), mageId: theirs })).toBe('notYours');
    expect(scene.when(0, { ...playing(balm), mageId: hurt }).guild(0).mages[1]).toMatchObject({ damage: 1 });
  });

  it('GUILD-058 one that returns by a card keeps its damage, and is passive after step 5 has opened', () => {
    const mage = aMage();
    const mages = [{ id: mage, damage: 2, inCare: true }];
    const early = owning(door, { mages }).when(0, { ...playing(door), mageId: mage });
    expect(early.guild(0).mages).toMatchObject([{ damage: 2, inCare: false, post: null }]);
    const late = owning(door, { mages }, {}, { resolving: { seat: 1, action: 'trade' } });
    expect(late.when(0, { ...playing(door), mageId: mage }).guild(0).mages).toMatchObject([{ post: 'passive' }]);
  });

  it('GUILD-190 one that is not in the care center does not return', () => {
    const mage = aMage();
    expect(owning(door, { mages: [mage] }).refusalCode(0, { ...playing(door), mageId: mage })).toBe('impossible');
  });

  it('GUILD-150 one becomes active, or passive, after placement only', () => {
    const horn = tool({ effect: 'activate' });
    const [active, passive, sick] = [aMage(), aMage(), aMage()];
    const mages = [...at('active', active), ...at('passive', passive), { id: sick, damage: 1, inCare: true }];
    const scene = owning(horn, { mages }, {}, { resolving: { seat: 1, action: 'trade' } });
    const posts = (now: Scene) => now.guild(0).mages.map(({ post }) => post);
    expect(posts(scene.when(0, { ...playing(horn), mageId: passive }))).toEqual(['active', 'active', null]);
    expect(posts(scene.when(0, { ...playing(horn), mageId: active }))).toEqual(['passive', 'passive', null]);
    expect(scene.refusalCode(0, { ...playing(horn), mageId: sick })).toBe('notAvailable');
    expect(owning(horn, { mages: [passive] }).refusalCode(0, { ...playing(horn), mageId: passive })).toBe('notNow');
  });

  it('GUILD-108 a shield takes points of damage off in the turn, and at 0 no mage goes to the care center', () => {
    const [cape, mage] = [tool({ effect: 'shield', points: 2 }), aMage()];
    const quest = aQuest({
      monsters: [{ counterAttack: true, attack: { element: 'fire', value: 2 }, defense: { fire: 9 } }],
    });
    const scene = aCampaign({ quest, mages: [mage, aMage()], guild: { objects: [cape] } });
    const shielded = scene.when(0, { ...playing(cape), mageId: mage });
    expect(shielded.view(1).guilds[0]?.mages[0]).toMatchObject({ mageId: mage, shield: 2 });
    const hit = (...dice: number[]) =>
      sends(shielded, [mage, 1, 1])
        .rolling(...dice)
        .when(0, { type: 'chooseElement', element: 'fire' });
    expect(hit(1, 1).happened('mageDamaged')).toMatchObject([{ mageId: mage, damage: 0, shielded: 2 }]);
    expect(hit(1, 1).guild(0).mages[0]).toMatchObject({ damage: 0, inCare: false });
    expect(hit(3, 0).guild(0).mages[0]).toMatchObject({ damage: 1, inCare: true });
  });
});

describe('dice', () => {
  it('GUILD-107 extra dice wait for a roll of at least one die', () => {
    const bell = tool({ effect: 'extraDice', amount: 2 });
    const [weak, strong] = [aMage(), aMage({ attack: { fire: 1 } })];
    const scene = aCampaign({
      quest: aQuest({ groupAttack: false }),
      mages: [weak, strong],
      guild: { objects: [bell] },
    });
    const fire = { type: 'chooseElement', element: 'fire' } as const;
    const sent = sends(scene.when(0, playing(bell)), [weak, 1, 1], [strong, 1, 2]).when(0, fire);
    expect(sent.happened('groupAttacked')).toMatchObject([{ dice: { faces: [] } }]);
    expect(sent.rolling(1, 1, 1).when(0, fire).happened('groupAttacked')).toMatchObject([{ damage: 3 }]);
  });
});

describe('a quest', () => {
  const thread = () => anObject({ timing: 'campaign', effects: [{ effect: 'noCounterAttack' }] });
  const mage = aMage();
  const facing = (counterAttack: boolean) => {
    const object = thread();
    const quest = aQuest({ monsters: [{ counterAttack }] });
    return { object, scene: aCampaign({ quest, mages: [mage, aMage()], guild: { objects: [object] } }) };
  };

  it('GUILD-118 a monster may be kept from its counter-attack in this campaign', () => {
    const { object, scene } = facing(true);
    const silenced = sends(scene.when(0, { ...playing(object), monsterIndex: 1 }), [mage, 1, 1]);
    const over = silenced.when(0, { type: 'chooseElement', element: 'fire' });
    expect(over.happened('monsterAttacked')).toEqual([]);
    expect(over.state.fight).toBeNull();
  });

  it('GUILD-190 a monster is kept from it once, and not when it has had it', () => {
    const [one, two] = [thread(), thread()];
    const quest = aQuest({ monsters: [{ counterAttack: true }, {}] });
    const [a, b] = [aMage(), aMage()];
    const scene = aCampaign({ quest, mages: [a, b], guild: { objects: [one, two] } });
    const keep = (itemId: string) => ({ ...playing(itemId), monsterIndex: 1 });
    expect(scene.when(0, keep(one)).refusal(0, keep(two))).toMatchObject({ rule: 'GUILD-190', code: 'impossible' });
    const countered = sends(scene, [a, 1, 1], [b, 2, 1])
      .when(0, { type: 'chooseElement', element: 'fire' })
      .rolling(0, 0)
      .when(0, { type: 'chooseCounterTarget', mageId: a });
    expect(countered.happened('monsterAttacked')).toHaveLength(1);
    expect(countered.step).toBe('quest.element');
    expect(countered.refusalCode(0, keep(one))).toBe('impossible');
  });

  it('GUILD-190 only a living monster that would counter-attack', () => {
    const { object, scene } = facing(false);
    expect(scene.refusalCode(0, { ...playing(object), monsterIndex: 1 })).toBe('impossible');
    expect(scene.refusalCode(0, { ...playing(object), monsterIndex: 2 })).toBe('outOfRange');
  });
});

describe('alignment', () => {
  const compass = tool({ effect: 'shiftAlignment', steps: 2 });
  const toward = (direction: 'towardLight' | 'towardDarkness') => ({ ...playing(compass), direction });

  it('GUILD-145 GUILD-144 a card may move the alignment of its seat, in the direction that the seat chooses', () => {
    const scene = owning(compass, { alignment: 1 });
    const dark = scene.when(0, toward('towardDarkness'));
    expect(dark.happened('alignmentMoved')).toEqual([
      { type: 'alignmentMoved', seat: 0, target: 0, steps: -2, alignment: -1 },
    ]);
    expect([dark.guild(0).alignment, scene.when(0, toward('towardLight')).guild(0).alignment]).toEqual([-1, 3]);
  });

  it('GUILD-143 GUILD-145 steps past an end are lost', () => {
    expect(owning(compass, { alignment: 9 }).when(0, toward('towardLight')).guild(0).alignment).toBe(10);
    expect(owning(compass, { alignment: -9 }).when(0, toward('towardDarkness')).guild(0).alignment).toBe(-10);
  });

  it('GUILD-190 a move that leaves the marker where it is is refused', () => {
    const scene = owning(compass, { alignment: 10 });
    expect(scene.refusal(0, toward('towardLight'))).toMatchObject({ rule: 'GUILD-190', code: 'impossible' });
    expect(scene.legal(0, 'playCard')).toEqual([toward('towardDarkness')]);
  });

  it('GUILD-196 the direction is given, and no seat beside it', () => {
    expect(owning(compass).refusalCode(0, playing(compass))).toBe('illegalChoice');
    expect(owning(compass).refusalCode(0, { ...toward('towardLight'), targetSeat: 1 })).toBe('illegalChoice');
  });
});

describe('a fight', () => {
  it('GUILD-190 has to run for a card that is about it', () => {
    const [axe, blast] = [
      tool({ effect: 'attackBonus', element: 'fire', amount: 2 }),
      anObject({ timing: 'anytime', effects: [{ effect: 'monsterDamage', points: 1 }] }),
    ];
    const mage = aMage();
    expect(owning(axe, { mages: [mage] }).refusal(0, { ...playing(axe), mageId: mage })).toMatchObject({
      rule: 'GUILD-190',
      code: 'notAvailable',
      facts: { card: mage },
    });
    expect(owning(blast, {}).refusalCode(0, { ...playing(blast), monsterIndex: 1 })).toBe('impossible');
  });

  it('GUILD-190 two effects of one card are both judged', () => {
    const both = aSpell('guildCombat', { effect: 'extraDice', amount: 1 }, { effect: 'guardianLeader' });
    const scene = aCombat({ attackers: [aMage()], defenders: [aMage()], attacker: { spells: [both] } });
    expect(scene.refusalCode(0, { type: 'playCombatCard', itemId: both })).toBe('impossible');
  });
});
