import { library } from '#cards/content';
import { boosterSetSchema, checkDeck, type BoosterSet, type DeckList } from '#cards/decks';
import { Random, type Seat } from '#kernel';
import { ScriptedTurn, seedOf, sizeOf } from '#kernel/testing';
import { seats } from '../../board/spaces.js';
import { decide } from '../../decide.js';
import type { Event } from '../../events.js';
import { evolve } from '../../evolve.js';
import { initialState } from '../../initial-state.js';
import { legalCommands } from '../../legal-commands.js';
import { optionsSchema } from '../../options.js';
import type { State } from '../../state.js';
import { playerOf, positions } from '../../table/players.js';
import { setUp } from './set-up.js';

const pools = sizeOf('SEALED_POOLS', { here: 200, change: 200, full: 2_000 });

/** A sealed game in which seats leave some cards out, or none, and take the leaders that they get. */
function built(boosters: number, boosterSet: BoosterSet, random: Random): State {
  const options = optionsSchema.parse({ decks: 'SEALED', boosters, boosterSet });
  const state = initialState(options, [
    { seat: 0, bot: false },
    { seat: 1, bot: false },
  ]);
  const turn = new ScriptedTurn<State, Event>(evolve, state);
  Object.defineProperty(turn, 'random', { value: random });
  setUp(turn);
  for (const seat of seats) build(turn, seat, random);
  return turn.state;
}

function build(turn: ScriptedTurn<State, Event>, seat: Seat, random: Random): void {
  for (let choices = random.below(8) * random.below(8); choices > 0; choices -= 1) {
    const open = [...legalCommands(turn.state, seat)].filter(({ type }) => type !== 'finishDeck');
    if (open.length === 0) break;
    decide(turn, random.pick(open), seat);
  }
  decide(turn, { type: 'finishDeck' }, seat);
}

/** The deck with which a seat has come to the table. */
function deckOf(state: State, seat: Seat): DeckList {
  const { guardian, strongholds, pile, hand } = playerOf(state, seat);
  const copies = new Map<string, number>([[guardian!, 1]]);
  for (const position of positions) copies.set(strongholds![position].card, 1);
  for (const id of [...pile, ...hand]) {
    const { cardId } = state.cards[id]!;
    copies.set(cardId, (copies.get(cardId) ?? 0) + 1);
  }
  return { cards: [...copies].map(([cardId, number]) => ({ cardId, copies: number })) };
}

describe('sealed decks', () => {
  it(
    `GUARD-014 CARD-40 to CARD-47 every one that is built of ${pools} pools is legal`,
    () => {
      const random = Random.from(seedOf('sealed-pools'));
      for (let game = 0; game < pools / 2; game += 1) {
        const set = boosterSetSchema.options[game % boosterSetSchema.options.length]!;
        const state = built(4 + random.below(4), set, random);
        const faults = seats.flatMap((seat) => checkDeck(deckOf(state, seat), 'GUARDIANS', library));
        expect({ game, set, faults }).toEqual({ game, set, faults: [] });
      }
    },
    30_000 + 20 * pools,
  );
});
