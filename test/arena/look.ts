import type { Position, TableClient } from '../table/table-client.js';

/** A card whose face the viewer sees. */
export interface ShownCard {
  readonly id: string;
  readonly cardId: string;
}

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

/** One part of a total: from an effect of a card, or from a rule. */
export interface Contribution {
  readonly source: string;
  readonly card: string;
  readonly sort: string;
  readonly value: number;
  readonly effect: number | null;
  readonly rule: string | null;
}

export interface CombatView {
  readonly kind: string;
  readonly round: string;
  readonly fighters: readonly { readonly seat: number; readonly card: ShownCard }[];
  readonly totals: readonly {
    readonly seat: number;
    readonly total: number;
    readonly contributions: readonly Contribution[];
  }[];
}

export interface Building {
  readonly pool: readonly string[];
  readonly leftOut: readonly string[];
  readonly guardian: string | null;
  readonly strongholds: readonly string[];
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

const PLACED = '{ faceUp lookedAt card { id cardId } }';
const PLAYER = `seat guardian dominant { id cardId } captive { id cardId } victorious { id cardId } arena ${PLACED}
  strongholds { position deployed ruin cardId on ${PLACED} under ${PLACED} }`;
const COMBAT = `kind round fighters { seat card { id cardId } }
  totals { seat total contributions { source card sort value effect rule } }`;
const VIEW = `turn stage players { ${PLAYER} } raid { targets { seat stronghold } } combat { ${COMBAT} } secrets { seat } over winner
  own { seat hand { id cardId } building { pool leftOut guardian strongholds } }`;
const LOOK = `query($id: ID!) { game(id: $id) {
  status waiting { ... on WaitingForSeats { mine stepId } } legalCommands { type input } view { ... on ArenaView { ${VIEW} } } } }`;
const CONTENT = '{ ruleset(name: "arena") { content { ... on ArenaContent { cards { id type name { en } } } } } }';

/** What the box says of its cards, by library id. */
export type Box = ReadonlyMap<string, { readonly type: string; readonly name: string }>;

/** Reads the box: which card is of which type, and its English name. */
export async function readBox(client: TableClient): Promise<Box> {
  type Card = { readonly id: string; readonly type: string; readonly name: { readonly en: string } };
  const { ruleset } = await client.ask<{ ruleset: { content: { cards: readonly Card[] } } }>(CONTENT);
  return new Map(ruleset.content.cards.map(({ id, type, name }) => [id, { type, name: name.en }]));
}

/** The values of a command. */
export type Values = Readonly<Record<string, unknown>>;

/** All that a player knows when it has to decide: its own view, what it may do, and what is in the box. */
export class Look {
  constructor(
    readonly position: Position,
    readonly view: ArenaView,
    private readonly box: Box,
  ) {}

  /** Looks at a game as the account of this client. */
  static async at(client: TableClient, gameId: string, box: Box): Promise<Look> {
    const { game } = await client.ask<{ game: Position & { readonly view: ArenaView } }>(LOOK, { id: gameId });
    return new Look(game, game.view, box);
  }

  /** The own side of the table. */
  get mine(): PlayerView {
    return this.view.players.find(({ seat }) => seat === this.view.own?.seat)!;
  }

  /** The other side of the table. */
  get theirs(): PlayerView {
    return this.view.players.find(({ seat }) => seat !== this.view.own?.seat)!;
  }

  /** The own stronghold that the enemy raids in this turn, once it is known. */
  get raided(): StrongholdView | undefined {
    const named = this.view.raid?.targets.find(({ seat }) => seat === this.theirs.seat);
    return this.mine.strongholds.find(({ position }) => position === named?.stronghold);
  }

  /** The legal commands of a type whose values fit, ready to send. */
  commands(type: string, fits: (values: Values) => boolean = () => true): readonly unknown[] {
    return this.position.legalCommands
      .filter((command) => command.type === type && fits(valuesOf(command)))
      .map(({ input }) => input);
  }

  /** The type of a card of the own hand. */
  typeOf(id: unknown): string | undefined {
    const held = this.view.own?.hand.find((card) => card.id === id);
    return held && this.box.get(held.cardId)?.type;
  }
}

function valuesOf({ type, input }: Position['legalCommands'][number]): Values {
  const values = (input as { readonly arena: Readonly<Record<string, unknown>> }).arena[type];
  return typeof values === 'object' && values !== null ? (values as Values) : {};
}
