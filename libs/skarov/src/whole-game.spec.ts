import { LocalGame, nextRandomCommand, Random } from '#kernel';
import { figuresInPlay, heroesInPlay } from '#skirmish';
import { eventCardIds, isWoundCard, villainSheet, woundCardIds } from './content/catalogue.js';
import type { State } from './state.js';
import { groundAt } from './base/ground.js';
import { skarov } from './skarov.js';
import { isControlOpen } from './table/rooms.js';

/** A game in which everybody picks at random until it is over; `look` after every commit. */
function playedOut(
  options: Readonly<Record<string, unknown>>,
  seed: string,
  look: (state: State) => void,
): LocalGame<typeof skarov> {
  const game = LocalGame.start(skarov, { options, seed });
  const random = Random.from(seed);
  const seats = game.state.seats.map(({ seat }) => seat);
  for (let commit = 0; commit < 20_000; commit += 1) {
    const command = nextRandomCommand(game, seats, random, { timeOuts: 30, resignations: 2 });
    if (!command) return game;
    game.must(command);
    look(game.state);
  }
  throw new Error('The game does not end.');
}

const sorted = (ids: readonly string[]): string[] => [...ids].sort();

/** Every event card and every wound card lies in exactly one place. */
function expectAllCards({ overlord, villain, heroes, woundPile, woundDiscard }: State): void {
  const { hand, pile, discard, set } = overlord;
  const lying = [...hand, ...pile, ...discard, ...set.map(({ cardId }) => cardId)];
  expect(sorted([...lying, ...(villain?.event ? [villain.event] : [])])).toEqual(sorted(eventCardIds));
  const held = heroes.flatMap((hero) => [...hero.hand, ...hero.discard, ...hero.inPlay.map(({ cardId }) => cardId)]);
  expect(sorted([...held.filter(isWoundCard), ...woundPile, ...woundDiscard])).toEqual(sorted(woundCardIds));
}

/** One figure a space; on reinforcement spaces minions alone; a villain in play has less damage than health. */
function expectSoundFigures(state: State): void {
  const standing = figuresInPlay(state);
  expect(new Set(standing.map(({ spaceId }) => spaceId)).size).toBe(standing.length);
  for (const { kind, sheetId, spaceId, damage } of standing) {
    const mark = groundAt(state.base.tiles, spaceId ?? '')?.mark ?? null;
    if (mark !== null) expect([kind, villainSheet(sheetId).rank]).toEqual(['VILLAIN', 'MINION']);
    if (kind === 'VILLAIN' && !state.window && !state.over) expect(damage).toBeLessThan(villainSheet(sheetId).health);
  }
}

/** The invariants of skarov.md 8, as far as a single state shows them. */
function expectSound(state: State): void {
  expectSoundFigures(state);
  if (state.phase === 'SETUP') return;
  expectAllCards(state);
  expect(state.finalCombat).toBe(state.objectives.every(({ settled }) => settled !== null));
  expect(isControlOpen(state) && !state.finalCombat).toBe(false);
  expect(new Set(state.activatedSheets).size).toBe(state.activatedSheets.length);
  if (state.step !== 'strategy') return;
  for (const { hand } of heroesInPlay(state)) expect(hand.every(isWoundCard)).toBe(false);
}

describe('games at random', () => {
  it.each([
    [{ heroes: 2, scenarioId: 'light-showers' }, 'one'],
    [{ heroes: 4, scenarioId: 'nine-turns-to-launch' }, 'two'],
    [{ heroes: 3 }, 'three'],
    [{ heroes: 1 }, 'four'],
  ])('SKAROV-GEN-03 SKAROV-GEN-07 SKAROV-GEN-12 %j %s comes to an end, and every state is sound', (options, seed) => {
    const game = playedOut(options, seed, expectSound);
    expect(game.state.over).not.toBeNull();
    const ranks = game.placings?.map(({ rank, seat }) => [game.state.seats[seat]?.side, rank]);
    expect(ranks?.filter(([side]) => side === game.state.over?.winner).every(([, rank]) => rank === 1)).toBe(true);
    const finals = game.state.page.filter(({ subject }) => subject === 'FINAL');
    expect(finals.length).toBe(game.state.over?.reason === 'RESIGNATION' ? 0 : 1);
  });
});
