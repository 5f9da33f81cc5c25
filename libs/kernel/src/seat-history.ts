/** A player or bot who had a seat earlier. */
export interface FormerHolder {
  readonly account: string | null;
  readonly bot: string | null;
  /** Version up to which they had the seat. */
  readonly through: number;
  /** An operator gave the seat to the next holder; absent where the players or their table did. */
  readonly byOperator?: true;
}

/** An offer of a seat. */
export interface SeatOffer {
  /** Account that alone may take over the seat; absent where any account may. */
  readonly to?: string | undefined;
  /** Its player was absent. */
  readonly absent?: true | undefined;
  /** Version of the offer. */
  readonly since: number;
}
