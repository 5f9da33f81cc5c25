import type { CardId } from '#cards';
import { shuffledPiles, shuffleEvolvers, type PlayableDeck } from '#cards/brought';
import type { Seat } from '#kernel';
import { enterStage } from '../enter-stage.js';
import type { ArenaTurn, Evolvers } from '../turn.js';
import { printed } from '../../content/catalogue.js';
import type { Stronghold } from '../../state.js';
import { playerOf, seats } from '../../table/players.js';
import { drawCards } from '../../stock/draw.js';

const STARTING_HAND = 8;

/** Lays the table: decks are shuffled, cards get their ids, each seat draws 8, turn 1 begins (ARENA-SET-01 to -06). */
export function layTable(turn: ArenaTurn, decks: readonly [PlayableDeck, PlayableDeck]): void {
  for (const [seat, cards] of shuffledPiles(decks, turn.random).entries()) {
    layOut(turn, seat, decks[seat === 0 ? 0 : 1]);
    turn.emit({ type: 'deckShuffled', seat, count: cards.length, cards });
  }
  for (const seat of seats) drawCards(turn, seat, STARTING_HAND, 'START');
  turn.emit({ type: 'turnBegan', turn: 1 });
  enterStage(turn, 'STOCK');
}

function layOut(turn: ArenaTurn, seat: Seat, { starter, guardian, strongholds }: PlayableDeck): void {
  turn.emit({
    type: 'tableLaid',
    seat,
    ...(starter === null ? {} : { starter }),
    guardian,
    center: strongholds.CENTER,
    sides: { LEFT: strongholds.LEFT, RIGHT: strongholds.RIGHT },
    stones: printed(guardian).powerStones ?? 0,
  });
}

const newStronghold = (card: CardId, deployed: boolean): Stronghold => ({
  card,
  deployed,
  ruin: false,
  on: null,
  under: null,
  upgrade: null,
  downgrade: null,
});

export const tableEvolvers = {
  tableLaid(state, { seat, starter = null, guardian, center, sides, stones }) {
    const player = playerOf(state, seat);
    player.starter = starter;
    player.guardian = guardian;
    player.stones = stones;
    player.strongholds = {
      LEFT: newStronghold(sides.LEFT, false),
      CENTER: newStronghold(center, true),
      RIGHT: newStronghold(sides.RIGHT, false),
    };
  },
  ...shuffleEvolvers,
} satisfies Partial<Evolvers>;
