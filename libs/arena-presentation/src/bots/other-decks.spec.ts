import { library } from '#cards/content';
import { checkDeck, starterDecks } from '#cards/decks';
import { atSeat, LocalGame, Random, spectator, type Viewer } from '#kernel';
import { cardOf, type Options, resample, type State, view } from '#arena/queries';
import { arena } from '../arena.js';
import { duelist } from './duelist.js';
import { aCreature, aGame, aSpell } from '#arena/testing';

/** A game of the best bots after so many commands. */
function played(options: Partial<Options>, commands: number): State {
  // A deck of one's own is secret, also where its cards are those of a starter deck.
  const own = { deck: starterDecks.LANTERN_COURT.decks.ARENA };
  const brought = options.decks === 'SEALED' ? [] : [own, { deck: starterDecks.HOLLOW_TIDE.decks.ARENA }];
  const local = LocalGame.start(arena, { options, brought, seed: 'other decks' });
  let state = local.game.state as State;
  local.playOut([duelist, duelist], Random.from('other decks'), {
    look: (done) => {
      state = structuredClone(local.game.state) as State;
      return done >= commands;
    },
  });
  return state;
}

const worldsOf = (state: State, viewer: Viewer): State[] =>
  Array.from({ length: 12 }, (_, seed) => resample(state, viewer, Random.from(`deck-${seed}`)));

/** The draw pile of a seat as it was brought, by library id. */
const deckOf = ({ cards }: State, seat: number): string[] =>
  Object.values(cards)
    .filter(({ owner }) => owner === seat)
    .map(({ cardId }) => cardId);

const playing = played({}, 60);

describe('the deck of another seat, in a world drawn for a viewer', () => {
  it('D59 ARENA-ENG-06 ARENA-SET-05 is any that it may have brought: legal, and of cards that its own does not hold', () => {
    const own = new Set(deckOf(playing, 1));
    for (const world of worldsOf(playing, atSeat(0))) {
      const { guardian, strongholds } = world.players[1];
      const leaders = [guardian!, ...Object.values(strongholds!).map(({ card }) => card)];
      const cards = [...leaders, ...deckOf(world, 1)].map((cardId) => ({ cardId, copies: 1 }));
      expect(checkDeck({ cards }, 'ARENA', library)).toEqual([]);
      expect(cards.filter(({ cardId }) => !own.has(cardId)).length).toBeGreaterThan(20);
    }
  });

  it('D59 ARENA-ENG-10 the own deck stays as it is, and every card of another one that is seen; a spectator knows neither', () => {
    const seen = JSON.stringify(view(playing, atSeat(0)));
    for (const world of worldsOf(playing, atSeat(0))) {
      expect(deckOf(world, 0)).toEqual(deckOf(playing, 0));
      expect(JSON.stringify(view(world, atSeat(0)))).toBe(seen);
      for (const id of [...playing.players[1].known, ...playing.players[1].discard])
        expect(world.cards[id]).toEqual(playing.cards[id]);
    }
    for (const world of worldsOf(playing, spectator)) {
      expect(deckOf(world, 0)).not.toEqual(deckOf(playing, 0));
      expect(JSON.stringify(view(world, spectator))).toBe(JSON.stringify(view(playing, spectator)));
    }
  });

  it('D59 ARENA-ENG-06 in a sealed game it comes from the same boosters: as many rares, of the same set, none more often than there are boosters', () => {
    const sealed = played({ decks: 'SEALED', boosterSet: 'K', boosters: 4 }, 200);
    const rarities = (state: State) =>
      deckOf(state, 1)
        .map((id) => library[id]!)
        .map(({ type, rarity }) => (type === 'SHIELD' || type === 'TERRAIN' ? type.length > 0 : rarity))
        .map(String)
        .sort();
    for (const world of worldsOf(sealed, atSeat(0))) {
      const deck = deckOf(world, 1);
      expect(deck).not.toEqual(deckOf(sealed, 1));
      expect(new Set(deck.map((id) => library[id]!.set))).toEqual(new Set(['K']));
      expect(rarities(world)).toEqual(rarities(sealed));
      for (const id of deck) expect(deck.filter((other) => other === id).length).toBeLessThanOrEqual(4);
    }
  });

  it('D59 ARENA-DSC-02 once hands are split a depot holds what goes to depots, and a pen what goes to pens', () => {
    const depot = Array.from({ length: 3 }, () => aSpell());
    const pen = Array.from({ length: 3 }, () => aCreature());
    const state = aGame({ at: 'RAID_TARGET', asked: [0, 1], seats: [{ depot, pen }, {}] });
    for (const world of worldsOf(state, atSeat(1))) {
      expect(world.players[0].depot.map((id) => cardOf(world, id).border)).toEqual(['DOUBLE', 'DOUBLE', 'DOUBLE']);
      for (const id of world.players[0].pen) expect(cardOf(world, id).border).not.toBe('DOUBLE');
    }
  });
});
