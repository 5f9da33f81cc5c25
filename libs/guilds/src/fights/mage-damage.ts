import type { Seat } from '#kernel';
import { mage } from '../content/catalogue.js';
import type { FighterId, MageId } from '../content/ids.js';
import type { Evolvers, GuildsTurn } from '../flow/turn.js';
import type { GuildMage, State } from '../state.js';
import { findGuildMage, guildMage, guildOf } from '../table/guilds-of-a-game.js';
import { removeMage, sendToCare } from '../table/moves.js';

/** Points that a mage can still take and live: equal to its health is alive (GUILD-110). Below 0: beyond its health. */
export const healthLeft = ({ id, damage }: GuildMage): number => mage(id).health - damage;

/** True when a mage has more damage than health (GUILD-109). */
export const isBeyondHealth = (fighter: GuildMage): boolean => healthLeft(fighter) < 0;

/** A mage takes damage, less what its shield takes off. */
export function damageMage(turn: GuildsTurn, seat: Seat, mageId: MageId, points: number): void {
  if (points <= 0) return;
  const shield = guildOf(turn.state, seat).effects.shields[mageId] ?? 0;
  const shielded = Math.min(shield, points);
  turn.emit({
    type: 'mageDamaged',
    seat,
    mageId,
    damage: points - shielded,
    shielded,
    shieldLeft: shield - shielded,
  });
}

/** Removes a mage from the game if it is beyond its health; true when it was (GUILD-109). */
export function removeIfBeyondHealth(turn: GuildsTurn, seat: Seat, mageId: MageId): boolean {
  if (!isBeyondHealth(guildMage(turn.state, seat, mageId))) return false;
  turn.emit({ type: 'mageRemoved', seat, mageId });
  return true;
}

/** After a campaign or wave: those beyond their health are removed, other hurt mages go to the care center (GUILD-129). */
export function sendOffHurt(turn: GuildsTurn, seat: Seat): void {
  for (const mageId of [...(turn.state.fight?.hurt ?? [])]) {
    if (!findGuildMage(guildOf(turn.state, seat), mageId)) continue;
    if (!removeIfBeyondHealth(turn, seat, mageId)) turn.emit({ type: 'mageSentToCare', seat, mageId });
  }
}

/** The effect of damage on mages, in both kinds of fights. */
export const mageDamageEvolvers: Evolvers<'mageDamaged' | 'mageRemoved' | 'mageSentToCare'> = {
  mageDamaged(state, { seat, mageId, damage, shieldLeft }) {
    const { shields } = guildOf(state, seat).effects;
    if (shieldLeft > 0) shields[mageId] = shieldLeft;
    else Reflect.deleteProperty(shields, mageId);
    guildMage(state, seat, mageId).damage += damage;
    if (damage > 0 && state.fight && !state.fight.hurt.includes(mageId)) state.fight.hurt.push(mageId);
  },
  mageRemoved(state, { seat, mageId }) {
    removeMage(state, seat, mageId);
    leaveLines(state, mageId);
  },
  mageSentToCare(state, { seat, mageId }) {
    sendToCare(state, seat, mageId);
    leaveLines(state, mageId);
  },
};

function leaveLines({ fight }: State, fighterId: FighterId): void {
  if (fight?.kind === 'combat') fight.left.push(fighterId);
}
