import type { CardId, InstanceId, StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import { lowerWins, type Placed, type Player, type State, type Stronghold, totalOf } from '#arena/queries';
import { newCombat } from './imagined-combat.js';
import { bareTable } from './imagined-table.js';

/** Points by which a fight is still open: supports, cards and chance on both sides. */
const OPEN = 3;
/** Meetings that are remembered; all between two decks are fewer. */
const MOST_REMEMBERED = 50_000;

/** How far a seat is ahead in the round that is fought; turned round where the lower total wins. */
export function marginOf(table: State, seat: Seat): number {
  const margin = totalOf(table, seat).total - totalOf(table, 1 - seat).total;
  return lowerWins(table) ? -margin : margin;
}

/** The chance to come out ahead of a fight that stands so. */
export const chanceAt = (margin: number): number => 1 / (1 + Math.exp(-margin / OPEN));

/** A creature that would fight, with what goes with it. */
export interface Contender {
  readonly card: CardId;
  readonly items: readonly CardId[];
  readonly standardBearer: CardId | undefined;
}

/** Where two creatures would meet. */
export interface Ground {
  /** Whether the first of the two is Active's. */
  readonly attacks: boolean;
  /** The terrain, in the duel zone. */
  readonly terrain: CardId | undefined;
  /** The stronghold fought over, and what is attached to it, in a raid; absent: the duel zone. */
  readonly stronghold?: {
    readonly position: StrongholdPosition;
    readonly card: CardId;
    readonly upgrade: CardId | undefined;
    readonly downgrade: CardId | undefined;
  };
}

const remembered = new Map<string, number>();

/** How far the first creature would be ahead of the second in a primary round, nothing being played (ARENA-PRI-06). */
export function marginBetween(own: Contender, foe: Contender, ground: Ground): number {
  const key = JSON.stringify([own, foe, ground]);
  const known = remembered.get(key);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const margin = marginOf(meeting(own, foe, ground), 0);
  remembered.set(key, margin);
  return margin;
}

const noStronghold: Stronghold = {
  card: '',
  deployed: false,
  ruin: false,
  on: null,
  under: null,
  upgrade: null,
  downgrade: null,
};

/** The first is seat 0; Passive's stronghold is fought over. */
function meeting(own: Contender, foe: Contender, { attacks, terrain, stronghold }: Ground): State {
  const table = bareTable();
  const active = attacks ? 0 : 1;
  const add = (card: CardId, owner: Seat): InstanceId => {
    const id = `${card}-${Object.keys(table.cards).length}`;
    table.cards[id] = { cardId: card, owner };
    return id;
  };
  const come = ({ card, items }: Contender, seat: Seat): Placed => ({
    id: add(card, seat),
    faceUp: true,
    items: items.map((item) => ({ id: add(item, seat), faceUp: true })),
    seenBy: [],
  });
  const arena: State['arena'] = [come(own, 0), come(foe, 1)];
  const players = [own, foe].map(({ standardBearer }, seat): Player => {
    const bearer = standardBearer === undefined ? null : add(standardBearer, seat);
    const strongholds = { LEFT: noStronghold, CENTER: noStronghold, RIGHT: noStronghold };
    return { ...table.players[0], seat, standardBearer: bearer, strongholds };
  }) as State['players'];
  const defended = players[1 - active]?.strongholds;
  if (stronghold && defended) {
    const { card, upgrade, downgrade } = stronghold;
    defended[stronghold.position] = {
      ...noStronghold,
      card,
      deployed: true,
      upgrade: upgrade === undefined ? null : add(upgrade, 1 - active),
      downgrade: downgrade === undefined ? null : add(downgrade, active),
    };
  }
  const combat = newCombat(arena, stronghold?.position ?? null);
  return { ...table, players, active, arena, terrain: terrain === undefined ? null : add(terrain, 0), combat };
}
