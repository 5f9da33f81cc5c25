import { mages, quests } from './catalogue.js';
import type { Monster, Quest } from './schema.js';
import { elements, type Element } from './vocabulary.js';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length;
const asksAlignment = ({ conditions }: Quest) => conditions.alignment !== undefined;
const asksNumber = ({ conditions }: Quest) => conditions.minMages !== undefined || conditions.maxMages !== undefined;
const asking = (alignment: boolean, number: boolean) =>
  quests.filter((quest) => asksAlignment(quest) === alignment && asksNumber(quest) === number);
const withMonsters = (count: number) => quests.filter((quest) => quest.monsters.length === count);
const monsters = quests.flatMap((quest) => quest.monsters.map((monster) => ({ monster, quest })));
const weakest = ({ defense }: Monster): Element =>
  elements.reduce((weak, element) => (defense[element] < defense[weak] ? element : weak));
const meanAttack = (category: number | undefined, element: Element) =>
  mean(
    mages.filter((mage) => category === undefined || mage.category === category).map((mage) => mage.attack[element]),
  );
const failing = (fails: (failure: Quest['failure']) => boolean) => quests.filter(({ failure }) => fails(failure));
const shifting = (direction: string) => quests.filter(({ success }) => success.alignment?.direction === direction);
/** The demand of a quest: damage to be done, and the strictness of its conditions. */
const effort = ({ monsters: foes, conditions, groupAttack }: Quest) =>
  sum(foes.map((monster) => monster.health / 5 + (monster.counterAttack ? 0.7 : 0))) +
  (groupAttack ? 0 : 1) +
  (conditions.alignment ? (conditions.alignment.distance + 1) / 2 : 0) +
  Math.max(0, (conditions.minMages ?? 1) - 1) * 0.5 +
  (conditions.maxMages === undefined ? 0 : 0.5);
/** The pay of a quest, in points; income counts like a few Works. */
const reward = ({ success }: Quest) => success.victoryPoints + success.income * 4 + success.rubies;

describe('The quests (guilds.md 11.2)', () => {
  it('are thirty, all different', () => {
    expect(quests).toHaveLength(30);
    const numbers = quests.map(({ conditions, monsters: foes, groupAttack, success, failure }) =>
      JSON.stringify([conditions, foes.map(({ name: _name, ...rest }) => rest), groupAttack, success, failure]),
    );
    expect(new Set(numbers).size).toBe(30);
  });

  it('are four without monsters, nineteen with one, seven with two', () => {
    expect([0, 1, 2].map((count) => withMonsters(count).length)).toEqual([4, 19, 7]);
  });

  it('GUILD-113 are at least seven with no group attack', () => {
    expect(quests.filter((quest) => !quest.groupAttack).length).toBeGreaterThanOrEqual(7);
  });

  it('GUILD-090 ask nothing ten times, an alignment eight times, a number eight times, both four times', () => {
    expect(asking(false, false)).toHaveLength(10);
    expect(asking(true, false)).toHaveLength(8);
    expect(asking(false, true)).toHaveLength(8);
    expect(asking(true, true)).toHaveLength(4);
  });

  it.each([false, true])(
    'ask as much of Light as of Darkness, at most 6 steps (with a number of mages: %s)',
    (number) => {
      const steps = (side: string) =>
        asking(true, number)
          .flatMap(({ conditions }) => (conditions.alignment?.side === side ? [conditions.alignment.distance] : []))
          .sort();
      expect(steps('light')).toEqual(steps('darkness'));
      expect(steps('light')).toHaveLength(number ? 2 : 4);
      expect(Math.max(...steps('light'))).toBeLessThanOrEqual(6);
    },
  );

  it('ask for 2 to 4 mages; three set a maximum', () => {
    for (const { conditions } of quests) {
      expect(conditions.minMages ?? 2).toBeGreaterThanOrEqual(2);
      expect(conditions.minMages ?? 2).toBeLessThanOrEqual(4);
      expect(conditions.maxMages ?? 4).toBeGreaterThanOrEqual(conditions.minMages ?? 2);
    }
    expect(quests.filter(({ conditions }) => conditions.maxMages !== undefined)).toHaveLength(3);
  });

  it('without monsters all have a condition', () => {
    for (const quest of withMonsters(0)) expect(asksAlignment(quest) || asksNumber(quest)).toBe(true);
  });

  it('GUILD-144 move the alignment on success: at least four toward Light, as many toward Darkness, three lose 2', () => {
    expect(shifting('towardLight').length).toBeGreaterThanOrEqual(4);
    expect(shifting('towardDarkness')).toHaveLength(shifting('towardLight').length);
    expect(shifting('lose').filter(({ success }) => success.alignment?.steps === 2).length).toBeGreaterThanOrEqual(3);
  });

  it('move the alignment as far toward Light as toward Darkness', () => {
    const steps = (direction: string) =>
      shifting(direction)
        .map(({ success }) => success.alignment?.steps)
        .sort();
    expect(steps('towardLight')).toEqual(steps('towardDarkness'));
  });

  it('GUILD-065 pay an income of 1 on half of the quests, and none on the others', () => {
    expect(quests.map(({ success }) => success.income).sort()).toEqual([...Array(15).fill(0), ...Array(15).fill(1)]);
  });

  it('pay 19 to 35 points, in proportion to what they ask', () => {
    const points = quests.map(({ success }) => success.victoryPoints);
    expect([Math.min(...points), Math.max(...points)]).toEqual([19, 35]);
    for (const quest of quests) {
      const surplus = reward(quest) - (16 + 3.6 * effort(quest));
      expect([quest.id, Math.abs(surplus) <= 1]).toEqual([quest.id, true]);
    }
  });

  it('of a side pay alike in all, and no two of them in the same way', () => {
    const ofSide = (side: string) => quests.filter(({ conditions }) => conditions.alignment?.side === side);
    const [light, darkness] = [ofSide('light'), ofSide('darkness')];
    const paid = (list: readonly Quest[]) => sum(list.map(reward));
    expect(Math.abs(paid(light) / paid(darkness) - 1)).toBeLessThanOrEqual(0.07);
    const shapes = [...light, ...darkness].map(({ groupAttack, monsters: foes, success, failure }) =>
      JSON.stringify([
        groupAttack,
        foes.map(({ attack, health, counterAttack }) => [attack.value, health, counterAttack]),
        [success.income, success.rubies, success.alignment?.steps, success.alignment?.direction === 'lose'],
        failure,
      ]),
    );
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});

describe('The failures (guilds.md 11.2)', () => {
  it('stand only on quests with monsters', () => {
    for (const { failure } of withMonsters(0)) {
      expect(failure).toEqual({ lossRubies: 0, lossObjects: 0, damage: 0, distributed: false });
    }
  });

  it('GUILD-097 lose rubies on five quests and objects on five', () => {
    expect(failing(({ lossRubies }) => lossRubies > 0)).toHaveLength(5);
    expect(failing(({ lossObjects }) => lossObjects > 0)).toHaveLength(5);
  });

  it('GUILD-099 GUILD-100 damage one mage on six quests and are distributed on seven', () => {
    expect(failing(({ damage, distributed }) => damage > 0 && !distributed)).toHaveLength(6);
    expect(failing(({ damage, distributed }) => damage > 0 && distributed)).toHaveLength(7);
  });

  it('lose alignment on four quests', () => {
    expect(failing(({ alignment }) => alignment?.direction === 'lose')).toHaveLength(4);
    expect(failing(({ alignment }) => alignment !== undefined)).toHaveLength(4);
  });

  it('are none on at least four quests with monsters, and two of them on some', () => {
    const parts = ({ failure: { lossRubies, lossObjects, damage, alignment } }: Quest) =>
      [lossRubies > 0, lossObjects > 0, damage > 0, alignment !== undefined].filter(Boolean).length;
    const fought = quests.filter((quest) => quest.monsters.length > 0).map(parts);
    expect(fought.filter((count) => count === 0).length).toBeGreaterThanOrEqual(4);
    expect(fought.filter((count) => count === 2).length).toBeGreaterThanOrEqual(2);
    expect(Math.max(...fought)).toBe(2);
  });
});

describe('The monsters (guilds.md 11.2)', () => {
  it('GUILD-118 counter-attack at least ten times', () => {
    expect(monsters.filter(({ monster }) => monster.counterAttack).length).toBeGreaterThanOrEqual(10);
  });

  it('defend with 0 to 9, one element at least 4 lower than the highest', () => {
    for (const { monster } of monsters) {
      const values = Object.values(monster.defense);
      expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...values)).toBeLessThanOrEqual(9);
      expect(Math.max(...values) - Math.min(...values)).toBeGreaterThanOrEqual(4);
    }
  });

  it('attack with 2 to 7 and have a health of 3 to 15', () => {
    for (const { monster } of monsters) {
      expect(monster.attack.value).toBeGreaterThanOrEqual(2);
      expect(monster.attack.value).toBeLessThanOrEqual(7);
      expect(monster.health).toBeGreaterThanOrEqual(3);
      expect(monster.health).toBeLessThanOrEqual(15);
    }
  });

  it('can be damaged in the weakest element by two average mages of category 1, or one of category 2 where no group attacks', () => {
    for (const { monster, quest } of monsters) {
      const element = weakest(monster);
      const attack = quest.groupAttack ? 2 * meanAttack(1, element) : meanAttack(2, element);
      expect(Math.floor(attack - monster.defense[element])).toBeGreaterThanOrEqual(1);
    }
  });

  it('take 2 to 4 damage from two average mages, and a quest falls in 1 to 4 attempts', () => {
    for (const { monster, quest } of monsters) {
      const element = weakest(monster);
      const attack = meanAttack(undefined, element);
      const defense = monster.defense[element];
      const damage = 1.5 * (quest.groupAttack ? 2 * attack - defense : 2 * (attack - defense));
      expect([monster.name.en, damage >= 2 && damage <= 4]).toEqual([monster.name.en, true]);
      expect(sum(quest.monsters.map(({ health }) => health)) / damage).toBeLessThanOrEqual(4);
    }
  });

  it.each(elements)('are weakest in %s at least five times, and attack in it at least five times', (element) => {
    expect(monsters.filter(({ monster }) => weakest(monster) === element).length).toBeGreaterThanOrEqual(5);
    expect(monsters.filter(({ monster }) => monster.attack.element === element).length).toBeGreaterThanOrEqual(5);
  });
});
