import { onceFor } from '#kernel';
import {
  type CampaignView,
  type CombatView,
  elements,
  type ElementValues,
  fighter,
  type FighterId,
  type GuildView,
  item,
  type ItemId,
  type Mage,
} from '#guilds/queries';

/** A mage or leader with everything that counts in a fight. */
export interface Fighter {
  readonly id: FighterId;
  readonly attack: ElementValues;
  readonly defense: ElementValues;
  /** Damage that it survives; more than it can ever take for a leader. */
  readonly left: number;
  /** Its effect in fights, all in all. */
  readonly strength: number;
}

type Boosts = (CampaignView | CombatView)['boosts'];

/** A mage or the leader of a guild, with the objects that it carries and the bonuses of the running fight. */
export function fighterOf(guild: GuildView, id: FighterId, boosts: Boosts = []): Fighter {
  const own = boosts.filter(({ fighterId }) => fighterId === id);
  if (own.length > 0) return equipped(guild, id, own);
  const known = fightersOf(guild);
  const fighter = known.get(id) ?? equipped(guild, id, []);
  known.set(id, fighter);
  return fighter;
}

const fightersOf = onceFor((_: GuildView) => new Map<string, Fighter>());

function equipped(guild: GuildView, id: FighterId, boosts: Boosts): Fighter {
  const card = fighter(id);
  const attack = { ...card.attack };
  const defense = { ...card.defense };
  for (const { objectId } of guild.objects.filter((object) => object.mageId === id)) carry(objectId, attack, defense);
  for (const boost of boosts) {
    const values = boost.value === 'attack' ? attack : defense;
    for (const element of boost.elements) values[element] += boost.amount;
  }
  const damage = guild.mages.find((member) => member.mageId === id)?.damage ?? 0;
  const left = 'health' in card ? card.health - damage : 99;
  return { id, attack, defense, left, strength: strengthOf({ attack, defense, health: left }) };
}

/** The strength of a mage in fights, as one number: its best attack first. */
export const strengthOf = ({ attack, defense, health }: Pick<Mage, 'attack' | 'defense' | 'health'>): number =>
  Math.max(attack.fire, attack.water, attack.air, attack.earth) + sum(attack) / 4 + sum(defense) / 6 + health / 2;

const sum = ({ fire, water, air, earth }: ElementValues): number => fire + water + air + earth;

function carry(objectId: ItemId, attack: ElementValues, defense: ElementValues): void {
  for (const effect of item(objectId).effects) {
    if (effect.effect !== 'attackBonus' && effect.effect !== 'defenseBonus') continue;
    const values = effect.effect === 'attackBonus' ? attack : defense;
    for (const element of effect.element === 'all' ? elements : [effect.element]) values[element] += effect.amount;
  }
}

/** Mages of a guild that are in no care center. */
export const available = (guild: GuildView) => guild.mages.filter((member) => !member.inCare);

/** Mages that may attack in this turn with this type of fight (GUILD-054). */
export const eligible = (guild: GuildView, type: 'quests' | 'combat') =>
  available(guild).filter(({ post, used }) => post === 'active' && (used === undefined || used === type));

/** The dice of an attack in the element that suits it best. */
export const mostDice = (attack: ElementValues, defense: ElementValues): number =>
  Math.max(
    0,
    attack.fire - defense.fire,
    attack.water - defense.water,
    attack.air - defense.air,
    attack.earth - defense.earth,
  );

/** The attack values of several fighters added up (GUILD-115). */
export function together(fighters: readonly Fighter[]): ElementValues {
  const total = { fire: 0, water: 0, air: 0, earth: 0 };
  for (const { attack } of fighters) for (const element of elements) total[element] += attack[element];
  return total;
}
