import { type GuildView, leader } from '#guilds/queries';
import { chanceOf } from './dice-odds.js';
import { available, fighterOf, mostDice, type Fighter } from './fighters.js';

/** How an attack on a guild is likely to go. */
export interface RaidForecast {
  /** The chance that the attacker wins. */
  readonly chance: number;
  /** Attackers that stand at the end, on average. */
  readonly standing: number;
}

/** The chance that one fighter damages another, in the element that suits it best. */
export const chanceToHit = (attacker: Fighter, defender: Fighter): number =>
  chanceOf(mostDice(attacker.attack, defender.defense), 1);

/** The mean over all pairs: no one knows who will face whom. */
function meanHit(attackers: readonly Fighter[], defenders: readonly Fighter[]): number {
  if (attackers.length === 0 || defenders.length === 0) return 0;
  let sum = 0;
  for (const attacker of attackers) for (const defender of defenders) sum += chanceToHit(attacker, defender);
  return sum / (attackers.length * defenders.length);
}

/** Those who defend a guild as far as it is seen: its passive mages, or all that might be, before placement. */
export const defendersOf = (guild: GuildView): Fighter[] =>
  available(guild)
    .filter(({ post }) => post !== 'active')
    .map(({ mageId }) => fighterOf(guild, mageId));

/** How an attack with these fighters on these defenders goes, the leader joining a line that is short (GUILD-124). */
export function raidForecast(
  attackers: readonly Fighter[],
  defenders: readonly Fighter[],
  captain: Fighter | undefined,
): RaidForecast {
  const short = attackers.length > defenders.length;
  const line = short && captain ? [...defenders, captain] : defenders;
  const front = Math.min(attackers.length, line.length);
  const behind = attackers.length - front;
  const hit = meanHit(attackers, line);
  const twice = line.length > 0 ? behind / line.length : 0;
  const felled = front * (hit + (1 - hit) * Math.min(1, twice) * hit);
  const left = line.length - felled;
  const lost = Math.max(0, front - felled) * meanHit(line, attackers);
  const standing = attackers.length - lost;
  const margin = standing - left;
  return { chance: 1 / (1 + Math.exp(-1.8 * (margin - 0.4))), standing };
}

/** The leader of a guild as a fighter; `undefined` before leaders are revealed. */
export const captainOf = (guild: GuildView): Fighter | undefined =>
  guild.leaderId === undefined ? undefined : fighterOf(guild, leader(guild.leaderId).id);
