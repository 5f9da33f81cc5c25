import { type ElementValues, type Monster, quest } from '#guilds/queries';
import { bestPost, counterDamage, diceAgainst, forecast, planFor } from './campaign-odds.js';
import type { Fighter } from './fighters.js';
import type { OpenQuest } from './outlook.js';

const values = (fire: number, water: number, air: number, earth: number): ElementValues => ({
  fire,
  water,
  air,
  earth,
});
const fighter = (id: string, attack: ElementValues): Fighter => ({
  id,
  attack,
  defense: values(1, 1, 1, 1),
  left: 4,
  strength: 9,
});
const open = (id: string): OpenQuest => {
  const card = quest(id);
  return { card, left: card.monsters.map(({ health }) => health), rubies: 0, objects: [] };
};
const monster = (health: number, defense: ElementValues, attack: Monster['attack']): Monster => ({
  name: { en: 'A monster', fr: 'Un monstre' },
  defense,
  attack,
  health,
  counterAttack: true,
});
const east = monster(4, values(3, 7, 5, 5), { element: 'air', value: 3 });
const west = monster(4, values(5, 7, 3, 5), { element: 'earth', value: 4 });
const mills: OpenQuest = {
  card: { ...quest('the-quarrelling-mills'), monsters: [east, west] },
  left: [4, 4],
  rubies: 0,
  objects: [],
};
const nan = fighter('nan', values(7, 1, 1, 1));
const bo = fighter('bo', values(1, 1, 7, 1));

describe('The odds of a campaign', () => {
  it('GUILD-115 add up the attacks of a group and subtract the defense once', () => {
    expect(diceAgainst([nan, nan], east, true)).toBe(14 - east.defense.fire);
  });

  it('GUILD-113 subtract the defense from each mage where no group attacks', () => {
    expect(diceAgainst([nan, nan], east, false)).toBe(2 * (7 - east.defense.fire));
  });

  it('put a mage where it does most good: fire against the mill that is weak in fire', () => {
    expect(bestPost(mills, [[], []], nan, true)).toBe(0);
    expect(bestPost(mills, [[], []], bo, true)).toBe(1);
    expect(planFor(mills, [nan, bo], true)).toEqual([[nan], [bo]]);
  });

  it('send no mage to a dead monster', () => {
    const half = { ...mills, left: [0, 4] };
    expect(bestPost(half, [[], []], nan, true)).toBe(1);
    expect(planFor(half, [nan, nan, bo], true)[0]).toEqual([]);
  });

  it('hope for the quest only when every monster can fall', () => {
    const strong = fighter('strong', values(9, 9, 9, 9));
    expect(forecast(mills, [[strong], []], true).chance).toBe(0);
    expect(forecast(mills, [[strong], [strong]], true).chance).toBeGreaterThan(0.5);
    expect(forecast(mills, [[strong], []], true).damage).toBeGreaterThan(2);
  });

  it('call a quest without monsters won', () => {
    expect(forecast(open('the-masked-supper'), [], true).chance).toBe(1);
  });

  it('GUILD-119 count what a counter-attack does in its own element', () => {
    expect(counterDamage(west, nan)).toBe(1.5 * (4 - 1));
  });
});
