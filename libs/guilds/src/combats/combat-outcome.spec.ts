import { aCombat } from '../testing/fights.js';
import { aMage, anObject, aSpell, type Scene } from '../testing/index.js';

const fire = { type: 'chooseElement', element: 'fire' } as const;

/** Seat 0 fights a duel with fire, with these dice; each seat that could play a card before it passes. */
function duel(scene: Scene, ...dice: number[]): Scene {
  let now = scene;
  while (now.step === 'combat.cards') now = now.when(now.asked[0]!, { type: 'passCombatCards' });
  return now.rolling(...dice).when(0, fire);
}

/** A combat that one attacker wins by a single duel, or two attackers by a duel each. */
function won(standing: 1 | 2, attacker: object, defender: object): Scene {
  const attackers = [aMage({ attack: { fire: 1 } }), aMage({ attack: { fire: 1 } })].slice(0, standing);
  const first = duel(aCombat({ attackers, defenders: [aMage()], attacker, defender }), 1);
  return standing === 1 ? first : duel(first, 1);
}

const spell = () => aSpell('anytime', { effect: 'gainRubies', amount: 1 });

describe('booty', () => {
  it('EX-13 GUILD-138 GUILD-139 half of the rubies, rounded down, and a card for each of its standing mages', () => {
    const object = anObject();
    const scene = won(2, { rubies: 1 }, { rubies: 7, objects: [object] });
    expect(scene.happened('rubiesLooted')).toEqual([{ type: 'rubiesLooted', seat: 0, from: 1, rubies: 3 }]);
    expect(scene.guild(0)).toMatchObject({ rubies: 4, objects: [{ id: object, mageId: null }] });
    expect(scene.guild(1)).toMatchObject({ rubies: 4, objects: [] });
  });

  it('GUILD-138 GUILD-139 what there is to take is told with the victory', () => {
    const told = (standing: 1 | 2, defender: object) => won(standing, {}, defender).happened('combatDecided');
    expect(told(2, { rubies: 7, objects: [anObject()] })).toMatchObject([{ booty: 2, rubies: 3, cards: 1 }]);
    expect(told(1, { rubies: 1, objects: [anObject(), anObject()] })).toMatchObject([
      { booty: 1, rubies: 0, cards: 1 },
    ]);
    const strongbox = anObject({ effects: [{ effect: 'guardBooty', guards: 'rubies' }] });
    const coat = anObject({ effects: [{ effect: 'guardBooty', guards: 'cards' }] });
    expect(told(1, { rubies: 7, objects: [strongbox, coat] })).toMatchObject([{ booty: 0, rubies: 0, cards: 0 }]);
  });

  it('GUILD-139 an attacker that has fallen brings no card', () => {
    const [p, q, r] = [1, 2, 3].map(() => aMage({ attack: { fire: 1 } })) as [string, string, string];
    const defenders = [aMage(), aMage({ attack: { fire: 1 }, defense: { fire: 1 } })];
    const objects = [anObject(), anObject(), anObject()];
    const lines = aCombat({ attackers: [p, q, r], defenders, defender: { objects } });
    const attacked = duel(duel(duel(lines, 1)), 1);
    const over = attacked.when(1, { type: 'counterAttack', counter: true }).rolling(1).when(1, fire);
    expect(over.guild(0).mages.map(({ id, inCare }) => [id, inCare])).toEqual([
      [p, false],
      [q, true],
      [r, false],
    ]);
    expect(over.happened('combatDecided')).toMatchObject([{ winner: 0, attackers: 2, defenders: 1, booty: 2 }]);
  });

  it('GUILD-139 GUILD-184 with more cards than are due the attacker names objects, or takes a random spell', () => {
    const [a, b] = [anObject({ price: 2 }), anObject({ price: 4 })];
    const scene = won(1, {}, { objects: [a, b], spells: [spell()] });
    expect(scene.step).toBe('combat.booty');
    expect(scene.legal(0)).toEqual([
      { type: 'takeBooty', objectId: a },
      { type: 'takeBooty', objectId: b },
      { type: 'takeBooty', randomSpell: true },
    ]);
    const taken = scene.when(0, { type: 'takeBooty', objectId: a });
    expect(taken.guild(0).objects.map(({ id }) => id)).toEqual([a]);
    expect(taken.state.fight).toBeNull();
  });

  it('GUILD-139 a random spell is seen by the two seats only', () => {
    const [kept, taken] = [spell(), spell()];
    const scene = won(1, {}, { objects: [anObject()], spells: [kept, taken] })
      .chancing({ picks: [taken] })
      .when(0, { type: 'takeBooty', randomSpell: true });
    expect(scene.happened('spellLooted')).toEqual([
      expect.objectContaining({ seat: 0, from: 1, between: [1, 0], spellId: taken }),
    ]);
    expect(scene.view(0).own?.hand).toEqual([taken]);
    expect(scene.view(1).own?.hand).toEqual([kept]);
    expect(JSON.stringify(scene.view(2))).not.toContain(taken);
  });

  it('GUILD-184 with spells only they are drawn at random, without a question', () => {
    const [kept, taken] = [spell(), spell()];
    const attackers = [aMage({ attack: { fire: 1 } })];
    const scene = aCombat({ attackers, defenders: [aMage()], defender: { spells: [kept, taken] } });
    const done = duel(scene.when(1, { type: 'passCombatCards' }).chancing({ picks: [taken] }), 1);
    expect(done.guild(0).spells).toEqual([taken]);
    expect(done.guild(1).spells).toEqual([kept]);
  });

  it('GUILD-139 one form, and a card of the victim', () => {
    const own = anObject();
    const [a, b] = [anObject(), anObject()];
    const scene = won(1, { objects: [own] }, { objects: [a, b] });
    expect(scene.refusalCode(0, { type: 'takeBooty', objectId: own })).toBe('notYours');
    expect(scene.refusalCode(0, { type: 'takeBooty', objectId: 'no-such-card' })).toBe('unknownCard');
    expect(scene.refusal(0, { type: 'takeBooty', randomSpell: true })).toMatchObject({
      rule: 'GUILD-139',
      code: 'nothingThere',
    });
    expect(scene.refusal(0, { type: 'takeBooty' })).toMatchObject({ rule: 'GUILD-184', code: 'illegalChoice' });
  });

  it('GUILD-167 by default the object with the highest price is taken', () => {
    const [cheap, dear] = [anObject({ price: 1 }), anObject({ price: 6 })];
    const scene = won(1, {}, { objects: [cheap, dear] }).whenTimeRunsOut();
    expect(scene.happened('objectLooted')).toEqual([expect.objectContaining({ objectId: dear })]);
  });

  it('GUILD-139 an object may guard the rubies, or the cards, of its seat', () => {
    const strongbox = anObject({ effects: [{ effect: 'guardBooty', guards: 'rubies' }] });
    const coat = anObject({ effects: [{ effect: 'guardBooty', guards: 'cards' }] });
    expect(won(1, {}, { rubies: 7, objects: [strongbox] }).guild(1)).toMatchObject({ rubies: 7, objects: [] });
    const cards = won(1, {}, { rubies: 7, objects: [coat, anObject()] });
    expect(cards.guild(1)).toMatchObject({ rubies: 4, objects: [{ id: coat }, {}] });
  });
});

describe('the shift of alignment', () => {
  it.each([
    [3, -1, 5, 'GUILD-140'],
    [3, 2, 1, 'GUILD-141'],
    [1, 4, 0, 'GUILD-141'],
    [0, 4, -2, 'GUILD-142'],
    [-4, 0, -4, 'GUILD-142'],
    [-9, 1, -10, 'GUILD-143'],
  ])('EX-14 an attacker at %i that beats a guild at %i stands at %i (%s)', (attacker, defender, after) => {
    const scene = won(1, { alignment: attacker }, { alignment: defender });
    expect(scene.guild(0).alignment).toBe(after);
    expect(scene.guild(1).alignment).toBe(defender);
  });

  it('GUILD-140 a winning attacker of the other side gains 2', () => {
    const [moved] = won(1, { alignment: -2 }, { alignment: 3 }).happened('alignmentMoved');
    expect(moved).toMatchObject({ seat: 0, target: 0, steps: -2, alignment: -4 });
  });

  it.each([
    [3, -2],
    [-4, -1],
    [0, 5],
  ])('GUILD-137 an attacker at %i that does not win against a guild at %i stays where it is', (attacker, defender) => {
    const attackers = [aMage({ attack: { fire: 1 } })];
    const lines = aCombat({
      attackers,
      defenders: [aMage(), aMage()],
      attacker: { alignment: attacker },
      defender: { alignment: defender },
    });
    const tied = duel(lines, 1).when(1, { type: 'counterAttack', counter: true });
    expect(tied.happened('combatDecided')).toMatchObject([{ winner: null }]);
    const lost = duel(lines, 0).when(1, { type: 'counterAttack', counter: true }).when(1, fire);
    expect(lost.happened('combatDecided')).toMatchObject([{ winner: 1 }]);
    for (const scene of [tied, lost]) expect(scene.guild(0).alignment).toBe(attacker);
  });

  it('GUILD-141 a winning attacker of its own side loses 2, toward 0', () => {
    expect(won(1, { alignment: -5 }, { alignment: -1 }).guild(0).alignment).toBe(-3);
  });

  it('GUILD-142 a winning attacker at 0 moves away from the side of the defender', () => {
    expect(won(1, { alignment: 0 }, { alignment: -1 }).guild(0).alignment).toBe(2);
  });
});
