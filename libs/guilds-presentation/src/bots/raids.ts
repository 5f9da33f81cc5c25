import { best } from '#kernel';
import type { GuildView } from '#guilds/queries';
import { captainOf, defendersOf, raidForecast } from './combat-odds.js';
import type { Fighter } from './fighters.js';
import type { Outlook } from './outlook.js';
import { guarded } from './passive-objects.js';
import { costOfCare } from './worth.js';

/** An attack on a guild, and what it is worth on average, in points. */
export interface Raid {
  readonly target: GuildView;
  readonly chance: number;
  readonly worth: number;
}

/** The gain of a won attack on a guild. */
export function lootOf({ ruby, kept, pointsFor, temper }: Outlook, target: GuildView, standing: number): number {
  const rubies = guarded(target).rubies ? 0 : Math.floor(target.rubies / 2);
  const cards = guarded(target).cards ? 0 : Math.min(standing, target.objects.length + target.spells);
  const loot = rubies * (ruby + 0.2) + cards * Math.max(0.6, (1 + pointsFor.objects) * kept);
  return loot / (1 + loot / temper.mostLoot);
}

/** Before placement no one knows who will defend: half of them, as a guess. */
function likelyDefenders(target: GuildView): Fighter[] {
  const all = defendersOf(target);
  const placed = target.mages.some(({ post }) => post !== undefined);
  return placed ? all : all.filter((_, index) => index % 2 === 0);
}

/** How an attack with these fighters on a guild would go. */
export function raidOn(outlook: Outlook, target: GuildView, attackers: readonly Fighter[]): Raid {
  const { chance, standing } = raidForecast(attackers, likelyDefenders(target), captainOf(target));
  const lost = attackers.length - standing;
  const worth =
    outlook.temper.prudence * chance * lootOf(outlook, target, standing) - lost * (costOfCare(outlook) + 0.6);
  return { target, chance, worth };
}

/** The best attack with these fighters; `undefined` without any. */
export const bestRaid = (outlook: Outlook, attackers: readonly Fighter[]): Raid | undefined =>
  attackers.length === 0
    ? undefined
    : best(
        outlook.rivals.map((target) => raidOn(outlook, target, attackers)),
        (raid) => raid.worth,
      );
