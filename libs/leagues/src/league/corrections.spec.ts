import { Random } from '#kernel';
import { asked, seasonOf, SYSTEM, type Desk, type PlanInput } from '../testing/desk.js';
import { recordsOf } from './records.js';
import { tableOf } from './season-table.js';
import type { Season } from './state.js';

const FORMATS: readonly PlanInput['format'][] = [
  { kind: 'ROUND_ROBIN' },
  { kind: 'SWISS', rounds: 6 },
  { kind: 'TABLES', rounds: 5, sizes: [2, 3] },
  { kind: 'KNOCK_OUT' },
  { kind: 'DOUBLE_ELIMINATION' },
];

const TIE_BREAKS = ['BUCHHOLZ', 'BUCHHOLZ_CUT_1', 'SONNEBORN_BERGER', 'DIRECT_ENCOUNTER', 'WINS'] as const;

/** A season after some rounds with any results and forfeits. */
function played(random: Random, format: PlanInput['format']): Desk {
  const desk = seasonOf(8 + random.below(6), format, { tieBreaks: TIE_BREAKS });
  for (let rounds = 1 + random.below(3); rounds > 0 && desk.pairNext(); rounds -= 1) {
    for (const { gameId, players } of desk.season.rounds.at(-1)!.pairings)
      if (random.below(6) === 0)
        desk.must({ type: 'forfeit', season: 1, gameId, absent: [random.pick(players)], reason: 'Away.' }, SYSTEM);
    desk.playRound((players) => players.map(() => random.below(3)));
  }
  return desk;
}

/** Points of the players of a season in each of its rounds; without those of an absent player in the given games. */
const pointsIn = (season: Season, without: readonly string[] = []): unknown => {
  const left = new Set(without);
  return [...recordsOf(season)]
    .filter(([player]) => !left.has(player))
    .map(([player, rounds]) => [
      player,
      rounds.map(({ round, kind, points, against }) => [round, kind, points, against]),
    ]);
};

/** Table lines by player, without ranks: these depend on all players. */
const linesIn = (season: Season, without: readonly string[]): unknown =>
  Object.fromEntries(
    tableOf(season)
      .filter(({ player }) => !without.includes(player))
      .map(({ player, points, tieBreaks }) => [
        player,
        [points, ...tieBreaks.filter((_, at) => TIE_BREAKS[at] !== 'DIRECT_ENCOUNTER')],
      ]),
  );

describe.each(FORMATS.map((format) => [format.kind, format] as const))('In a season of %s', (kind, format) => {
  const seasons = Array.from({ length: 25 }, (_, number) => {
    const random = Random.from(`${kind} ${number}`);
    return { random, desk: played(random, format) };
  });

  it('a withdrawal changes no record and no line of a table', () => {
    for (const { random, desk } of seasons) {
      const before = desk.season;
      desk.give({ type: 'withdraw', season: 1, player: random.pick(before.entries).player, reason: 'Ill.' });
      expect(pointsIn(desk.season)).toEqual(pointsIn(before));
      expect(tableOf(desk.season)).toEqual(tableOf(before));
    }
  });

  it('a late entry changes no record and no line of the others', () => {
    for (const { desk } of seasons) {
      const before = desk.season;
      desk.give({ type: 'enter', season: 1, player: 'p99', members: ['p99'] }, asked('p99'));
      expect(pointsIn(desk.season, ['p99'])).toEqual(pointsIn(before));
      expect(linesIn(desk.season, ['p99'])).toEqual(linesIn(before, []));
    }
  });

  it('a corrected result changes the record of its game alone; corrected back, nothing', () => {
    for (const { random, desk } of seasons) {
      const before = desk.season;
      const pairings = before.rounds
        .flatMap(({ pairings: all }) => all)
        .filter(({ outcome }) => outcome?.kind === 'CONFIRMED');
      if (pairings.length === 0) continue;
      const { gameId, players, outcome } = random.pick(pairings);
      const correct = (scores: readonly { player: string; points: number }[]) =>
        desk.must({ type: 'correctResult', season: 1, gameId, scores, reason: 'Counted wrong.' });
      correct(players.map((player) => ({ player, points: random.below(3) / 2 })));
      const others = [...recordsOf(desk.season)].filter(([player]) => !players.includes(player));
      const known = recordsOf(before);
      expect(others).toEqual(others.map(([player]) => [player, known.get(player)]));
      correct(outcome!.scores);
      expect(tableOf(desk.season)).toEqual(tableOf(before));
      expect(pointsIn(desk.season)).toEqual(pointsIn(before));
    }
  });
});
