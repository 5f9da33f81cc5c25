import { roll, type Seat } from '#kernel';
import { COMBAT_DIE_FACES } from '../content/constants.js';
import type { GuildsTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import type { Dice } from '../words.js';

const combatDie = { faces: COMBAT_DIE_FACES };

/** A throw and the damage that it does. */
export interface Strike {
  readonly dice: Dice;
  readonly damage: number;
}

/** The dice that a seat rolls: attack minus defense, and more by effects if that leaves at least one (GUILD-107). */
export function diceOf(state: State, seat: Seat, attack: number, defense: number): number {
  const dice = attack - defense;
  return dice > 0 ? dice + guildOf(state, seat).effects.extraDice : 0;
}

/** A seat strikes: rolls its dice, and the lowest of them again as often as effects say. */
export function strike(turn: GuildsTurn, seat: Seat, attack: number, defense: number): Strike {
  const faces = roll(turn.random, combatDie, diceOf(turn.state, seat, attack, defense));
  return struck(faces, rollLowestAgain(turn, faces, guildOf(turn.state, seat).effects.rerolls));
}

/** A monster strikes (GUILD-119): effects of seats do not touch its dice. */
export const monsterStrike = (turn: GuildsTurn, attack: number, defense: number): Strike =>
  struck(roll(turn.random, combatDie, attack - defense), []);

/** Rolls the lowest `count` dice again. Changes `faces`; gives the faces that no longer count, lowest first. */
function rollLowestAgain(turn: GuildsTurn, faces: number[], count: number): number[] {
  const lowest = faces
    .map((face, place) => ({ face, place }))
    .sort((a, b) => a.face - b.face || a.place - b.place)
    .slice(0, count);
  for (const { place } of lowest) faces[place] = turn.random.pick(COMBAT_DIE_FACES);
  return lowest.map(({ face }) => face);
}

const struck = (faces: number[], rerolled: number[]): Strike => ({
  dice: { faces, rerolled },
  damage: faces.reduce((sum, face) => sum + face, 0),
});

/** Effects that wait for the next roll of a seat are used up by a roll of at least one die. Changes the state. */
export function useUpRollEffects(state: State, seat: Seat, { faces }: Dice): void {
  if (faces.length === 0) return;
  const { effects } = guildOf(state, seat);
  effects.extraDice = 0;
  effects.rerolls = 0;
}
