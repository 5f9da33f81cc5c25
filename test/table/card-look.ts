import type { Position, TableClient } from './table-client.js';

/** A card whose face the viewer sees. */
export interface ShownCard {
  readonly instanceId: string;
  readonly cardId: string;
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

/** A total of a creature, and its seat. */
export interface TotalView {
  readonly seat: number;
  readonly total: number;
  readonly contributions: readonly Contribution[];
}

/** A selection on a `TotalView`. */
export const TOTAL = 'seat total contributions { source card sort value effect rule }';

/** A deck that is being built from boosters. */
export interface Building {
  readonly pool: readonly string[];
  readonly leftOut: readonly string[];
  readonly guardian: string | null;
  readonly strongholds: readonly string[];
}

/** The common fields of views of card games. */
export interface CardView {
  readonly turn: number;
  readonly stage: string;
  readonly players: readonly { readonly seat: number }[];
  readonly own: { readonly seat: number } | null;
}

/** The box's data of its cards, by library id. */
export type Box = ReadonlyMap<string, { readonly type: string; readonly name: string; readonly vitality: number }>;

/** `arena` has an `ArenaView`, and so on. */
const capital = (ruleset: string): string => ruleset.charAt(0).toUpperCase() + ruleset.slice(1);

/** Reads the box of a game: the type of each card, its English name, and its vitality, 0 where it has none. */
export async function readBox(client: TableClient, ruleset: string): Promise<Box> {
  type Card = { id: string; type: string; name: { en: string }; vitality: number | null };
  const cards = `... on ${capital(ruleset)}Content { cards { id type name { en } vitality } }`;
  const { ruleset: box } = await client.ask<{ ruleset: { content: { cards: readonly Card[] } } }>(
    `{ ruleset(name: "${ruleset}") { content { ${cards} } } }`,
  );
  return new Map(
    box.content.cards.map(({ id, type, name, vitality }) => [id, { type, name: name.en, vitality: vitality ?? 0 }]),
  );
}

/** An account's view of a game and its legal commands; `selection` is the selection on the view. */
export async function ask<View>(
  client: TableClient,
  gameId: string,
  ruleset: string,
  selection: string,
): Promise<Position & { readonly view: View }> {
  const view = `view { ... on ${capital(ruleset)}View { ${selection} } }`;
  const position = 'status waiting { ... on WaitingForSeats { mine stepId } } legalCommands { type input }';
  const { game } = await client.ask<{ game: Position & { readonly view: View } }>(
    `query($id: ID!) { game(id: $id) { ${position} ${view} } }`,
    { id: gameId },
  );
  return game;
}

/** The values of a command. */
export type Values = Readonly<Record<string, unknown>>;

/** All that a player knows when it has to decide: its own view, its legal commands, and the contents of the box. */
export abstract class CardLook<View extends CardView = CardView> {
  constructor(
    readonly position: Position,
    readonly view: View,
    protected readonly box: Box,
  ) {}

  /** Cards that the own seat holds, not on the table yet. */
  abstract get held(): readonly ShownCard[];

  /** The own side of the table. */
  get mine(): View['players'][number] {
    return this.view.players.find(({ seat }) => seat === this.view.own?.seat)!;
  }

  /** The other side of the table. */
  get theirs(): View['players'][number] {
    return this.view.players.find(({ seat }) => seat !== this.view.own?.seat)!;
  }

  /** The legal commands of a type whose values fit, ready to send. */
  commands(type: string, fits: (values: Values) => boolean = () => true): readonly unknown[] {
    return this.position.legalCommands
      .filter((command) => command.type === type && fits(valuesOf(command)))
      .map(({ input }) => input);
  }

  /** The legal command of a type with the highest value, the first of several; nothing when none is above 0. */
  best(type: string, worth: (values: Values) => number): unknown {
    const worths = this.position.legalCommands
      .filter((command) => command.type === type)
      .map((command) => ({ input: command.input, worth: worth(valuesOf(command)) }));
    const most = Math.max(0, ...worths.map((one) => one.worth));
    return most > 0 ? worths.find((one) => one.worth === most)?.input : undefined;
  }

  /** The type of a card that the own seat holds. */
  typeOf(id: unknown): string | undefined {
    const card = this.held.find((one) => one.instanceId === id);
    return card && this.box.get(card.cardId)?.type;
  }
}

function valuesOf({ type, input }: Position['legalCommands'][number]): Values {
  const [command] = Object.values(input as Readonly<Record<string, Readonly<Record<string, unknown>>>>);
  const values = command?.[type];
  return typeof values === 'object' && values !== null ? (values as Values) : {};
}
