import { isMet, scopeOfMission } from '#skirmish/behaviour';
import { boardOfBase } from '../base/board.js';
import { groundAt, isUsable } from '../base/ground.js';
import { book } from '../rulebook.js';
import type { State } from '../state.js';
import { aGame } from '../testing/index.js';
import { box } from './catalogue.js';
import { heroes } from './heroes/index.js';
import type { Scenario } from './schema.js';
import { scenarios } from './scenarios/index.js';
import type { Condition } from './vocabulary.js';

/** The deeds that a mission asks for: each with the number to reach, or not to pass. */
function* deedsIn({ and = [], or = [], atLeast, atMost }: Condition): Iterable<[string, 'least' | 'most', number]> {
  for (const part of [...and, ...or]) yield* deedsIn(part);
  for (const [bound, amount] of [
    ['least', atLeast],
    ['most', atMost],
  ] as const) {
    const deed = amount?.what.deed?.what;
    if (amount && deed) yield [deed, bound, amount.number];
  }
}

/** Turns that a game lasts at least, as a rule. */
const TURNS = 8;

/**
 * How often a deed can be done by one hero in an adventure, where its base says a number: villains that stand at the beginning,
 * zones, and three actions a turn.
 */
function most(deed: string, { base, heroes: { least } }: Scenario): number {
  const tiles = base?.tiles ?? [];
  const spaces = boardOfBase({ tiles, passages: [] }).spaces;
  if (deed === 'ZONES_VISITED') return new Set(spaces.flatMap(({ zoneId }) => (zoneId === '' ? [] : zoneId))).size;
  if (deed !== 'VILLAIN_OUTS') return 3 * TURNS;
  const marks = spaces.map(({ id }) => groundAt(tiles, id)?.mark ?? null);
  return marks.filter((mark) => mark !== null && isUsable(mark, least)).length + (base?.lieutenants?.length ?? 0) + 1;
}

const missions = heroes.flatMap(({ id, missions: own }) => own.map((mission) => [mission.id, id, mission] as const));

describe.each(missions)('The mission %s', (_, heroId, { condition, atEnd }) => {
  const holds = (state: State): boolean => isMet({ state, book }, condition, scopeOfMission(state, heroId));

  it('SKAROV-MISS-03 SKAROV-MISS-04 becomes true by the deeds that it names, and is not true before', () => {
    const state = aGame({ heroes: [{ id: heroId }, {}] });
    if (!atEnd) expect(holds(state)).toBe(false);
    const hero = state.heroes.find((each) => each.heroId === heroId);
    for (const [deed, bound, number] of deedsIn(condition)) {
      if (bound === 'least') Object.assign(hero?.deeds ?? {}, { [deed]: number });
    }
    expect(holds(state)).toBe(true);
  });

  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    'SKAROV-MISS-03 can be done in %s, with the fewest heroes and villains',
    (_id, scenario) => {
      for (const [deed, bound, number] of deedsIn(condition)) {
        if (bound === 'least') expect(number).toBeLessThanOrEqual(most(deed, scenario));
      }
    },
  );
});

it('SKAROV-MISS-01 every hero of the box has missions among these', () => {
  expect(new Set(missions.map(([, heroId]) => heroId))).toEqual(new Set(box.printed.hero.map(({ id }) => id)));
});
