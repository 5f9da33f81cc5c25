import { ask, CardLook, TOTAL, type Box, type Building, type ShownCard, type TotalView } from '../table/card-look.js';
import type { TableClient } from '../table/table-client.js';

/** A creature with what it carries. */
interface CreatureView {
  readonly card: ShownCard;
  readonly item: ShownCard | null;
}

/** The creatures of a seat on a space. */
export interface StackView {
  readonly seat: number;
  readonly shield: ShownCard | null;
  readonly turned: boolean;
  /** `null` where the viewer does not see them, nor how many they are. */
  readonly creatures: readonly CreatureView[] | null;
  /** Of an enemy stack: those that all players have seen. */
  readonly known: readonly CreatureView[] | null;
  readonly hidden: 'MEMORY_RULE' | null;
}

export interface GroundView {
  readonly space: string;
  readonly controller: number;
  readonly terrain: {
    readonly seat: number;
    readonly faceDown: boolean;
    readonly card: ShownCard | null;
  } | null;
  readonly stacks: readonly StackView[];
}

export interface PlayerView {
  readonly seat: number;
  readonly guardian: string | null;
  readonly powerStones: number;
  readonly shieldsLost: number;
  readonly passing: string | null;
  readonly strongholds: readonly {
    readonly space: string;
    readonly ruin: boolean;
    readonly under: { readonly card: ShownCard | null } | null;
  }[];
}

export interface CombatView {
  readonly place: string;
  readonly attacker: number;
  readonly commands: readonly { readonly seat: number; readonly card: ShownCard | null; readonly fate: string }[];
  readonly committed: readonly number[];
  readonly fighters: readonly { readonly seat: number; readonly card: ShownCard; readonly beaten: boolean }[];
  readonly matchup: {
    readonly kind: string;
    readonly creatures: readonly { readonly seat: number; readonly card: ShownCard }[];
    readonly totals: readonly TotalView[];
  } | null;
}

interface OwnView {
  readonly seat: number;
  readonly hand: readonly ShownCard[];
  readonly depot: readonly ShownCard[];
  readonly pen: readonly ShownCard[];
  readonly combatHand: readonly ShownCard[];
  readonly placed: readonly { readonly cardId: string; readonly kind: string; readonly stronghold: string | null }[];
  readonly committed: ShownCard | null;
  readonly building: Building | null;
}

/** What a client asks of the view of a game of Guardians. */
export interface GuardiansView {
  readonly turn: number;
  readonly stage: string;
  readonly option: string | null;
  readonly asked: readonly number[];
  readonly players: readonly PlayerView[];
  readonly grounds: readonly GroundView[];
  readonly combat: CombatView | null;
  readonly own: OwnView | null;
  readonly secrets: readonly object[] | null;
  readonly over: string | null;
  readonly winner: number | null;
}

const SHOWN = '{ instanceId cardId }';
const CREATURES = `{ card ${SHOWN} item ${SHOWN} }`;
const PLAYER = `seat guardian powerStones shieldsLost passing strongholds { space ruin under { card ${SHOWN} } }`;
const STACK = `seat shield ${SHOWN} turned creatures ${CREATURES} known ${CREATURES} hidden`;
const GROUND = `space controller terrain { seat faceDown card ${SHOWN} } stacks { ${STACK} }`;
const COMBAT = `place attacker commands { seat card ${SHOWN} fate } committed fighters { seat card ${SHOWN} beaten }
  matchup { kind creatures { seat card ${SHOWN} } totals { ${TOTAL} } }`;
const OWN = `seat hand ${SHOWN} depot ${SHOWN} pen ${SHOWN} combatHand ${SHOWN} placed { cardId kind stronghold }
  committed ${SHOWN} building { pool leftOut guardian strongholds }`;
const VIEW = `turn stage option asked players { ${PLAYER} } grounds { ${GROUND} } combat { ${COMBAT} } own { ${OWN} }
  secrets { seat } over winner`;

/** All that a player of Guardians knows when it has to decide. */
export class Look extends CardLook<GuardiansView> {
  /** Looks at a game as the account of this client. */
  static async at(client: TableClient, gameId: string, box: Box): Promise<Look> {
    const game = await ask<GuardiansView>(client, gameId, 'guardians', VIEW);
    return new Look(game, game.view, box);
  }

  get held(): readonly ShownCard[] {
    const { hand = [], depot = [], pen = [], combatHand = [] } = this.view.own ?? {};
    return [...hand, ...depot, ...pen, ...combatHand];
  }
}
