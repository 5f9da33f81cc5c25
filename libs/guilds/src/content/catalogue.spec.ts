import { content, findItem, findMage, guildTile, item, items, leader, mage, mages, quest } from './catalogue.js';
import { contentSchema } from './schema.js';
import { actions } from './vocabulary.js';

const { actionCards, ...cards } = content;
const everyCard = Object.values(cards).flat();
const repeated = (list: readonly string[]) => list.filter((value, index) => list.indexOf(value) !== index);

describe('The content of the box', () => {
  it('fits its schema', () => {
    expect(contentSchema.parse(content)).toEqual(content);
  });

  it('has a different id on every card of any kind', () => {
    expect(everyCard).toHaveLength(110);
    expect(repeated(everyCard.map((card) => card.id))).toEqual([]);
  });

  it.each(['en', 'fr'] as const)('has a different name on every card and monster in %s', (locale) => {
    const monsters = content.quests.flatMap((card) => card.monsters);
    const names = [...everyCard, ...monsters].map((card) => card.name[locale]);
    const ownName = content.quests.filter((card) =>
      card.monsters.some(({ name }) => name[locale] === card.name[locale]),
    );
    expect(repeated(names)).toEqual(ownName.map((card) => card.name[locale]));
  });

  it('lists every kind in card order: ascending id', () => {
    for (const list of [...Object.values(cards), items]) {
      const ids = list.map((card) => card.id);
      expect(ids).toEqual([...ids].sort());
    }
  });

  it('GUILD-047 has a card for each of the six actions', () => {
    expect(actionCards.map((card) => card.id)).toEqual(actions);
  });

  it('cannot be changed', () => {
    expect(() => Object.assign(mages[0]!.attack, { fire: 10 })).toThrow(TypeError);
    expect(Object.isFrozen(content.quests)).toBe(true);
    expect(Object.isFrozen(items)).toBe(true);
  });

  it('finds a card by its id', () => {
    expect(mage('cinder-nan').price).toBe(2);
    expect(item('pocket-saint').kind).toBe('object');
    expect(item('keyhole-moon').kind).toBe('spell');
    expect(guildTile('glass-choir').objectives).toContain('rubies');
    expect(leader('aunt-magpie').power[0]?.effect).toBe('ignoreRequirement');
    expect(quest('overdue').groupAttack).toBe(false);
  });

  it('finds nothing, or throws, for an id that no card has', () => {
    expect(findMage('nobody')).toBeUndefined();
    expect(findItem('cinder-nan')).toBeUndefined();
    expect(() => mage('nobody')).toThrow('There is no mage "nobody" in the box.');
    expect(findItem('constructor')).toBeUndefined();
  });
});
