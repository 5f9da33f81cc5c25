import { content, leaders } from './catalogue.js';
import { mechanics, type Effect, type Mechanic } from './effects.js';

const { objects, spells } = content;

/** guilds.md 11.3: on which kinds of cards a mechanic may stand. */
const marked: Record<Mechanic, string> = {
  gainRubies: 'L O S',
  stealRubies: 'L S',
  extraIncome: 'O',
  discount: 'O',
  drawItems: 'L O',
  stealItem: 'S',
  healDamage: 'L O S',
  returnFromCare: 'L S',
  activate: 'L S',
  attackBonus: 'O S',
  defenseBonus: 'O S',
  extraDice: 'L O S',
  rerollLowest: 'O S',
  shield: 'O S',
  lockElement: 'O S',
  groupAnyway: 'O S',
  noCounterAttack: 'O S',
  monsterDamage: 'S',
  shiftAlignment: 'L O S',
  ignoreRequirement: 'L S',
  freshMages: 'L S',
  peekQuests: 'L O',
  revealSecondAction: 'L S',
  changeSecondAction: 'S',
  keepLoss: 'O',
  guardBooty: 'O',
  guardianLeader: 'S',
};

const kinds: Record<string, readonly Effect[]> = {
  L: leaders.flatMap((leader) => leader.power),
  O: objects.flatMap((object) => object.effects),
  S: spells.flatMap((spell) => spell.effects),
};
const alwaysOn: readonly Mechanic[] = ['extraIncome', 'discount', 'keepLoss', 'guardBooty'];
const inAFight: readonly Mechanic[] = ['attackBonus', 'defenseBonus'];
const timingsOf = (mechanic: Mechanic) =>
  [...objects, ...spells]
    .filter((item) => item.effects.some(({ effect }) => effect === mechanic))
    .map((item) => item.timing);
const variants = (mechanic: Mechanic) =>
  Object.values(kinds)
    .flat()
    .filter(({ effect }) => effect === mechanic);

describe('The effect mechanics (guilds.md 11.3)', () => {
  it('are those of the catalogue', () => {
    expect([...mechanics].sort()).toEqual(Object.keys(marked).sort());
  });

  it.each(mechanics)('%s stands on at least one card of a marked kind, and on none of another', (mechanic) => {
    const found = Object.keys(kinds).filter((kind) => kinds[kind]?.some(({ effect }) => effect === mechanic));
    expect(found.length).toBeGreaterThanOrEqual(1);
    for (const kind of found) expect(marked[mechanic].split(' ')).toContain(kind);
  });

  it.each(alwaysOn)('%s stands on passive objects only', (mechanic) => {
    expect(new Set(timingsOf(mechanic))).toEqual(new Set(['passive']));
  });

  it.each(inAFight)('%s stands on carried objects, and on cards that are played in a fight', (mechanic) => {
    for (const timing of timingsOf(mechanic)) expect(['passive', 'campaign', 'guildCombat']).toContain(timing);
  });

  it.each(['groupAnyway', 'noCounterAttack', 'monsterDamage'] as const)('%s is played in a campaign', (mechanic) => {
    expect(new Set(timingsOf(mechanic))).toEqual(new Set(['campaign']));
  });

  it.each(['lockElement', 'guardianLeader'] as const)('%s is played in a guild combat', (mechanic) => {
    expect(new Set(timingsOf(mechanic))).toEqual(new Set(['guildCombat']));
  });

  it('a passive object has only effects that are always on', () => {
    const passive = objects.filter((object) => object.timing === 'passive').flatMap((object) => object.effects);
    for (const { effect } of passive) expect([...alwaysOn, ...inAFight]).toContain(effect);
  });

  it('discount covers items, mages and healing', () => {
    const discounted = variants('discount').map((effect) => 'what' in effect && effect.what);
    expect(new Set(discounted)).toEqual(new Set(['healing', 'item', 'mage']));
  });

  it('guardBooty covers rubies and cards', () => {
    expect(
      variants('guardBooty')
        .map((effect) => 'guards' in effect && effect.guards)
        .sort(),
    ).toEqual(['cards', 'rubies']);
  });

  it('ignoreRequirement covers a recruitment and bids', () => {
    const scopes = variants('ignoreRequirement').map((effect) => 'scope' in effect && effect.scope);
    expect(scopes.sort()).toEqual(['allBids', 'nextRecruitment']);
  });

  it('no card pays more than 4 rubies at once, no mage is worth more than 13 points, no object more than 8, no leader more than 5', () => {
    const paid = (['gainRubies', 'stealRubies'] as const).flatMap((mechanic) =>
      variants(mechanic).map((effect) => ('amount' in effect ? effect.amount : 0)),
    );
    expect(Math.max(...paid)).toBeLessThanOrEqual(4);
    const most = [content.mages, objects, leaders].map((cards) =>
      Math.max(...cards.map(({ victoryPoints }) => victoryPoints)),
    );
    expect(most).toEqual([13, 8, 5]);
  });

  it('drawItems draws at least as many as it keeps', () => {
    for (const effect of variants('drawItems')) {
      expect('draw' in effect && effect.draw).toBeGreaterThanOrEqual('keep' in effect ? effect.keep : 0);
    }
  });
});
