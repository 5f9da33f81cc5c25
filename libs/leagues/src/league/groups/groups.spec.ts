import { Random } from '#kernel';
import { asked, seasonOf, SYSTEM, type Desk, type PlanInput } from '../../testing/desk.js';
import { evolveLeague } from '../evolve.js';
import { proposalFor } from '../proposal.js';
import { tableOf } from '../season-table.js';
import { newLeague } from '../state.js';
import { drawCommitment } from './drawing.js';

const KNOCK_OUT = { kind: 'KNOCK_OUT' } as const;
const ROUND_ROBIN = { kind: 'ROUND_ROBIN' } as const;
const inGroups = (count: number, top: number, formed: 'SNAKE' | 'DRAW' | 'BY_HAND' = 'SNAKE'): Partial<PlanInput> => ({
  groups: { count, formed },
  finals: { format: KNOCK_OUT, top },
});

const playAll = (desk: Desk, points?: (players: readonly string[]) => readonly number[]): void => {
  while (desk.pairNext() && !desk.season.finals) desk.playRound(points);
};
const groupsOf = ({ season }: Desk): unknown => season.groups?.map((players) => players.join(' '));
const groupOf = ({ season }: Desk, player: string): number =>
  season.groups!.findIndex((players) => players.includes(player));

describe('the groups of a season', () => {
  it('are formed by a snake with the first round, and only their players meet', () => {
    const desk = seasonOf(9, ROUND_ROBIN, inGroups(2, 4));
    expect(proposalFor(desk.season)).toMatchObject({ pairings: [{}, {}, {}, {}], byes: [{}] });
    const events = desk.must({ type: 'pairRound', season: 1, round: 1 });
    expect(events.map(({ type }) => type)).toEqual(['groupsFormed', 'roundPaired']);
    expect(groupsOf(desk)).toEqual(['p1 p4 p5 p8 p9', 'p2 p3 p6 p7']);
    desk.playRound();
    playAll(desk);
    const met = desk.season.rounds.slice(0, 5).flatMap(({ pairings }) => pairings.map(({ players }) => players));
    // Ten duels of five, six of four, none twice.
    expect(new Set(met.map((players) => players.toSorted().join())).size).toBe(16);
    expect(met.every(([one, other]) => groupOf(desk, one!) === groupOf(desk, other!))).toBe(true);
    expect(desk.season.finals).toEqual({ after: 5, seeds: ['p1', 'p2', 'p4', 'p3'] });
    expect(desk.events.reduce(evolveLeague, newLeague)).toEqual(desk.league);
  });

  it('have tables of their own, and are compared by points per game', () => {
    const desk = seasonOf(7, ROUND_ROBIN, inGroups(2, 2));
    playAll(desk);
    const lines = tableOf({ ...desk.season, finals: undefined });
    expect(lines.map(({ player, rank, group, groupRank }) => [player, rank, group, groupRank].join(' '))).toEqual([
      // Each has won all, and a bye is no game.
      ...['p1 1 1 1', 'p2 1 2 1', 'p3 3 2 2', 'p4 3 1 2', 'p6 5 2 3', 'p5 5 1 3', 'p7 7 2 4'],
    ]);
  });

  it('send the same number of each to the finals, and the best of the next places', () => {
    const desk = seasonOf(12, ROUND_ROBIN, inGroups(3, 8));
    playAll(desk);
    const { seeds } = desk.season.finals!;
    const places = tableOf({ ...desk.season, finals: undefined });
    const rankOf = (player: string): number => places.find((line) => line.player === player)!.groupRank!;
    expect(seeds.map(rankOf).toSorted()).toEqual([1, 1, 1, 2, 2, 2, 3, 3]);
    expect(seeds.slice(0, 3).map(rankOf)).toEqual([1, 1, 1]);
  });

  it('give the place of a player who withdraws to the next of the group', () => {
    const desk = seasonOf(8, ROUND_ROBIN, inGroups(2, 4));
    for (let round = 1; round <= 3; round += 1) {
      desk.pairNext();
      desk.playRound();
    }
    desk.must({ type: 'withdraw', season: 1, player: 'p1', reason: 'Ill.' });
    desk.pairNext();
    expect(desk.season.finals!.seeds.toSorted()).toEqual(['p2', 'p3', 'p4', 'p5']);
  });

  it('come to finals also where withdrawals leave no game', () => {
    const desk = seasonOf(6, ROUND_ROBIN, inGroups(2, 2));
    desk.pairNext();
    desk.playRound();
    for (const player of ['p4', 'p5', 'p3', 'p6']) desk.must({ type: 'withdraw', season: 1, player, reason: 'Left.' });
    desk.pairNext();
    expect(desk.season.finals).toEqual({ after: 1, seeds: ['p1', 'p2'] });
  });

  it.each(['KNOCK_OUT', 'DOUBLE_ELIMINATION'] as const)(
    'keep group mates apart in the first round of random finals: %s',
    (kind) => {
      for (let number = 0; number < 40; number += 1) {
        const random = Random.from(`groups ${kind} ${number}`);
        const count = 2 + random.below(4);
        const players = count * 3 + random.below(5);
        const top = count + random.below(2 * count + 1);
        const format = random.below(2) === 0 ? ROUND_ROBIN : ({ kind: 'SWISS', rounds: 2 } as const);
        const plan = { groups: { count }, finals: { format: { kind }, top } } as const;
        const desk = seasonOf(players, format, plan);
        playAll(desk, (pair) => pair.map(() => random.below(3)));
        expect(desk.season.finals!.seeds).toHaveLength(top);
        // Seeds without an opponent may already be in the second round.
        const pairings = desk.season.rounds.at(-1)!.pairings.filter(({ match }) => match!.startsWith('W1.'));
        const first = pairings.map((pairing) => pairing.players);
        expect(first.filter(([one, other]) => groupOf(desk, one!) === groupOf(desk, other!))).toEqual([]);
        expect(desk.events.reduce(evolveLeague, newLeague)).toEqual(desk.league);
      }
    },
  );

  it('of a Swiss give a bye to a player who is alone', () => {
    const desk = seasonOf(4, { kind: 'SWISS', rounds: 2 }, { groups: { count: 2 } });
    desk.pairNext();
    desk.playRound();
    desk.must({ type: 'withdraw', season: 1, player: 'p4', reason: 'Ill.' });
    expect(proposalFor(desk.season)).toMatchObject({ code: 'noPairing' });
    const three = seasonOf(5, { kind: 'SWISS', rounds: 2 }, { groups: { count: 2 } });
    three.pairNext();
    three.playRound();
    three.must({ type: 'withdraw', season: 1, player: 'p3', reason: 'Ill.' });
    three.pairNext();
    expect(three.season.rounds[1]!.byes.map(({ player }) => player)).toContain('p2');
  });

  it('are drawn once, from the promised seed, and take no entries then', () => {
    const desk = seasonOf(8, ROUND_ROBIN, inGroups(2, 4, 'DRAW'));
    expect(desk.events.find(({ type }) => type === 'drawPromised')).toMatchObject({
      commitment: drawCommitment('a seed'),
    });
    expect(proposalFor(desk.season)).toMatchObject({ code: 'notDrawn' });
    const forged = { ...asked('host'), draw: { seed: 'another', commitment: drawCommitment('another') } };
    expect(desk.code({ type: 'formGroups', season: 1 }, forged)).toBe('seedLost');
    expect(desk.must({ type: 'formGroups', season: 1 })).toMatchObject([{ type: 'groupsFormed', seed: 'a seed' }]);
    expect(desk.season.groups!.map(({ length }) => length)).toEqual([4, 4]);
    expect(desk.code({ type: 'formGroups', season: 1 })).toBe('groupsFixed');
    expect(desk.code({ type: 'enter', season: 1, player: 'x', members: ['x'] }, asked('x'))).toBe('entriesClosed');
    const { ruleset, format, groups, finals } = desk.season.plan;
    const plan = { ruleset, format, groups, finals } as PlanInput;
    expect(desk.code({ type: 'changePlan', season: 1, plan, reason: 'Another draw.' })).toBe('groupsFixed');
    expect(desk.pairNext()).toBe(true);
  });

  it('are no hidden obstacle to a round that pairs itself', () => {
    const next = { type: 'pairNext', season: 1, round: 1 } as const;
    const undrawn = seasonOf(6, ROUND_ROBIN, inGroups(2, 2, 'DRAW'));
    const server = { ...asked('system', true), draw: undefined };
    expect(undrawn.must(next, server)).toMatchObject([{ type: 'roundNotPaired', obstacle: 'NO_GROUPS' }]);
    undrawn.must({ type: 'formGroups', season: 1 });
    expect(undrawn.must(next, server)).toMatchObject([{ type: 'roundPaired' }]);
    const few = seasonOf(3, ROUND_ROBIN, inGroups(2, 2));
    expect(few.must(next, server)).toMatchObject([{ type: 'roundNotPaired', obstacle: 'TOO_FEW' }]);
  });

  it('by hand take no one in from the waiting list as the first round is paired', () => {
    const registration = { capacity: 4, checkIn: {} };
    const desk = seasonOf(5, ROUND_ROBIN, { ...inGroups(2, 2, 'BY_HAND'), registration });
    for (const player of ['p1', 'p2', 'p3', 'p5']) desk.must({ type: 'checkIn', season: 1, player });
    const groups = [{ players: ['p1', 'p2'] }, { players: ['p3', 'p4'] }];
    desk.must({ type: 'formGroups', season: 1, groups });
    expect(desk.must({ type: 'pairRound', season: 1, round: 1 })).toMatchObject([
      { type: 'dropped', player: 'p4' },
      { type: 'roundPaired', pairings: [{ players: ['p1', 'p2'] }] },
    ]);
  });

  it('with one player left in each have nothing to pair, and players of two groups are not proposed', () => {
    const desk = seasonOf(4, { kind: 'SWISS', rounds: 2 }, inGroups(2, 2));
    desk.pairNext();
    desk.playRound();
    for (const player of ['p3', 'p4']) desk.must({ type: 'withdraw', season: 1, player, reason: 'Away.' });
    expect(groupsOf(desk)).toEqual(['p1 p4', 'p2 p3']);
    expect(desk.code({ type: 'pairRound', season: 1, round: 2 })).toBe('nothingToPair');
    const next = { type: 'pairNext', season: 1, round: 2 } as const;
    expect(desk.must(next, SYSTEM)).toMatchObject([{ type: 'roundNotPaired', obstacle: 'TOO_FEW' }]);
  });

  it('are formed by hand, of all participants, again until the first round', () => {
    const desk = seasonOf(6, ROUND_ROBIN, inGroups(2, 2, 'BY_HAND'));
    const form = (...groups: string[][]): string =>
      desk.code({ type: 'formGroups', season: 1, groups: groups.map((players) => ({ players })) });
    expect(desk.code({ type: 'pairRound', season: 1, round: 1 })).toBe('groupsMissing');
    expect(form(['p1', 'p2', 'p3'], ['p3', 'p4', 'p5'])).toBe('wrongGroups');
    expect(form(['p1', 'p2', 'p3'], ['p4', 'x'])).toBe('notEntered');
    expect(form(['p1', 'p2'], ['p3', 'p4', 'p5'])).toBe('accepted');
    expect(desk.code({ type: 'pairRound', season: 1, round: 1 })).toBe('notGrouped');
    expect(form(['p1', 'p2', 'p6'], ['p3', 'p4', 'p5'])).toBe('accepted');
    const across = [{ players: ['p1', 'p4'] }];
    expect(desk.code({ type: 'pairRound', season: 1, round: 1, pairings: across })).toBe('notOneGroup');
    expect(desk.pairNext()).toBe(true);
    expect(form(['p1', 'p2', 'p6'], ['p3', 'p4', 'p5'])).toBe('groupsFixed');
  });

  it('fit the format and the finals of their plan', () => {
    const desk = seasonOf(0, ROUND_ROBIN);
    desk.must({ type: 'closeSeason', season: 1 });
    const open = (format: PlanInput['format'], more: Partial<PlanInput>): string =>
      desk.code({ type: 'openSeason', name: 'Two', plan: { ruleset: 'lantern', format, ...more } });
    expect(open(KNOCK_OUT, { groups: { count: 2 } })).toBe('noGroups');
    expect(open(ROUND_ROBIN, inGroups(4, 3))).toBe('noGroups');
    expect(open(ROUND_ROBIN, inGroups(4, 4))).toBe('accepted');
    const few = seasonOf(3, ROUND_ROBIN, inGroups(2, 2));
    expect(few.code({ type: 'pairRound', season: 1, round: 1 })).toBe('tooFewForGroups');
  });
});
