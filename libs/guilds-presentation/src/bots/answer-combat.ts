import { best, commandOf, commandsOf } from '#kernel';
import type { Command, CommandOf, FighterId, GuildView } from '#guilds/queries';
import { strongestFirst } from './campaigns.js';
import { chanceToHit, raidForecast } from './combat-odds.js';
import { available, eligible, fighterOf, type Fighter } from './fighters.js';
import type { Outlook } from './outlook.js';
import { bestRaid, raidOn } from './raids.js';
import { worthOfItem } from './worth.js';

const attackersOf = (outlook: Outlook): Fighter[] =>
  strongestFirst(
    outlook,
    eligible(outlook.me, 'combat').map(({ mageId }) => mageId),
  );

/** Combat X2: a strong passive mage joins the attack when that makes it better. */
export function rearrange(outlook: Outlook): Command | undefined {
  const { me } = outlook;
  const attackers = attackersOf(outlook);
  const now = bestRaid(outlook, attackers)?.worth ?? 0;
  const joining = commandsOf(outlook, 'switchMage').filter(
    ({ mageId }) => me.mages.find((member) => member.mageId === mageId)?.post === 'passive',
  );
  const gain = ({ mageId }: CommandOf<'switchMage'>) =>
    (bestRaid(outlook, [...attackers, fighterOf(me, mageId)])?.worth ?? 0) - now;
  const joins = best(joining, gain);
  return joins && gain(joins) > 0.3 ? joins : commandOf(outlook, 'endRearrange');
}

/** The guild that is best attacked; none when no attack pays, unless it cannot be declined. */
export function chooseTarget(outlook: Outlook): Command | undefined {
  const fighters = attackersOf(outlook);
  const worth = ({ seat }: GuildView) =>
    Math.max(
      ...fighters.map((_, place) => {
        const target = outlook.view.guilds[seat];
        return target ? raidOn(outlook, target, fighters.slice(0, place + 1)).worth : 0;
      }),
    );
  const target = best(outlook.rivals, worth);
  const attack = commandsOf(outlook, 'declareAttack').find(({ targetSeat }) => targetSeat === target?.seat);
  return attack && target && worth(target) > 0 ? attack : (commandOf(outlook, 'endAction') ?? attack);
}

/** A defender leaves the order to chance: what cannot be foreseen cannot be exploited. */
export const lineUpDefense = (outlook: Outlook): Command | undefined => commandOf(outlook, 'lineUpAtRandom');

/** The strongest first, as many as pay; the back line in turn behind the columns. */
export function lineUpAttack(outlook: Outlook): Command | undefined {
  const { combat } = outlook.view;
  const offers = commandsOf(outlook, 'lineUpAttacker');
  const start = commandOf(outlook, 'startAttack');
  const target = combat && outlook.view.guilds[combat.defender];
  const next = strongestFirst(outlook, [...new Set(offers.map(({ mageId }) => mageId))])[0];
  if (!combat || !target || !next) return start;
  const line = [...(combat.front ?? []), ...(combat.back ?? [])].map(({ fighterId }) =>
    fighterOf(outlook.me, fighterId),
  );
  if (start && raidOn(outlook, target, [...line, next]).worth <= raidOn(outlook, target, line).worth) return start;
  const places = offers.filter(({ mageId }) => mageId === next.id);
  return places[(combat.back?.length ?? 0) % places.length];
}

/** The element in which the attacking side has most dice in this duel. */
export function chooseDuelElement(outlook: Outlook): Command | undefined {
  const duel = fightersOfDuel(outlook);
  if (!duel) return undefined;
  const { attacker, defender } = duel;
  return best(
    commandsOf(outlook, 'chooseElement'),
    ({ element }) => attacker.attack[element] - defender.defense[element],
  );
}

/** The two of the duel whose element is to be chosen. */
export function fightersOfDuel({ view }: Outlook): { attacker: Fighter; defender: Fighter } | undefined {
  const { combat } = view;
  const duel = combat?.duel;
  if (!combat || !duel) return undefined;
  const attacking = view.guilds[combat.wave === 'counter' ? combat.defender : combat.attacker];
  const defending = view.guilds[combat.wave === 'counter' ? combat.attacker : combat.defender];
  if (!attacking || !defending) return undefined;
  return {
    attacker: fighterOf(attacking, duel.attackerId, combat.boosts),
    defender: fighterOf(defending, duel.defenderId, combat.boosts),
  };
}

/** A counter-attack costs nothing: without one the attacker has won. */
export const counterAttack = (outlook: Outlook): Command | undefined =>
  commandsOf(outlook, 'counterAttack').find(({ counter }) => counter);

/** The best object, or a spell when that promises more. */
export const takeBooty = (outlook: Outlook): Command | undefined =>
  best(commandsOf(outlook, 'takeBooty'), ({ objectId }) =>
    objectId === undefined ? 2 : worthOfItem(outlook, objectId),
  );

/** Cards before a wave: played where the fight is close and there is something to win. */
export function playCombatCard(outlook: Outlook): Command | undefined {
  const plays = commandsOf(outlook, 'playCombatCard');
  const play = isClose(outlook) ? best(plays, (candidate) => worthOfPlay(outlook, candidate)) : undefined;
  return play && worthOfPlay(outlook, play) > 0 ? play : commandOf(outlook, 'passCombatCards');
}

/** True when neither side is sure to win. */
function isClose({ view }: Outlook): boolean {
  const { combat } = view;
  const attacking = combat && view.guilds[combat.attacker];
  const defending = combat && view.guilds[combat.defender];
  if (!attacking || !defending) return false;
  const fighters = (guild: GuildView, line: readonly { readonly fighterId: FighterId }[]) =>
    line
      .filter(({ fighterId }) => !combat.left.includes(fighterId))
      .map(({ fighterId }) => fighterOf(guild, fighterId));
  const attackers = fighters(attacking, [...(combat.front ?? []), ...(combat.back ?? [])]);
  const { chance } = raidForecast(attackers, fighters(defending, combat.defense ?? []), undefined);
  return chance > 0.08 && chance < 0.92;
}

function worthOfPlay({ view, seat }: Outlook, { mageId, leaderId, element }: CommandOf<'playCombatCard'>): number {
  const { combat } = view;
  if (!combat) return 0;
  const attacking = (combat.wave === 'counter' ? combat.defender : combat.attacker) === seat;
  const own = view.guilds[seat];
  const other = view.guilds[combat.attacker === seat ? combat.defender : combat.attacker];
  if (!own || !other) return 0;
  const chosen = mageId ?? leaderId;
  if (chosen !== undefined) return attacking && chosen !== leaderId ? 1 + facing(own, other, chosen) : 0.2;
  if (element !== undefined) return attacking ? 0 : 0.5 + strengthIn(other, element) / 10;
  return 1;
}

/** A bonus does most for a fighter that is not sure to hit. */
const facing = (own: GuildView, other: GuildView, fighterId: FighterId): number => {
  const rivals = available(other).map(({ mageId }) => fighterOf(other, mageId));
  const fighter = fighterOf(own, fighterId);
  return rivals.reduce((sum, rival) => sum + 1 - chanceToHit(fighter, rival), 0) / Math.max(1, rivals.length);
};

const strengthIn = (guild: GuildView, element: 'fire' | 'water' | 'air' | 'earth'): number =>
  available(guild).reduce((sum, { mageId }) => sum + fighterOf(guild, mageId).attack[element], 0);
