import { type GuildView, leader } from '#guilds/queries';
import { chanceOf } from './dice-odds.js';
import { available, fighterOf, mostDice, type Fighter } from './fighters.js';

/** How an attack on a guild is likely to go. */
export interface RaidForecast {
  /** The chance that the attacker wins. */
  readonly chance: number;
  /** Attackers that stand at the end on average, front and back: those that carry booty. */
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
  const felling = hit + (1 - hit) * Math.min(1, twice) * hit;
  const blow = meanHit(line, attackers);
  return {
    chance: chanceOfVictory(front, line.length, felling, blow),
    standing: attackers.length - front * (1 - felling) * blow,
  };
}

/**
 * The chance that more attackers of the front stand in the end than defenders, or no defender after the attack
 * (GUILD-135, GUILD-136). `felling` and `blow`: the chances of the attack and the counter-attack in one column.
 */
function chanceOfVictory(front: number, line: number, felling: number, blow: number): number {
  let chance = 0;
  for (let felled = 0; felled <= front; felled += 1) {
    const left = line - felled;
    const struck = left === 0 ? 0 : front - felled;
    for (let lost = 0; lost <= struck; lost += 1)
      if (front - lost > left) chance += binomial(front, felled, felling) * binomial(struck, lost, blow);
  }
  return chance;
}

/** The chance that exactly so many of `trials` succeed. */
function binomial(trials: number, successes: number, chance: number): number {
  let ways = 1;
  for (let each = 0; each < successes; each += 1) ways = (ways * (trials - each)) / (each + 1);
  return ways * chance ** successes * (1 - chance) ** (trials - successes);
}

/** The leader of a guild as a fighter; `undefined` before leaders are revealed. */
export const captainOf = (guild: GuildView): Fighter | undefined =>
  guild.leaderId === undefined ? undefined : fighterOf(guild, leader(guild.leaderId).id);
