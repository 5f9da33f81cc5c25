import { LocalGame, nextRandomCommand, Random } from '#kernel';
import { figuresInPlay, heroesInPlay } from '#skirmish/figures';
import { groundAt } from './base/ground.js';
import { activationSpaces } from './base/opening.js';
import { box, cardsOfHero, eventCardIds, isWoundCard, villainSheet, woundCardIds } from './content/catalogue.js';
import type { Event } from './events.js';
import type { State } from './state.js';
import { skarov } from './skarov.js';
import { turnLimitOf } from './table/adventure.js';
import { isControlOpen, isInControlRoom } from './table/rooms.js';

/** The state of a game after a commit. */
interface Committed {
  readonly state: State;
  readonly events: readonly Event[];
  /** How many heroes were in play before it. */
  readonly heroes: number;
}

/** A game in which all seats pick at random until it is over; `look` after every commit. */
function playedOut(
  options: Readonly<Record<string, unknown>>,
  seed: string,
  look: (committed: Committed) => void,
): LocalGame<typeof skarov> {
  const game = LocalGame.start(skarov, { options, seed });
  const random = Random.from(seed);
  const seats = game.state.seats.map(({ seat }) => seat);
  for (let commit = 0; commit < 20_000; commit += 1) {
    const command = nextRandomCommand(game, seats, random, { timeOuts: 30, resignations: 2 });
    if (!command) return game;
    const heroes = heroesInPlay(game.state).length;
    const { events } = game.must(command);
    look({ state: game.state, events: events as readonly Event[], heroes });
  }
  throw new Error('The game does not end.');
}

const areSame = (ids: readonly string[], others: readonly string[]): boolean =>
  ids.length === others.length && new Set([...ids, ...others]).size === ids.length;

const said = (checks: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(checks).flatMap(([wrong, isSo]) => (isSo ? [] : [wrong]));

/** Every event card and every wound card lies in exactly one place. */
function faultsOfCards({ overlord, villain, heroes, woundPile, woundDiscard }: State): string[] {
  const { hand, pile, discard, set } = overlord;
  const lying = [...hand, ...pile, ...discard, ...set.map(({ cardId }) => cardId)];
  const held = heroes.flatMap((hero) => [...hero.hand, ...hero.discard, ...hero.inPlay.map(({ cardId }) => cardId)]);
  return said({
    'an event card is not in one place': areSame([...lying, ...(villain?.event ? [villain.event] : [])], eventCardIds),
    'a wound card is not in one place': areSame(
      [...held.filter(isWoundCard), ...woundPile, ...woundDiscard],
      woundCardIds,
    ),
  });
}

/** Every power card of a hero in play lies in exactly one place; it holds two wound cards at most, and has planned what it holds. */
const faultsOfHands = (state: State): string[] =>
  heroesInPlay(state).flatMap(({ heroId, rank, hand, discard, inPlay, plan, setAside, notTaken }) => {
    const lying = [...hand, ...discard, ...inPlay.map(({ cardId }) => cardId), ...setAside, ...notTaken];
    const own = cardsOfHero(heroId, 'BASE', 'WEAKNESS', rank === 'HERO' ? 'BASE' : rank).map(({ id }) => id);
    return said({
      [`a power card of ${heroId} is not in one place`]: areSame(
        lying.filter((id) => !isWoundCard(id)),
        own,
      ),
      [`${heroId} holds three wound cards`]: hand.filter(isWoundCard).length < 3,
      [`${heroId} has planned what it does not hold`]: (plan ?? []).every(({ cardId }) => hand.includes(cardId)),
      [`${heroId} cannot plan`]: state.step !== 'strategy' || !hand.every(isWoundCard),
    });
  });

/** One figure a space; on reinforcement spaces minions alone; a villain in play has less damage than health. */
function faultsOfFigures(state: State): string[] {
  const standing = figuresInPlay(state);
  const goesOn = !state.window && !state.over;
  return [
    ...said({ 'two stand on a space': new Set(standing.map(({ spaceId }) => spaceId)).size === standing.length }),
    ...standing.flatMap(({ id, kind, sheetId, spaceId, damage }) => {
      const mark = groundAt(state.base.tiles, spaceId ?? '')?.mark ?? null;
      const sheet = kind === 'VILLAIN' ? villainSheet(sheetId) : undefined;
      return said({
        [`${id} is no minion, and stands on a reinforcement space`]: mark === null || sheet?.rank === 'MINION',
        [`${id} has damage, and is in play`]: !goesOn || !sheet || damage < sheet.health,
      });
    }),
  ];
}

/** No kind of robot has more figures on the board than it has at all; nothing is negative; no turn is beyond the last. */
function faultsOfSupplies(state: State): string[] {
  const { figures, tests, turn, objectives } = state;
  const onBoard = (sheet: string): number =>
    figures.filter(({ sheetId, status }) => sheetId === sheet && status === 'IN_PLAY').length;
  const numbers = [
    ...figures.map(({ damage }) => damage),
    ...Object.values(tests).flatMap(({ malus }) => Object.values(malus)),
    ...objectives.map(({ counter }) => counter),
  ];
  return said({
    'more figures stand than there are': box.printed.villainSheet.every(({ id, figures: most }) => onBoard(id) <= most),
    'a number is negative': numbers.every((number) => number >= 0),
    'the last turn is over': turn <= turnLimitOf(state),
  });
}

/** Before the final combat Skarov stands on a violet space, and no hero in his room (SKAROV-FINAL-08). */
function faultsOfControlRoom(state: State): string[] {
  const { finalCombat, base } = state;
  const violet = activationSpaces(base.tiles).map(({ spaceId }) => spaceId);
  const standing = figuresInPlay(state).map(({ spaceId, ...figure }) => ({ ...figure, spaceId: spaceId ?? '' }));
  return said({
    'Skarov has left his spaces':
      finalCombat || standing.every(({ superVillain, spaceId }) => !superVillain || violet.includes(spaceId)),
    'a hero is in the control room':
      finalCombat || !standing.some(({ kind, spaceId }) => kind === 'HERO' && isInControlRoom(state, spaceId)),
  });
}

/** The final combat is that of settled objectives; set cards and slots never exceed the heroes in play when they are set and used. */
const faultsOfSlots = ({ state, events, heroes }: Committed): string[] =>
  said({
    'the final combat is not that of settled objectives':
      state.over !== null || state.finalCombat === state.objectives.every(({ settled }) => settled !== null),
    'the control room is open too early': state.finalCombat || !isControlOpen(state),
    'a sheet has two tokens': new Set(state.activatedSheets).size === state.activatedSheets.length,
    'too many event cards are set':
      state.overlord.set.length <= heroes || !events.some(({ type }) => type === 'eventSet'),
    'too many slots are used':
      state.slotsUsed <= heroes || !events.some(({ type }) => type === 'sheetActivated' || type === 'slotPassed'),
  });

/** The invariants of skarov.md 8 that do not hold, as far as a commit shows them. */
function faultsOf(committed: Committed): string[] {
  const { state } = committed;
  const figures = faultsOfFigures(state);
  if (state.phase === 'SETUP') return figures;
  const always = [...figures, ...faultsOfCards(state), ...faultsOfSupplies(state), ...faultsOfSlots(committed)];
  return state.over ? always : [...always, ...faultsOfHands(state), ...faultsOfControlRoom(state)];
}

/** A game has some thousand commits: nothing is said of those that are sound. */
function expectSound(committed: Committed): void {
  const faults = faultsOf(committed);
  if (faults.length > 0) expect(faults).toEqual([]);
}

describe('games at random', () => {
  const adventures = box.printed.scenario.flatMap(({ id: scenarioId, heroes: { least, most } }) =>
    Array.from({ length: most - least + 1 }, (_, more) => ({ scenarioId, heroes: least + more })),
  );

  it('are of every adventure, with every number of heroes that it is for', () => {
    expect(adventures.length).toBeGreaterThanOrEqual(11);
  });

  it.each([
    ...adventures.map((options) => [options.heroes > 2 ? { ...options, turnLimit: 12 } : options, 'one'] as const),
    [{ heroes: 3, turnLimit: 12 }, 'three'] as const,
    [{ heroes: 1 }, 'four'] as const,
  ])(
    'SKAROV-GEN-03 SKAROV-GEN-07 SKAROV-GEN-12 %j %s comes to an end in its time, and every state is sound',
    (options, seed) => {
      const game = playedOut(options, seed, expectSound);
      expect(game.state.turn).toBeLessThanOrEqual(turnLimitOf(game.state));
      expect(game.state.over).not.toBeNull();
      const ranks = game.placings?.map(({ rank, seat }) => [game.state.seats[seat]?.side, rank]);
      expect(ranks?.filter(([side]) => side === game.state.over?.winner).every(([, rank]) => rank === 1)).toBe(true);
      const finals = game.state.page.filter(({ subject }) => subject === 'FINAL');
      expect(finals.length).toBe(game.state.over?.reason === 'RESIGNATION' ? 0 : 1);
    },
  );
});
