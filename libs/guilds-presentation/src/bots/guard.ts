import { onceFor } from '#kernel';
import { type GuildView, isMage } from '#guilds/queries';
import { captainOf, raidForecast } from './combat-odds.js';
import { chanceOf } from './dice-odds.js';
import { available, fighterOf, mostDice, type Fighter } from './fighters.js';
import type { Outlook } from './outlook.js';
import { lootOf } from './raids.js';
import { costOfCare, worthOfMageId } from './worth.js';

/** How likely a guild is to attack another in this turn, as far as it is seen. */
function appetite({ firstAction, secondAction }: GuildView): number {
  if (firstAction === 'combat' || secondAction === 'combat') return 0.9;
  return firstAction === undefined ? 0.4 : secondAction === undefined ? 0.25 : 0;
}

/** How likely a rival is to attack this seat rather than another: where the loot is, the raiders go. */
function interest(outlook: Outlook, rival: GuildView): number {
  const loot = (guild: GuildView) => 1 + lootOf(outlook, guild, 2);
  const victims = outlook.view.guilds.filter(({ seat }) => seat !== rival.seat);
  return loot(outlook.me) / victims.reduce((sum, guild) => sum + loot(guild), 0);
}

/** A rival that may attack: with whom, how likely, and what a duel with them costs each guard. */
interface Threat {
  readonly raiders: readonly Fighter[];
  readonly chance: number;
  readonly blows: Map<Fighter, number>;
}

const threatsTo = onceFor((outlook: Outlook): readonly Threat[] =>
  outlook.rivals
    .map((rival) => ({
      raiders: raidersOf(rival),
      chance: appetite(rival) * interest(outlook, rival),
      blows: new Map<Fighter, number>(),
    }))
    .filter(({ raiders, chance }) => raiders.length > 0 && chance > 0),
);

/** Those with whom a rival could attack: what it has placed for it, or before placement half of its mages. */
function raidersOf(rival: GuildView): Fighter[] {
  const placed = rival.mages.some(({ post }) => post !== undefined);
  return available(rival)
    .filter(({ post }, index) => (placed ? post === 'active' : index % 2 === 0))
    .map(({ mageId }) => fighterOf(rival, mageId));
}

/** The average cost for a guard of one duel with any of these: it is hit now and then, and may fall. */
function costOfBlow(outlook: Outlook, guard: Fighter, { raiders, blows }: Threat): number {
  const known = blows.get(guard);
  if (known !== undefined) return known;
  const life = 1 + (isMage(guard.id) ? worthOfMageId(outlook, guard.id) : 0);
  const care = costOfCare(outlook);
  const cost = raiders.reduce((sum, raider) => {
    const dice = mostDice(raider.attack, guard.defense);
    return sum + chanceOf(dice, 1) * care + chanceOf(dice, guard.left + 1) * life;
  }, 0);
  blows.set(guard, cost / raiders.length);
  return cost / raiders.length;
}

/** The effect of an attack on those who guard the house, in points. */
function harmTo(outlook: Outlook, guards: readonly Fighter[], threat: Threat): number {
  if (guards.length === 0) return 0;
  const blows = Math.min(guards.length, threat.raiders.length) / guards.length;
  return blows * guards.reduce((sum, guard) => sum + costOfBlow(outlook, guard, threat), 0);
}

/** The average cost of raids of this turn for the seat, in points, when these fighters guard the house. */
export function expectedLoss(outlook: Outlook, guards: readonly Fighter[]): number {
  return threatsTo(outlook).reduce((sum, threat) => {
    const raid = raidForecast(threat.raiders, guards, captainOf(outlook.me));
    const loss = raid.chance * (1 + lootOf(outlook, outlook.me, raid.standing));
    return sum + threat.chance * (loss + harmTo(outlook, guards, threat));
  }, 0);
}
