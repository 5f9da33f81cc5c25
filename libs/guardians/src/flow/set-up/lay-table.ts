import type { CardId } from '#cards';
import { shuffledPiles, shuffleEvolvers, type PlayableDeck } from '#cards/brought';
import type { Seat } from '#kernel';
import { seats } from '../../board/spaces.js';
import { printed } from '../../content/catalogue.js';
import type { Stronghold } from '../../state.js';
import { playerOf } from '../../table/players.js';
import { enterStage } from '../enter-stage.js';
import type { Evolvers, GuardiansTurn } from '../turn.js';
import { drawOpeningHands } from './opening-hand.js';

/** Lays the table: guardians and strongholds come into play, decks are shuffled, cards get their ids (GUARD-004, GUARD-013, GUARD-021). */
export function layTable(turn: GuardiansTurn, decks: readonly [PlayableDeck, PlayableDeck]): void {
  for (const [seat, cards] of shuffledPiles(decks, turn.random).entries()) {
    layOut(turn, seat, decks[seat === 0 ? 0 : 1]);
    turn.emit({ type: 'deckShuffled', seat, count: cards.length, cards });
  }
  if (turn.state.options.cut) enterStage(turn, 'SETUP_CUT', seats);
  else drawOpeningHands(turn);
}

function layOut(turn: GuardiansTurn, seat: Seat, { starter, guardian, strongholds }: PlayableDeck): void {
  const opened = starter === null ? {} : { starter };
  turn.emit({ type: 'tableLaid', seat, ...opened, guardian, strongholds, stones: printed(guardian).powerStones ?? 0 });
}

const newStronghold = (card: CardId): Stronghold => ({ card, ruin: false, under: null, works: null, held: null });

export const tableEvolvers = {
  tableLaid(state, { seat, starter = null, guardian, strongholds, stones }) {
    const player = playerOf(state, seat);
    player.starter = starter;
    player.guardian = guardian;
    player.stones = stones;
    player.strongholds = {
      LEFT: newStronghold(strongholds.LEFT),
      CENTER: newStronghold(strongholds.CENTER),
      RIGHT: newStronghold(strongholds.RIGHT),
    };
    state.decks = null;
    state.building = null;
  },
  ...shuffleEvolvers,
} satisfies Partial<Evolvers>;
