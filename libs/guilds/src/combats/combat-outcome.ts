import type { Seat } from '#kernel';
import { BOOTY_DIVISOR, COMBAT_SHIFT } from '../content/constants.js';
import type { Combat } from '../fights/fight-state.js';
import type { Evolvers, GuildsTurn } from '../flow/turn.js';
import type { Guild } from '../state.js';
import { sideOf, type Direction } from '../table/alignment.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import { moveAlignment } from '../table/move-alignment.js';
import { passiveEffects } from '../table/prices.js';
import { combatOf, standingNumbers } from './lines.js';

/** The winner: an attacker that meets no counter-attack, otherwise who has more that count (GUILD-135 to GUILD-137). */
function winnerOf(combat: Combat): Seat | null {
  if (combat.wave === 'attack') return combat.attacker;
  const { attackers, defenders } = standingNumbers(combat);
  if (attackers === defenders) return null;
  return attackers > defenders ? combat.attacker : combat.defender;
}

/** Decides the combat; a winning attacker takes rubies, and cards come next (GUILD-138, GUILD-139). */
export function decideCombat(turn: GuildsTurn): void {
  const combat = combatOf(turn.state);
  const { attacker, defender } = combat;
  const winner = winnerOf(combat);
  const numbers = standingNumbers(combat);
  const victim = guildOf(turn.state, defender);
  const won = winner === attacker;
  const booty = won && !guards(victim, 'cards') ? numbers.attackers + numbers.behind : 0;
  const cards = Math.min(booty, victim.objects.length + victim.spells.length);
  const rubies = won && !guards(victim, 'rubies') ? Math.floor(victim.rubies / BOOTY_DIVISOR) : 0;
  turn.emit({ type: 'combatDecided', seat: attacker, target: defender, winner, ...numbers, booty, rubies, cards });
  if (rubies > 0) turn.emit({ type: 'rubiesLooted', seat: attacker, from: defender, rubies });
}

const guards = (guild: Guild, what: 'rubies' | 'cards'): boolean =>
  passiveEffects(guild, 'guardBooty').some((effect) => effect.guards === what);

/**
 * How a victory moves the attacker: away from 0 against the other side, toward 0 against its own, away from the
 * defender's side when it stands at 0; `undefined` against a defender at 0 (GUILD-140 to GUILD-142).
 */
export function victoryShift(attacker: number, defender: number): Direction | undefined {
  const beaten = sideOf(defender);
  if (beaten === null) return undefined;
  const own = sideOf(attacker);
  if (own === null) return beaten === 'light' ? 'towardDarkness' : 'towardLight';
  return own === beaten ? 'lose' : 'gain';
}

/** The shift of alignment, and the end of the combat. */
export function endCombat(turn: GuildsTurn): void {
  const { attacker, defender, winner } = combatOf(turn.state);
  const direction = victoryShift(guildOf(turn.state, attacker).alignment, guildOf(turn.state, defender).alignment);
  if (winner === attacker && direction) moveAlignment(turn, attacker, attacker, direction, COMBAT_SHIFT);
  turn.emit({ type: 'combatEnded', seat: attacker, target: defender });
}

export const combatOutcomeEvolvers: Evolvers<'combatDecided' | 'rubiesLooted' | 'combatEnded'> = {
  combatDecided(state, { winner, booty }) {
    Object.assign(combatOf(state), { decided: true, winner, bootyDue: booty } satisfies Partial<Combat>);
  },
  rubiesLooted(state, { seat, from, rubies }) {
    guildOf(state, from).rubies -= rubies;
    guildOf(state, seat).rubies += rubies;
  },
  combatEnded(state) {
    state.fight = null;
    if (state.resolution) state.resolution.done = true;
  },
};
