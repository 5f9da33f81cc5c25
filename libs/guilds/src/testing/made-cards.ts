import { overlay } from '#kernel/testing';
import { box } from '../content/catalogue.js';
import type { Effect } from '../content/effects.js';
import type { GuildTileId, ItemId, LeaderId, MageId, QuestId } from '../content/ids.js';
import type { GuildTile, Leader, Mage, Monster, ObjectCard, Quest, Spell } from '../content/schema.js';
import type { ElementValues } from '../content/vocabulary.js';

/**
 * Cards made for a test, beside those of the box: a rule test says the values that it is about, and goes on saying them
 * when the content is tuned.
 */
const made = overlay(box);

type Values = Partial<ElementValues>;

const text = (id: string) => ({
  name: { en: id, fr: id },
  flavor: { en: id, fr: id },
  text: { en: id, fr: id },
});

const values = (given: Values = {}): ElementValues => ({ fire: 0, water: 0, air: 0, earth: 0, ...given });

type Given<Card> = Partial<Omit<Card, 'attack' | 'defense'>> & { attack?: Values; defense?: Values };

/** A mage made for a test: values are 0, the health is 5 unless given. Gives its id; ids ascend in the order made. */
export function aMage({ attack, defense, ...given }: Given<Mage> = {}): MageId {
  const id = given.id ?? made.freshId('mage');
  return made.add('mage', {
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
}

/** A leader made for a test: values are 0 unless given. Gives its id. */
export function aLeader({ attack, defense, ...given }: Given<Leader> = {}): LeaderId {
  const id = given.id ?? made.freshId('leader');
  return made.add('leader', {
    ...text(id),
    income: 0,
    victoryPoints: 0,
    power: [{ effect: 'gainRubies', amount: 1 }],
    ...given,
    id,
    attack: values(attack),
    defense: values(defense),
  });
}

/** The wishes of a test for a monster. */
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
export function aQuest({ conditions, groupAttack, monsters, success, failure }: GivenQuest = {}): QuestId {
  const id = made.freshId('quest');
  return made.add('quest', {
    ...text(id),
    id,
    conditions: conditions ?? {},
    groupAttack: groupAttack ?? true,
    monsters: (monsters ?? [{}]).map(aMonster),
    success: { victoryPoints: 1, income: 0, rubies: 0, ...success },
    failure: { lossRubies: 0, lossObjects: 0, damage: 0, distributed: false, ...failure },
  });
}

/** An object made for a test: always on, without effect in a fight, unless given. Gives its id. */
export function anObject(given: Partial<ObjectCard> = {}): ItemId {
  const id = given.id ?? made.freshId('object');
  return made.add('item', {
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
}

/** A spell made for a test. Gives its id. */
export function aSpell(timing: Spell['timing'], ...effects: readonly Effect[]): ItemId {
  const id = made.freshId('spell');
  return made.add('item', { ...text(id), id, kind: 'spell', price: 3, timing, effects: [...effects] });
}

/** A guild tile made for a test: alignment 0, income 3, objectives that count nothing a test guild has. Gives its id. */
export function aGuildTile(given: Partial<GuildTile> = {}): GuildTileId {
  const id = given.id ?? made.freshId('tile');
  return made.add('guildTile', {
    ...text(id),
    startAlignment: 0,
    income: 3,
    objectives: ['quests', 'alignmentSteps'],
    ...given,
    id,
  });
}
