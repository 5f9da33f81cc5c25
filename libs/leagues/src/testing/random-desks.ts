import { isRefusal, type Random } from '#kernel';
import { gamesOf } from '../league/running/match-games.js';
import type { Pairing } from '../league/state.js';
import { tieBreaks, type TieBreakName } from '../standings/tie-breaks.js';
import { asked, confirmed, Desk, seasonOf, SYSTEM, type PlanInput } from './desk.js';

const NAMES = Object.keys(tieBreaks) as TieBreakName[];
const DUEL_SCORINGS: readonly Partial<PlanInput>[] = [
  {},
  { scoring: { kind: 'RESULT', win: 3, draw: 1, loss: 0 } },
  { scoring: { kind: 'RESULT', win: 2, draw: 1, loss: 0 }, bye: 1, halfBye: 0.5, absence: 0.2 },
  { forfeit: { win: 0.8, loss: -1 }, halfBye: 0 },
];

/** A season as operators may leave it: byes, forfeits, corrections, annulled games, withdrawals, late entries. */
export function randomDuels(random: Random): Desk {
  const rounds = 2 + random.below(4);
  const format: PlanInput['format'] =
    random.below(3) === 0
      ? { kind: 'ROUND_ROBIN', twice: random.below(2) === 0 }
      : {
          kind: 'SWISS',
          rounds,
          oddFirst: random.below(2) === 0,
          ...(random.below(4) === 0 ? { accelerated: true } : {}),
        };
  const plan = { ...random.pick(DUEL_SCORINGS), tieBreaks: random.shuffle(NAMES).slice(0, random.below(5)) };
  const desk = seasonOf(3 + random.below(9), format, plan);
  const played = 1 + random.below(rounds);
  for (let round = 1; round <= played; round += 1) {
    betweenDuels(desk, random, round);
    if (!isPaired(desk, random, round)) break;
    for (const { gameId, players } of desk.season.rounds.at(-1)!.pairings)
      if (round < played || random.below(3) > 0) decideDuel(desk, random, gameId, players);
  }
  return desk;
}

function betweenDuels(desk: Desk, random: Random, round: number): void {
  if (random.below(3) === 0) {
    const { player } = random.pick(desk.season.entries);
    desk.give({ type: 'withdraw', season: 1, player, reason: 'Away.' });
  }
  if (random.below(4) === 0) {
    const players = random.shuffle(desk.season.entries.map(({ player }) => player)).slice(0, 2);
    desk.give({ type: 'forbidPairing', season: 1, players, reason: 'One family.' });
  }
  if (random.below(3) === 0) {
    const player = `late${round}`;
    desk.give({ type: 'enter', season: 1, player, members: [player] }, asked(player));
  }
}

function decideDuel(desk: Desk, random: Random, gameId: string, players: readonly string[]): void {
  const kind = random.below(8);
  const [first = ''] = random.shuffle(players);
  if (kind === 0) desk.must({ type: 'forfeit', season: 1, gameId, absent: [first], reason });
  else if (kind === 1) desk.must({ type: 'forfeit', season: 1, gameId, absent: [...players], reason });
  else if (kind === 2) desk.must({ type: 'annulResult', season: 1, gameId, reason });
  else {
    const inGame = [random.below(3), random.below(3)];
    const placed = players.map((player, place) => ({
      player,
      points: inGame[place]!,
      rank: inGame[place]! < inGame[1 - place]! ? 2 : 1,
    }));
    desk.must({ ...confirmed, gameId, placed }, SYSTEM);
  }
  if (random.below(5) > 0) return;
  const scores = players.map((player) => ({ player, points: random.pick([0, 0.5, 1, 3]) }));
  desk.give({ type: 'correctResult', season: 1, gameId, scores, reason });
}

const reason = 'Decided.';
const TEAM_SCORINGS: readonly Partial<PlanInput>[] = [
  { scoring: { kind: 'RESULT', win: 2, draw: 1, loss: 0 } },
  { scoring: { kind: 'RESULT', win: 3, draw: 1, loss: 0 }, bye: 2, halfBye: 0.5, absence: 0.2 },
  {},
];

const membersOf = (team: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => `${team} ${place + 1}`);

/** A season of teams as operators may leave it, with line-ups, byes, forfeits, corrections and annulled boards. */
export function randomTeams(random: Random): Desk {
  const desk = new Desk();
  const boards = 2 + random.below(3);
  const rounds = 2 + random.below(3);
  desk.must({ type: 'openLeague', name: 'Teams' });
  const plan = {
    ruleset: 'lantern',
    format:
      random.below(3) === 0
        ? { kind: 'ROUND_ROBIN', twice: random.below(2) === 0 }
        : {
            kind: 'SWISS',
            rounds,
            oddFirst: random.below(2) === 0,
            ...(random.below(4) === 0 ? { accelerated: true } : {}),
          },
    match: { kind: 'BOARDS', boards, swapped: random.below(3) > 0 },
    tieBreaks: random.shuffle(['GAME_POINTS', 'BUCHHOLZ', 'SONNEBORN_BERGER', 'DIRECT_ENCOUNTER', 'WINS']).slice(0, 3),
    ...random.pick(TEAM_SCORINGS),
  } as PlanInput;
  desk.must({ type: 'openSeason', name: 'Autumn', plan });
  const enter = (team: string): void =>
    void desk.must({ type: 'enter', season: 1, player: team, members: membersOf(team, boards + random.below(3)) });
  for (let team = 3 + random.below(5); team > 0; team -= 1) enter(`Team ${team}`);
  const played = 1 + random.below(rounds);
  for (let round = 1; round <= played; round += 1) {
    betweenMatches(desk, random, round, enter);
    if (!isPaired(desk, random, round)) break;
    for (const pairing of desk.season.rounds.at(-1)!.pairings)
      for (const board of gamesOf(pairing)) if (round < played || random.below(3) > 0) decideBoard(desk, random, board);
  }
  lineUp(desk, random);
  return desk;
}

function betweenMatches(desk: Desk, random: Random, round: number, enter: (team: string) => void): void {
  lineUp(desk, random);
  const { player } = random.pick(desk.season.entries);
  if (random.below(4) === 0) desk.give({ type: 'withdraw', season: 1, player, reason });
  const players = random.shuffle(desk.season.entries.map((entry) => entry.player)).slice(0, 2);
  if (random.below(4) === 0) desk.give({ type: 'forbidPairing', season: 1, players, reason });
  if (desk.season.plan.format.kind === 'SWISS' && random.below(3) === 0) enter(`Late ${round}`);
}

function lineUp(desk: Desk, random: Random): void {
  const { match } = desk.season.plan;
  const boards = match?.kind === 'BOARDS' ? match.boards : 0;
  for (const { player, members } of desk.season.entries) {
    if (random.below(2) === 0) continue;
    const chosen = new Set(random.shuffle(members).slice(0, boards));
    desk.give({ type: 'lineUp', season: 1, player, members: members.filter((member) => chosen.has(member)) });
  }
}

function isPaired(desk: Desk, random: Random, round: number): boolean {
  const byes = desk.season.entries
    .filter(({ withdrawnAfter }) => withdrawnAfter === null && random.below(8) === 0)
    .map(({ player }) => ({ player, points: random.pick([0, 0.5, 1, 3]), requested: random.below(2) === 0 }));
  const command = { type: 'pairRound', season: 1, round, ...(byes.length > 0 ? { byes } : {}) } as const;
  return !isRefusal(desk.give(command, asked('host', false, round)));
}

function decideBoard(desk: Desk, random: Random, { gameId, players }: Pairing): void {
  const kind = random.below(9);
  const [first = ''] = random.shuffle(players);
  if (kind === 0) desk.must({ type: 'forfeit', season: 1, gameId, absent: [first], reason });
  else if (kind === 1) desk.must({ type: 'forfeit', season: 1, gameId, absent: [...players], reason });
  else if (kind === 2) desk.must({ type: 'annulResult', season: 1, gameId, reason });
  else {
    const won = random.pick([null, ...players]);
    const placed = players.map((player) => ({ player, points: 3, rank: won === null || won === player ? 1 : 2 }));
    desk.must({ ...confirmed, gameId, placed }, SYSTEM);
  }
  if (random.below(6) > 0) return;
  const scores = players.map((player) => ({ player, points: random.pick([0, 0.5, 1, 2]) }));
  desk.give({ type: 'correctResult', season: 1, gameId, scores, reason });
}
