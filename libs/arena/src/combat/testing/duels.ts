import type { Command } from '../../commands.js';
import type { GameSetup, Scene, SeatSetup } from '../../testing/index.js';
import { aCreature, aGame, aShield, aSpell, given, type GivenCard } from '../../testing/index.js';
import { beginCombat } from '../begin-combat.js';
import { advance } from '../../flow/advance.js';

/*
 * The creatures of the worked examples (arena.md 9): `white(6, 2)` is W6+2.
 */

const creature =
  (kind: 'MORTAL' | 'ELEMENTAL' | 'OUTSIDER') =>
  (vitality: number, offColorBonus = 0, rest: GivenCard = {}): string =>
    aCreature({ kind, vitality, offColorBonus, ...rest });

export const white = creature('MORTAL');
export const gray = creature('ELEMENTAL');
export const black = creature('OUTSIDER');

/** Open to the corruption of `aCorruption()`. */
export const carnal: GivenCard = { vulnerabilities: ['CARNAL'] };

/** The cards of a seat in a duel: the creature in the duel zone, and the subject of a test. */
export type Side = SeatSetup & { readonly arena: NonNullable<SeatSetup['arena']> };

/** A spell in the depot and a shield in the pen: such a seat is asked in every window. */
const asked = (side: Side): Side => ({ ...side, depot: side.depot ?? [aSpell()], pen: side.pen ?? [aShield()] });

/** A duel that has just begun, and gone on until a seat is asked. Seat 0 is Active, and both seats hold something. */
export const aDuel = (active: Side, passive: Side, setup: Omit<GameSetup, 'seats'> = {}): Scene =>
  aBareDuel(asked(active), asked(passive), setup);

/** The same with nothing in any hand but what the test says. */
export const aBareDuel = (active: Side, passive: Side, setup: Omit<GameSetup, 'seats'> = {}): Scene =>
  given(aGame({ at: 'ENTER_ARENA', seats: [active, passive], ...setup }))
    .until('RAID_HAND')
    .whenRules((turn) => {
      beginCombat(turn, 'DUEL');
      advance(turn);
    });

/** A creature ON its stronghold, and that stronghold's position, for a raid combat. */
export const aRaidCombat = (active: Side, passive: Side): Scene => {
  const at = (side: Side): SeatSetup => {
    const { arena, ...rest } = asked(side);
    return { ...rest, on: { CENTER: arena } };
  };
  const setup: GameSetup = {
    at: 'RAID_REVEAL',
    seats: [at(active), at(passive)],
    raid: { targets: ['CENTER', 'CENTER'] },
  };
  return given(aGame(setup))
    .until('RAID_END')
    .whenRules((turn) => advance(turn));
};

/** The state of a duel when it is over. */
export const afterDuel = (scene: Scene): Scene => scene.until('RAID_HAND').whenAllPass();

export const join = (cardId: string): Command => ({ type: 'joinDuel', cardId });
export const corrupt = (cardId: string, targetCardId: string): Command => ({
  type: 'playCorruption',
  cardId,
  targetCardId,
});
export const influence = (targetCardId: string): Command => ({ type: 'useGuardianInfluence', targetCardId });
export const shield = (cardId: string, targetCardId: string): Command => ({
  type: 'playDuelShield',
  cardId,
  targetCardId,
});
export const pass: Command = { type: 'pass' };

/** The totals of the comparison that the last command has brought about, by seat; none without one. */
export const comparedTotals = (scene: Scene): number[] | undefined => {
  const [compared] = scene.happened('roundCompared');
  return compared && [...compared.totals].sort((a, b) => a.seat - b.seat).map(({ total }) => total);
};
