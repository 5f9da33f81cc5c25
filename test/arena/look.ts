import { ask, CardLook, TOTAL, type Box, type Building, type ShownCard, type TotalView } from '../table/card-look.js';
import type { TableClient } from '../table/table-client.js';

/** A card at a stronghold or in the duel zone; `card` is null where its face is not seen. */
export interface PlacedCard {
  readonly faceUp: boolean;
  /** Enemy seats that an effect let look at it. */
  readonly lookedAt: readonly number[];
  readonly card: ShownCard | null;
}

export interface StrongholdView {
  readonly position: string;
  readonly deployed: boolean;
  readonly ruin: boolean;
  readonly cardId: string | null;
  readonly on: PlacedCard | null;
  readonly under: PlacedCard | null;
}

export interface PlayerView {
  readonly seat: number;
  readonly guardian: string | null;
  readonly dominant: ShownCard | null;
  readonly captive: ShownCard | null;
  readonly victorious: readonly ShownCard[];
  readonly strongholds: readonly StrongholdView[];
  readonly arena: PlacedCard | null;
}

export interface CombatView {
  readonly kind: string;
  readonly round: string;
  readonly fighters: readonly { readonly seat: number; readonly card: ShownCard }[];
  readonly totals: readonly TotalView[];
}

/** What a client asks of the view of a game of Arena. */
export interface ArenaView {
  readonly turn: number;
  readonly stage: string;
  readonly players: readonly PlayerView[];
  readonly raid: { readonly targets: readonly { readonly seat: number; readonly stronghold: string }[] } | null;
  readonly combat: CombatView | null;
  readonly own: {
    readonly seat: number;
    readonly hand: readonly ShownCard[];
    readonly building: Building | null;
  } | null;
  readonly secrets: readonly object[] | null;
  readonly over: string | null;
  readonly winner: number | null;
}

const PLACED = '{ faceUp lookedAt card { instanceId cardId } }';
const PLAYER = `seat guardian dominant { instanceId cardId } captive { instanceId cardId } victorious { instanceId cardId } arena ${PLACED}
  strongholds { position deployed ruin cardId on ${PLACED} under ${PLACED} }`;
const COMBAT = `kind round fighters { seat card { instanceId cardId } } totals { ${TOTAL} }`;
const VIEW = `turn stage players { ${PLAYER} } raid { targets { seat stronghold } } combat { ${COMBAT} } secrets { seat } over winner
  own { seat hand { instanceId cardId } building { pool leftOut guardian strongholds } }`;

/** All that a player of Arena knows when it has to decide. */
export class Look extends CardLook<ArenaView> {
  /** Looks at a game as the account of this client. */
  static async at(client: TableClient, gameId: string, box: Box): Promise<Look> {
    const game = await ask<ArenaView>(client, gameId, 'arena', VIEW);
    return new Look(game, game.view, box);
  }

  get held(): readonly ShownCard[] {
    return this.view.own?.hand ?? [];
  }

  /** The own stronghold that the enemy raids in this turn, once it is known. */
  get raided(): StrongholdView | undefined {
    const named = this.view.raid?.targets.find(({ seat }) => seat === this.theirs.seat);
    return this.mine.strongholds.find(({ position }) => position === named?.stronghold);
  }
}
