import { isRefusal, LocalGame, Random, spectator, waitsForSeats, type AnyTagged } from '#kernel';
import { redactorOf } from '#kernel/server';
import { arena } from '../arena.js';
import type { State } from '../state.js';
import { at, places, playerOf } from '../table/players.js';

/*
 * Section 6 of arena.md: when a face that only its owner saw becomes public, and where its card lay. An event that
 * shows a hidden face in any other way has to be thought of, and written there, first.
 */
const letOut = new Set([
  // When played.
  ...['HAND', 'PEN', 'DEPOT'].map((from) => `depotCardPlayed ${from}`),
  ...['HAND', 'PEN', 'DEPOT'].map((from) => `terrainPlaced ${from}`),
  'corruptionPlayed HAND',
  'attackerJoined HAND',
  'duelShieldLaid HAND',
  'standardBearerRaised HAND',
  'upgradeAttached HAND',
  // When turned up: dominants, and what lies at a place, with its items.
  'dominantTurned PILE',
  'cardTurnedUp ON',
  'cardTurnedUp UNDER',
  'cardTurnedUp DUEL_ZONE',
  'cardTurnedUp ITEM',
  // Cards that leave the arena, or are captured there.
  'creatureVictorious DUEL_ZONE',
  'creatureVictorious ITEM',
  'creatureCaptured DUEL_ZONE',
  'creatureCaptured ITEM',
  // Discards: by an area, by the limit of seven, as a sacrifice, as a shield against a challenge, with its stronghold.
  'areaStruck HAND',
  'cardsDiscarded EXCESS HAND',
  'cardsDiscarded SACRIFICE HAND',
  ...['HAND', 'PEN', 'DEPOT'].map((from) => `cardsDiscarded SHIELD ${from}`),
  'cardsDiscarded RUIN ON',
  'cardsDiscarded RUIN UNDER',
  'cardsDiscarded RUIN ITEM',
  // An item goes with its bearer.
  ...['BEATEN', 'DESTROYED', 'CORRUPTED', 'TIE', 'SAVED', 'EFFECT'].map((why) => `cardsDiscarded ${why} ITEM`),
]);

/** Where a card lies of which only its owner, or no one, knows the face; `undefined` when all players see it. */
function hiddenAt(state: State, id: string): string | undefined {
  for (const { seat, known } of state.players) {
    if (known.includes(id)) return undefined;
    const { hand, depot, pen, pile } = playerOf(state, seat);
    const piles = { HAND: hand, DEPOT: depot, PEN: pen, PILE: pile };
    for (const [name, cards] of Object.entries(piles)) if (cards.includes(id)) return name;
    if (!state.players[seat]?.strongholds) continue;
    for (const place of places) {
      const placed = at(state, seat, place);
      if (placed?.id === id) return placed.faceUp ? undefined : place.replace(/_(LEFT|CENTER|RIGHT)$/, '');
      if (placed?.items.some((item) => item.id === id && !item.faceUp)) return 'ITEM';
    }
  }
  return undefined;
}

/** The cards that an event names with their faces. */
function* shownIn(value: unknown): Iterable<string> {
  if (typeof value !== 'object' || value === null) return;
  const { instanceId: id, cardId } = value as { instanceId?: unknown; cardId?: unknown };
  if (typeof id === 'string' && typeof cardId === 'string') yield id;
  for (const part of Object.values(value)) yield* shownIn(part);
}

/** Every way in which a random game shows all players a face that was hidden. */
function* publishedIn(seed: string): Iterable<string> {
  const random = Random.from(seed);
  const options = arena.schemas.options.parse({});
  const brought = [0, 1].map((seat) => arena.sampleBrought?.(options, seat, random));
  const local = LocalGame.start(arena, { seats: 2, seed, brought });
  const redact = redactorOf(arena, options);
  for (let { waiting } = local; waitsForSeats(waiting); { waiting } = local) {
    const state = structuredClone(local.game.state) as State;
    const seat = random.pick(waiting.seats);
    const decision = local.play(seat, random.pick(local.legal(seat).filter(({ type }) => !type.endsWith('Passes'))));
    if (isRefusal(decision)) throw new Error(decision.code);
    const seen = new Set<string>();
    for (const event of decision.events as AnyTagged[]) {
      if (!(event.type in arena.schemas.events)) continue;
      const { why } = event as { why?: string };
      for (const id of shownIn(redact(event, spectator))) {
        const from = hiddenAt(state, id);
        if (from !== undefined && !seen.has(id)) yield [event.type, why, from].filter(Boolean).join(' ');
      }
      for (const id of shownIn(redact(event, spectator))) seen.add(id);
      arena.evolve(state, event as never);
    }
  }
}

describe('what becomes public', () => {
  it('ARENA-ENG-04 ARENA-ENG-06 an event for all players shows no face but those that section 6 lets out', () => {
    const ways = new Set<string>();
    for (let game = 0; game < 12; game += 1) for (const way of publishedIn(`faces ${game}`)) ways.add(way);
    expect([...ways].filter((way) => !letOut.has(way))).toEqual([]);
    expect(ways.size).toBeGreaterThan(15);
  });
});
