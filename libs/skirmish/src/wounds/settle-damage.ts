/** The rest of a hero's damage after the end of a turn. */
export interface DamageSettled {
  /** Damage tokens that stay on the sheet. */
  readonly damage: number;
  /** Whether a wound card is drawn; never more than one a turn. */
  readonly wounded: boolean;
}

/**
 * The end of a turn for a hero: with damage of its health or more it discards as much as its health and draws one
 * wound card; the rest stays (CLASH-169, CLASH-170; SKAROV-WND-01 to -03).
 */
export const settleDamage = (damage: number, health: number): DamageSettled =>
  damage >= health ? { damage: damage - health, wounded: true } : { damage, wounded: false };

/** Whether wound cards in hand put a hero out: 3, or 2 in solo and co-op of Clash (`woundLimit`). */
export const isOutByWounds = (woundsInHand: number, woundLimit: number): boolean => woundsInHand >= woundLimit;
