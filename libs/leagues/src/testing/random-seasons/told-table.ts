import type { LeagueEvent } from '../../league/events.js';
import type { Plan } from '../../league/plan.js';
import type { TieBreakName } from '../../standings/tie-breaks.js';

/** A line of a table as the events of a league tell it. */
export interface ToldLine {
  readonly player: string;
  readonly rank: number;
  readonly points: number;
  readonly tieBreaks: readonly number[];
}

interface Score {
  readonly player: string;
  readonly points: number;
}

interface Placed extends Score {
  readonly rank: number;
}

/** A pairing: a game, or a match of several games. */
interface Meeting {
  readonly players: readonly string[];
  readonly ids: string[];
  readonly isLong: boolean;
  /** The boards of a match of teams, by the ids of their games. */
  readonly boards: Map<string, Board>;
  /** The games of a match that are over. */
  readonly parts: { readonly placed: readonly Placed[]; readonly wasPlayed: boolean }[];
  isDecided: boolean;
  isAnnulled: boolean;
  wasPlayed: boolean;
  scores: readonly Score[];
  placed: readonly Placed[];
  absent: readonly string[] | undefined;
}

/** A board of a match of teams: undecided where it has no scores. */
interface Board {
  wasPlayed: boolean;
  isAnnulled: boolean;
  scores: readonly Score[] | undefined;
}

interface ToldRound {
  readonly meetings: readonly Meeting[];
  readonly byes: readonly {
    readonly player: string;
    readonly points: number;
    readonly requested?: boolean | undefined;
  }[];
}

/** What a player got in a round. */
interface Got {
  readonly round: number;
  readonly points: number;
  readonly kind: 'PLAYED' | 'WON' | 'MISSED' | 'BYE' | 'AWAY' | 'VOID';
  readonly against: readonly string[];
  readonly isWin: boolean;
  readonly inGame: number;
}

interface Told {
  plan: Plan;
  readonly entries: Map<string, number>;
  rounds: readonly ToldRound[];
  before: number | undefined;
  groups: readonly (readonly string[])[] | undefined;
  readonly extra: Map<number, Score>;
}

/**
 * The table of a season from the events of its league alone, with FIDE's articles (C.07) written out: an account of the same
 * rules that shares nothing with `tableOf`. The ranks are those of points and tie-breaks, in groups those of each group.
 */
export function toldTable(events: readonly LeagueEvent[], season: number): readonly ToldLine[] {
  const told = toldIn(events.filter((event) => 'season' in event && event.season === season));
  const { groups = [[...told.entries.keys()]] } = told;
  const rounds = told.rounds.slice(0, told.before);
  return groups.flatMap((group) => tableOf(told, group, rounds));
}

function toldIn(events: readonly LeagueEvent[]): Told {
  const [opened] = events;
  if (opened?.type !== 'seasonOpened') throw new Error('The events tell of no season.');
  const { plan } = opened;
  const told: Told = {
    ...{ plan, entries: new Map(), rounds: [], before: undefined, groups: undefined, extra: new Map() },
  };
  for (const event of events) take(told, event);
  return told;
}

function take(told: Told, event: LeagueEvent): void {
  switch (event.type) {
    case 'planChanged':
      told.plan = event.plan;
      told.groups = undefined;
      break;
    case 'entered':
      told.entries.set(event.player, event.number);
      break;
    case 'dropped':
      told.entries.delete(event.player);
      break;
    case 'groupsFormed':
      told.groups = event.groups.map(({ players }) => players);
      break;
    case 'finalsBegan':
      told.before = told.rounds.length;
      break;
    case 'penalized':
      if (event.penalty.kind === 'POINTS')
        told.extra.set(event.number, { player: event.player, points: event.penalty.points });
      break;
    case 'penaltyLifted':
      told.extra.delete(event.number);
      break;
    case 'roundPaired': {
      const isLong = (told.before === undefined ? told.plan.match : told.plan.finals?.match) !== undefined;
      const meetings = event.pairings.map(({ gameId, players, boards = [] }): Meeting => ({
        ...{ players, ids: boards.length > 0 ? boards.map((one) => one.gameId) : [gameId], isLong },
        boards: new Map(boards.map((one) => [one.gameId, { wasPlayed: false, isAnnulled: false, scores: undefined }])),
        ...{ parts: [], isDecided: false, isAnnulled: false, wasPlayed: false },
        ...{ scores: [], placed: [], absent: undefined },
      }));
      told.rounds = [...told.rounds.slice(0, event.round - 1), { meetings, byes: event.byes }];
      break;
    }
    case 'roundImported':
      told.rounds = [...told.rounds, { meetings: event.pairings.map(importedMeeting), byes: event.byes }];
      break;
    default:
      if ('gameId' in event) takeResult(told, event);
  }
}

type ImportedPairing = Extract<LeagueEvent, { readonly type: 'roundImported' }>['pairings'][number];

/** A meeting that was played elsewhere: it has its result already, and each of its boards too. */
function importedMeeting({ gameId, players, kind, scores, absent, boards = [], placed }: ImportedPairing): Meeting {
  const played = boards.length > 0 ? boards.some((one) => one.kind === 'PLAYED') : kind === 'PLAYED';
  return {
    ...{ players, ids: boards.length > 0 ? boards.map((one) => one.gameId) : [gameId], isLong: boards.length > 0 },
    boards: new Map(
      boards.map((one) => [
        one.gameId,
        { wasPlayed: one.kind === 'PLAYED', isAnnulled: one.kind === 'ANNULLED', scores: one.scores },
      ]),
    ),
    ...{ parts: [], isDecided: true, isAnnulled: kind === 'ANNULLED', wasPlayed: played, scores, placed },
    absent: kind === 'FORFEITED' ? absent : undefined,
  };
}

function takeResult({ rounds }: Told, event: Extract<LeagueEvent, { readonly gameId: string }>): void {
  const wanted = event.type === 'gameFollowed' ? event.follows : event.gameId;
  const meeting = rounds.flatMap(({ meetings }) => meetings).find(({ ids }) => ids.includes(wanted));
  if (!meeting) return;
  const { parts, players } = meeting;
  const board = meeting.boards.get(wanted);
  if (board && event.type !== 'matchDecided') {
    takeBoard(meeting, board, event);
    return;
  }
  switch (event.type) {
    case 'gameFollowed':
      meeting.ids.push(event.gameId);
      break;
    case 'gameLost':
      parts.push({
        wasPlayed: false,
        placed: players.map((player) => ({ player, points: 0, rank: player === event.player ? 2 : 1 })),
      });
      break;
    case 'resultConfirmed':
      if (meeting.isLong) parts.push({ placed: event.placed, wasPlayed: true });
      else Object.assign(meeting, { isDecided: true, wasPlayed: true, scores: event.scores, placed: event.placed });
      break;
    case 'reportConfirmed':
      Object.assign(meeting, { isDecided: true, wasPlayed: true, scores: event.scores, placed: event.placed });
      break;
    case 'matchDecided':
    case 'resultForfeited':
    case 'resultCorrected':
    case 'resultAnnulled':
      closeMatch(meeting);
      Object.assign(meeting, {
        isDecided: true,
        isAnnulled: event.type === 'resultAnnulled',
        scores: 'scores' in event ? event.scores : [],
        absent: event.type === 'resultForfeited' ? event.absent : undefined,
      });
      break;
    default:
  }
}

/** The score of a match of teams is the sum of its boards; with all boards annulled, so is the match. */
function takeBoard(meeting: Meeting, board: Board, event: Extract<LeagueEvent, { readonly gameId: string }>): void {
  if (event.type === 'resultConfirmed') board.wasPlayed = true;
  board.isAnnulled = event.type === 'resultAnnulled';
  board.scores = 'scores' in event ? event.scores : [];
  const boards = [...meeting.boards.values()];
  if (boards.some(({ scores }) => scores === undefined)) return;
  const isAnnulled = boards.every((one) => one.isAnnulled);
  Object.assign(meeting, {
    isDecided: true,
    isAnnulled,
    wasPlayed: boards.some((one) => one.wasPlayed && !one.isAnnulled),
  });
  const scores = boards.flatMap((one) => one.scores ?? []);
  meeting.placed = meeting.players.map((player) => ({
    player,
    rank: 1,
    points: sum(scores.flatMap((score) => (score.player === player ? score.points : []))),
  }));
}

/** A match has been played where one of its games has; its points are those of all of them. */
function closeMatch(meeting: Meeting): void {
  const { parts, players, isDecided } = meeting;
  if (isDecided || !parts.some(({ wasPlayed }) => wasPlayed)) return;
  meeting.wasPlayed = true;
  meeting.placed = players.map((player) => ({
    player,
    rank: 1,
    points: sum(
      parts.flatMap(({ placed }) => placed.filter((one) => one.player === player)).map(({ points }) => points),
    ),
  }));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** The worth of a win and of a draw, and of a round without a game: the plan states the latter. */
function worthIn({ scoring, bye = 0, absence = 0 }: Plan) {
  const ranks = scoring.kind === 'RANKS' ? scoring.byRank : [1, 0];
  const [best, least] = [Math.max(...ranks), Math.min(...ranks)];
  const { win, draw } = scoring.kind === 'RESULT' ? scoring : { win: best, draw: (best + least) / 2 };
  return { win, draw, bye, absence };
}

function gotBy(told: Told, player: string, group: ReadonlySet<string>, rounds: readonly ToldRound[]): readonly Got[] {
  const { plan } = told;
  const { win, bye, absence } = worthIn(plan);
  return rounds.flatMap(({ meetings, byes }, place): readonly Got[] => {
    const round = place + 1;
    const none = { round, against: [], inGame: 0 };
    const free = byes.find((one) => one.player === player);
    if (free) {
      const kind = (free.requested ?? free.points < bye) ? 'AWAY' : 'BYE';
      return [{ ...none, kind, points: free.points, isWin: plan.scoring.kind !== 'SCORE' && free.points >= win }];
    }
    const meeting = meetings.find(({ players }) => players.includes(player));
    if (meeting) return meeting.isDecided ? [gotIn(told, round, meeting, player)] : [];
    const own = meetings.filter(({ players }) => players.every((one) => group.has(one)));
    const isOver = own.every(({ isDecided }) => isDecided);
    return plan.format.kind === 'SWISS' && isOver ? [{ ...none, kind: 'AWAY', points: absence, isWin: false }] : [];
  });
}

function gotIn({ plan }: Told, round: number, meeting: Meeting, player: string): Got {
  const { players, scores, placed, boards, wasPlayed, isAnnulled, absent } = meeting;
  const { win } = worthIn(plan);
  const pointsOf = (one: string): number => scores.find((score) => score.player === one)?.points ?? 0;
  const points = pointsOf(player);
  const best = Math.max(...scores.map((score) => score.points));
  const hasMost = scores.length > 0 && points === best;
  const isSole = hasMost && scores.filter((score) => score.points === best).length === 1;
  const isBeaten = absent ? absent.includes(player) : !hasMost;
  return {
    round,
    points: isAnnulled ? 0 : points,
    kind: isAnnulled ? 'VOID' : wasPlayed ? 'PLAYED' : isBeaten ? 'MISSED' : 'WON',
    against: players.filter((other) => other !== player),
    isWin: !isAnnulled && (plan.scoring.kind === 'RESULT' ? points >= win : isSole),
    inGame:
      (wasPlayed || boards.size > 0) && !isAnnulled ? (placed.find((one) => one.player === player)?.points ?? 0) : 0,
  };
}

type AllGot = ReadonlyMap<string, readonly Got[]>;

function tableOf(told: Told, players: readonly string[], rounds: readonly ToldRound[]): readonly ToldLine[] {
  const group = new Set(players);
  const there = players.filter((player) => told.entries.has(player));
  const got: AllGot = new Map(there.map((player) => [player, gotBy(told, player, group, rounds)]));
  const keys = new Map(there.map((player) => [player, [sum([pointsIn(got, player), ...extraOf(told, player)])]]));
  const keyOf = (player: string): readonly number[] => keys.get(player) ?? [];
  const isTied = (one: string, other: string): boolean => String(keyOf(one)) === String(keyOf(other));
  for (const name of told.plan.tieBreaks) {
    const values = there.map((player) =>
      valueOf(
        told,
        got,
        name,
        player,
        there.filter((other) => isTied(player, other)),
      ),
    );
    for (const [place, player] of there.entries()) keys.get(player)?.push(values[place] ?? 0);
  }
  const isBelow = (one: string, other: string): boolean => {
    const place = keyOf(one).findIndex((value, at) => value !== keyOf(other)[at]);
    return place >= 0 && (keyOf(one)[place] ?? 0) < (keyOf(other)[place] ?? 0);
  };
  return there.map((player) => {
    const [points = 0, ...values] = keyOf(player);
    return { player, rank: 1 + there.filter((other) => isBelow(player, other)).length, points, tieBreaks: values };
  });
}

const pointsIn = (got: AllGot, player: string): number => sum((got.get(player) ?? []).map(({ points }) => points));

const extraOf = ({ extra }: Told, player: string): readonly number[] => [
  sum([...extra.values()].flatMap((one) => (one.player === player ? one.points : []))),
];

function valueOf(told: Told, got: AllGot, name: TieBreakName, player: string, equals: readonly string[]): number {
  const own = got.get(player) ?? [];
  switch (name) {
    case 'WINS':
      return own.filter(({ isWin }) => isWin).length;
    case 'GAME_POINTS':
      return sum(own.map(({ inGame }) => inGame));
    case 'BUCHHOLZ':
      return sum(opposed(told, got, player).map(({ worth }) => worth));
    case 'SONNEBORN_BERGER':
      return sum(opposed(told, got, player).map(({ worth, points }) => worth * points));
    case 'BUCHHOLZ_CUT_1': {
      const all = opposed(told, got, player);
      const chosen = all.filter(({ isChosen }) => isChosen);
      const cut = (chosen.length > 0 ? chosen : all).map(({ worth }) => worth);
      return cut.length === 0 ? 0 : sum(all.map(({ worth }) => worth)) - Math.min(...cut);
    }
    case 'DIRECT_ENCOUNTER': {
      const parts = encountered(told, got, equals);
      const place = parts.findIndex((part) => part.includes(player));
      return parts.slice(place + 1).flat().length;
    }
  }
}

/** A round in which a player chose not to play. */
const isAway = ({ kind }: Got): boolean => kind === 'AWAY' || kind === 'MISSED';

/** Whether a round counts as a game: in a round robin a forfeit does, too. */
const isMeeting = ({ plan }: Told, { kind }: Got): boolean =>
  kind === 'PLAYED' || (plan.format.kind === 'ROUND_ROBIN' && (kind === 'WON' || kind === 'MISSED'));

/** Articles 8 and 16: each opponent's points, and for rounds of a Swiss without a game those of a dummy. */
function opposed(told: Told, got: AllGot, player: string) {
  const { draw } = worthIn(told.plan);
  const isSwiss = told.plan.format.kind === 'SWISS';
  const rounds = Math.max(0, ...[...got.values()].map(({ length }) => length));
  const standing = (other: string): number => {
    const all = got.get(other) ?? [];
    const last = all.findLastIndex((one) => !isAway(one));
    const isLeft = (one: Got, place: number): boolean => isSwiss && place > last && one.against.length === 0;
    return sum(all.map((one, place) => (isLeft(one, place) && isAway(one) ? draw : one.points)));
  };
  return (got.get(player) ?? []).flatMap((one) => {
    const { points, against, kind } = one;
    if (isMeeting(told, one)) return against.map((other) => ({ worth: standing(other), points, isChosen: false }));
    if (!isSwiss) return [];
    const wasPaired = kind === 'WON' || kind === 'MISSED';
    const most = wasPaired ? Math.min(...against.map(standing)) : draw * rounds;
    return [{ worth: Math.min(pointsIn(got, player), most), points, isChosen: isAway(one) }];
  });
}

/** Article 6: the tied players in parts, the best first. */
function encountered(told: Told, got: AllGot, equals: readonly string[]): readonly (readonly string[])[] {
  if (equals.length < 2) return [equals];
  const metBy = (player: string, other: string): readonly number[] =>
    (got.get(player) ?? [])
      .filter((one) => isMeeting(told, one) && one.against.includes(other))
      .map(({ points }) => points);
  const others = (player: string): readonly string[] => equals.filter((other) => other !== player);
  const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);
  const least = (player: string): number => sum(others(player).map((other) => mean(metBy(player, other))));
  const isFixed = told.plan.format.kind === 'ROUND_ROBIN';
  const missing = (player: string): number =>
    isFixed ? 0 : others(player).filter((other) => metBy(player, other).length === 0).length;
  const win = told.plan.scoring.kind === 'SCORE' ? Infinity : worthIn(told.plan).win;
  const most = (player: string): number => least(player) + (missing(player) === 0 ? 0 : missing(player) * win);
  if (equals.every((player) => most(player) === least(player))) {
    const levels = [...new Set(equals.map(least))].sort((one, other) => other - one);
    if (levels.length === 1) return [equals];
    return levels.flatMap((level) =>
      encountered(
        told,
        got,
        equals.filter((player) => least(player) === level),
      ),
    );
  }
  const leader = equals.find((player) => others(player).every((other) => most(other) < least(player)));
  if (leader === undefined) return [equals];
  return [[leader], ...encountered(told, got, others(leader))];
}
