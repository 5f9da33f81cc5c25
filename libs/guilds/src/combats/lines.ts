import type { Seat } from '#kernel';
import { isMage } from '../content/catalogue.js';
import type { MageId } from '../content/ids.js';
import type { Combat, Duel, LineMember } from '../fights/fight-state.js';
import { isBeyondHealth } from '../fights/mage-damage.js';
import type { Guild, GuildMage, State } from '../state.js';
import { guildMage, isAvailable } from '../table/guilds-of-a-game.js';

/** The guild combat that is running; `undefined` when none is. */
export const runningCombat = ({ fight }: State): Combat | undefined => (fight?.kind === 'combat' ? fight : undefined);

/** The guild combat that is running. Throws an Error when none is. */
export function combatOf(state: State): Combat {
  const combat = runningCombat(state);
  if (!combat) throw new Error('No guild combat is running.');
  return combat;
}

/** The mages that defend a guild: passive and available (GUILD-056). */
export const defendersOf = (guild: Guild): GuildMage[] =>
  guild.mages.filter((mage) => mage.post === 'passive' && isAvailable(mage));

/** Columns of the front: one for each defending mage, and one for the leader (GUILD-183). */
export const frontColumns = ({ defenders }: Combat): number => defenders.length + 1;

/** The attackers in line, front and back. */
export const attackLine = ({ front, back }: Combat): LineMember<MageId>[] => [...front, ...back];

/** Those of a line that have not left it: undamaged, a leader not beaten (GUILD-131, GUILD-136). */
export const standing = <Member extends LineMember>({ left }: Combat, line: readonly Member[]): Member[] =>
  line.filter(({ fighterId }) => !left.includes(fighterId));

/** How many stand on both sides. Those behind fight, but do not count (GUILD-136). */
export const standingNumbers = (combat: Combat): { attackers: number; behind: number; defenders: number } => ({
  attackers: standing(combat, combat.front).length,
  behind: standing(combat, combat.back).length,
  defenders: standing(combat, combat.defense).length,
});

/** The side that attacks in this wave, and the other (GUILD-133). */
export const sidesOfWave = ({ wave, attacker, defender }: Combat): { striker: Seat; target: Seat } =>
  wave === 'counter' ? { striker: defender, target: attacker } : { striker: attacker, target: defender };

const inColumn = (line: readonly LineMember[], column: number): LineMember | undefined =>
  line.find((member) => member.column === column);

/**
 * All duels of the wave, column by column (GUILD-127). Attack: front, then those behind it in the order placed (GUILD-128).
 * Counter-attack: standing defenders against the front line (GUILD-133, GUILD-134).
 */
function duelsOfWave(combat: Combat): Duel[] {
  const { wave, front, back, defense } = combat;
  return front.flatMap(({ column, fighterId }): Duel[] => {
    if (wave === 'counter') {
      const striker = inColumn(standing(combat, defense), column);
      return striker ? [{ column, attackerId: striker.fighterId, defenderId: fighterId }] : [];
    }
    const defender = inColumn(defense, column);
    const behind = back.filter((member) => member.column === column).map((member) => member.fighterId);
    return defender
      ? [fighterId, ...behind].map((attackerId) => ({ column, attackerId, defenderId: defender.fighterId }))
      : [];
  });
}

/** The duel that comes next in the wave; `undefined` when there is none. */
export const nextDuel = (combat: Combat): Duel | undefined =>
  combat.wave === null || combat.waveOver ? undefined : duelsOfWave(combat)[combat.fought];

/** True when the defender of a duel has been beaten in this wave already (GUILD-128). */
export function isBeaten(state: State, { defenderId }: Duel): boolean {
  const combat = combatOf(state);
  if (!isMage(defenderId)) return combat.leaderBeaten;
  return isBeyondHealth(guildMage(state, sidesOfWave(combat).target, defenderId));
}
