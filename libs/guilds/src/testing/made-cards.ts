import type { Effect } from '../content/effects.js';
import type { ElementValues } from '../content/vocabulary.js';
import type { GuildTile, Leader, Mage, Monster, ObjectCard, Quest, Spell } from '../content/schema.js';
import { addGuildTile, addItem, addLeader, addMage, addQuest, freshId } from './test-box.js';

type Values = Partial<ElementValues>;

const text = (id: string) => ({
  name: { en: id, fr: id },
  flavor: { en: id, fr: id },
  text: { en: id, fr: id },
});

const values = (given: Values = {}): ElementValues => ({ fire: 0, water: 0, air: 0, earth: 0, ...given });

type Given<Card> = Partial<Omit<Card, 'attack' | 'defense'>> & { attack?: Values; defense?: Values };

/** A mage made for a test: values are 0, the health is 5 unless given. Gives its id; ids ascend in the order made. */
export function aMage({ attack, defense, ...given }: Given<Mage> = {}): string {
  const id = given.id ?? freshId('mage');
  addMage({
    ...text(id),
    category: 1,
    victoryPoints: 0,
    price: 3,
    health: 5,
    ...given,
    id,
    attack: values(attack),
    defense: values(defense),
  });
  return id;
}

/** A leader made for a test: values are 0 unless given. Gives its id. */
export function aLeader({ attack, defense, ...given }: Given<Leader> = {}): string {
  const id = given.id ?? freshId('leader');
  addLeader({
    ...text(id),
    income: 0,
    victoryPoints: 0,
    power: [{ effect: 'gainRubies', amount: 1 }],
    ...given,
    id,
    attack: values(attack),
    defense: values(defense),
  });
  return id;
}

/** What is said of a monster in a test. */
export type GivenMonster = Partial<Omit<Monster, 'defense'>> & { defense?: Values };

const aMonster = ({ defense, ...given }: GivenMonster): Monster => ({
  name: { en: 'Monster', fr: 'Monstre' },
  attack: { element: 'earth', value: 2 },
  health: 5,
  counterAttack: false,
  ...given,
  defense: values(defense),
});

export interface GivenQuest {
  readonly conditions?: Quest['conditions'];
  readonly groupAttack?: boolean;
  readonly monsters?: readonly GivenMonster[];
  readonly success?: Partial<Quest['success']>;
  readonly failure?: Partial<Quest['failure']>;
}

/** A quest made for a test: one monster, no conditions, no consequences unless given. Gives its id. */
export function aQuest({ conditions, groupAttack, monsters, success, failure }: GivenQuest = {}): string {
  const id = freshId('quest');
  addQuest({
    ...text(id),
    id,
    conditions: conditions ?? {},
    groupAttack: groupAttack ?? true,
    monsters: (monsters ?? [{}]).map(aMonster),
    success: { victoryPoints: 1, income: 0, rubies: 0, ...success },
    failure: { lossRubies: 0, lossObjects: 0, damage: 0, distributed: false, ...failure },
  });
  return id;
}

/** An object made for a test: always on, without effect in a fight, unless given. Gives its id. */
export function anObject(given: Partial<ObjectCard> = {}): string {
  const id = given.id ?? freshId('object');
  addItem({
    ...text(id),
    kind: 'object',
    price: 2,
    timing: 'passive',
    effects: [{ effect: 'extraIncome', amount: 1 }],
    victoryPoints: 0,
    usesPerTurn: given.timing && given.timing !== 'passive' ? 1 : 0,
    ...given,
    id,
  });
  return id;
}

/** A spell made for a test. Gives its id. */
export function aSpell(timing: Spell['timing'], ...effects: readonly Effect[]): string {
  const id = freshId('spell');
  addItem({ ...text(id), id, kind: 'spell', price: 3, timing, effects: [...effects] });
  return id;
}

/** A guild tile made for a test: alignment 0, income 3, objectives that count nothing a test guild has. Gives its id. */
export function aGuildTile(given: Partial<GuildTile> = {}): string {
  const id = given.id ?? freshId('tile');
  addGuildTile({ ...text(id), startAlignment: 0, income: 3, objectives: ['quests', 'alignmentSteps'], ...given, id });
  return id;
}
