import { rated, type Skill, type SkillSystem } from './derived-skills.js';

/** A player's points in an event. */
interface Score {
  readonly player: string;
  readonly points: number;
}

/** The used fields of league events: any may be missing, since each event has its own. */
export interface ToldEvent {
  readonly version: number;
  readonly type: string;
  readonly payload: {
    readonly season?: number;
    readonly player?: string;
    readonly number?: number;
    readonly members?: readonly string[];
    readonly plan?: ToldPlan;
    readonly round?: number;
    readonly pairings?: readonly {
      readonly gameId: string;
      readonly players: readonly string[];
      readonly match: string | null;
      /** The result of an imported game. */
      readonly kind?: keyof typeof IMPORTED;
      readonly scores?: readonly Score[];
      readonly placed?: readonly Placed[];
    }[];
    readonly playedAt?: string;
    readonly byes?: readonly Score[];
    readonly gameId?: string;
    readonly follows?: string;
    readonly players?: readonly string[];
    readonly groups?: readonly { readonly players: readonly string[] }[];
    readonly because?: string | null;
    readonly endedAt?: string;
    readonly placed?: readonly Placed[];
    readonly scores?: readonly Score[];
  };
}

/** The result of a player in a game. */
interface Placed {
  readonly player: string;
  readonly rank: number;
  readonly points: number;
}

/** The part of a plan that affects the computation. */
interface ToldPlan {
  readonly format: { readonly __typename: string };
  readonly match: object | null;
  readonly finals: { readonly match: object | null } | null;
  readonly tieBreaks: readonly string[];
  readonly rating: { readonly rating: SkillSystem };
}

interface Game {
  readonly players: readonly string[];
  /** Its match in the finals. */
  readonly match: string | null;
  /** A match of several games. */
  readonly isLong: boolean;
  kind: 'PLAYED' | 'FORFEITED' | 'CORRECTED' | 'ANNULLED' | null;
  scores: readonly Score[];
  endedAt: string | null;
  placed: readonly Placed[];
}

/** The computed results of a season. */
export interface DerivedSeason {
  readonly table: readonly {
    readonly player: string;
    readonly rank: number;
    readonly points: number;
    readonly tieBreaks: readonly number[];
    readonly group: number | null;
    readonly groupRank: number | null;
  }[];
  readonly skills: ReadonlyMap<string, Skill>;
}

/** The points of a player in a round, with the opponents. */
interface Got {
  readonly points: number;
  /** The opponents of a played game. */
  readonly against: readonly string[];
  /** The opponents of a game that was not played. */
  readonly missed: readonly string[];
  readonly inGame: number;
}

/**
 * Computes the table and the ratings of a season from the events of its league alone: written after the papers and the
 * descriptions of the API, without the server's own code.
 */
export function derivedSeason(events: readonly ToldEvent[], number: number): DerivedSeason {
  const own = events.filter(({ payload }) => payload.season === number);
  const plan = own.findLast(({ type }) => type === 'seasonOpened' || type === 'planChanged')!.payload.plan!;
  const entries = enteredIn(own);
  const told: Told = { rounds: new Map(), games: new Map(), matches: new Map(), played: new Map() };
  for (const event of own) take(told, plan, event);
  const { rounds, games, played, finals } = told;
  const paired = [...rounds.values()].flatMap(({ pairings }) =>
    pairings!.map(({ gameId }) => [gameId, games.get(gameId)!] as const),
  );
  const before = [...rounds.values()].slice(0, finals?.after);
  const got = gotIn(entries, before, games);
  const order = [...entries].sort((one, other) => one.number! - other.number!).map(({ player }) => player!);
  const counted = plan.format.__typename === 'LeagueSwiss' ? withDummies(got) : got;
  const table = told.groups
    ? tableInGroups(told.groups, order, counted, plan.tieBreaks)
    : tableOf(order, counted, plan.tieBreaks);
  const single = paired.filter(([, { isLong }]) => !isLong);
  return {
    table: finals
      ? withFinalists(
          table,
          finals.players,
          paired.map(([, game]) => game),
        )
      : table,
    skills: rated(plan.rating.rating, ratedGames([...played, ...single])),
  };
}

/** The participants of a season: without those that were dropped before the first round, unless they came late. */
const enteredIn = (events: readonly ToldEvent[]): readonly ToldEvent['payload'][] =>
  events.reduce<readonly ToldEvent['payload'][]>((entries, { type, payload }) => {
    if (type === 'entered') return [...entries, payload];
    return type === 'dropped' ? entries.filter(({ player }) => player !== payload.player) : entries;
  }, []);

/** What the events so far have told. */
interface Told {
  readonly rounds: Map<number, ToldEvent['payload']>;
  readonly games: Map<string, Game>;
  /** The match of each later game of a match, by the id of its first game. */
  readonly matches: Map<string, string>;
  readonly played: Map<string, Game>;
  finals?: { readonly after: number; readonly players: readonly string[] };
  groups?: readonly (readonly string[])[];
}

function take(told: Told, plan: ToldPlan, { type, payload }: ToldEvent): void {
  const { rounds, games, matches, played } = told;
  const matchOf = (id: string): string => matches.get(id) ?? id;
  if (type === 'finalsBegan') told.finals = { after: rounds.size, players: payload.players! };
  if (type === 'groupsFormed') told.groups = payload.groups!.map((group) => group.players);
  if (type === 'gameFollowed') matches.set(payload.gameId!, matchOf(payload.follows!));
  if (type === 'roundPaired') {
    rounds.set(payload.round!, payload);
    const isLong = (told.finals ? plan.finals!.match : plan.match) !== null;
    for (const { gameId, players, match } of payload.pairings!)
      games.set(gameId, { players, match, isLong, kind: null, scores: [], endedAt: null, placed: [] });
  }
  if (type === 'roundImported') {
    rounds.set(payload.round!, payload);
    for (const pairing of payload.pairings!) games.set(pairing.gameId, importedGame(pairing, payload.playedAt!));
  }
  const game = games.get(matchOf(payload.gameId ?? ''));
  if (!game) return;
  // Ratings count games, and the table counts matches.
  if (type === 'resultConfirmed' && game.isLong) {
    played.set(payload.gameId!, playedGame(game, payload));
    game.endedAt = payload.endedAt!;
    return;
  }
  if (type === 'resultAnnulled') for (const [id] of played) if (games.get(matchOf(id)) === game) played.delete(id);
  decide(game, type, payload);
}

/** The results of games that were played elsewhere. */
const IMPORTED = {
  PLAYED: 'PLAYED',
  FORFEITED: 'FORFEITED',
  DECIDED: 'CORRECTED',
  ANNULLED: 'ANNULLED',
} as const satisfies Readonly<Record<string, Game['kind']>>;

const importedGame = (
  { players, kind, scores = [], placed = [] }: NonNullable<ToldEvent['payload']['pairings']>[number],
  playedAt: string,
): Game => ({
  ...{ players, match: null, isLong: false, kind: kind ? IMPORTED[kind] : null, scores, placed },
  endedAt: kind === 'PLAYED' ? playedAt : null,
});

/** A game of a match of several. */
const playedGame = (match: Game, { scores = [], endedAt, placed }: ToldEvent['payload']): Game => ({
  ...match,
  kind: 'PLAYED',
  scores,
  endedAt: endedAt!,
  placed: placed!,
});

const KINDS: Readonly<Record<string, Game['kind']>> = {
  resultConfirmed: 'PLAYED',
  matchDecided: 'PLAYED',
  resultForfeited: 'FORFEITED',
  resultCorrected: 'CORRECTED',
  resultAnnulled: 'ANNULLED',
};

/** An event sets the result of a game, or of a match. */
function decide(game: Game, type: string, { scores = [], endedAt, placed }: ToldEvent['payload']): void {
  const kind = KINDS[type];
  if (!kind) return;
  game.kind = kind;
  game.scores = scores;
  if (placed) game.placed = placed;
  if (endedAt) game.endedAt = endedAt;
}

/** A knock-out after the rounds: its players by the round in which each lost, and then the others. */
function withFinalists(
  table: DerivedSeason['table'],
  finalists: readonly string[],
  games: readonly Game[],
): DerivedSeason['table'] {
  const lostIn = (player: string): string => {
    const last = games.findLast(({ match, players }) => match !== null && players.includes(player))!;
    const [best] = [...last.scores].sort((one, other) => other.points - one.points);
    return best!.player === player ? 'Z' : last.match!;
  };
  const rankOf = ({ player, rank }: DerivedSeason['table'][0]): number =>
    finalists.includes(player)
      ? 1 + finalists.filter((other) => lostIn(other).split('.')[0]! > lostIn(player).split('.')[0]!).length
      : 1 + finalists.length + table.filter((line) => !finalists.includes(line.player) && line.rank < rank).length;
  return table.map((line) => ({ ...line, rank: rankOf(line) })).sort((one, other) => one.rank - other.rank);
}

/** The tables of groups in one: by the place in the group, and then by points and wins per game, and by number. */
function tableInGroups(
  groups: readonly (readonly string[])[],
  order: readonly string[],
  got: ReadonlyMap<string, readonly Counted[]>,
  by: readonly string[],
): DerivedSeason['table'] {
  const perGame = (player: string, worth: (one: Got) => number): number => {
    const games = got.get(player)!.filter(({ against, missed }) => against.length + missed.length > 0);
    return sum(games.map(worth)) / Math.max(1, games.length);
  };
  const points = (player: string): number => perGame(player, (one) => one.points);
  const wins = (player: string): number => perGame(player, (one) => (one.points === WIN ? 1 : 0));
  const lines = groups.flatMap((players, place) =>
    tableOf(
      order.filter((player) => players.includes(player)),
      got,
      by,
    ).map((line) => ({ ...line, group: place + 1, groupRank: line.rank })),
  );
  return lines
    .map((line) => ({ ...line, rank: 1 + lines.filter(({ groupRank }) => groupRank < line.groupRank).length }))
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        points(other.player) - points(one.player) ||
        wins(other.player) - wins(one.player) ||
        order.indexOf(one.player) - order.indexOf(other.player),
    );
}

/** What each player got in each round. */
function gotIn(
  entries: readonly ToldEvent['payload'][],
  rounds: readonly ToldEvent['payload'][],
  games: ReadonlyMap<string, Game>,
): ReadonlyMap<string, readonly Got[]> {
  const got = new Map<string, Got[]>(entries.map(({ player }) => [player!, []]));
  for (const { byes, pairings } of rounds) {
    for (const { player, points } of byes!) got.get(player)!.push({ points, against: [], missed: [], inGame: 0 });
    for (const { gameId } of pairings!) {
      const { players, kind, scores, placed, endedAt } = games.get(gameId)!;
      if (kind === null) continue;
      const wasPlayed = endedAt !== null && kind !== 'ANNULLED';
      for (const player of players) {
        const others = players.filter((other) => other !== player);
        got.get(player)!.push({
          points: scores.find((one) => one.player === player)?.points ?? 0,
          against: wasPlayed ? others : [],
          missed: kind === 'FORFEITED' ? others : [],
          inGame: wasPlayed ? placed.find((one) => one.player === player)!.points : 0,
        });
      }
    }
  }
  return got;
}

/** Games that were played and count, in the order in which they ended, with the ranks that they count for. */
function ratedGames(
  paired: readonly (readonly [string, Game])[],
): readonly (readonly { player: string; rank: number }[])[] {
  return paired
    .filter(([, { kind, endedAt }]) => (kind === 'PLAYED' || kind === 'CORRECTED') && endedAt !== null)
    .sort(
      ([one, { endedAt: from }], [other, { endedAt: to }]) =>
        Date.parse(from!) - Date.parse(to!) || (idIn(one) < idIn(other) ? -1 : 1),
    )
    .map(([, { players, kind, placed, scores }]) =>
      players.map((player) => {
        if (kind === 'PLAYED') return { player, rank: placed.find((one) => one.player === player)!.rank };
        const points = scores.find((score) => score.player === player)?.points ?? 0;
        return { player, rank: 1 + scores.filter((score) => score.points > points).length };
      }),
    );
}

/** Ids of the API are the kind and the id, in base64. */
export const idIn = (id: string): string => Buffer.from(id, 'base64url').toString('utf8');

type TieBreak = (got: ReadonlyMap<string, readonly Counted[]>, player: string, equals: readonly string[]) => number;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const pointsOf = (got: ReadonlyMap<string, readonly Got[]>, player: string): number =>
  sum(got.get(player)!.map(({ points }) => points));

/** The points of an opponent that count for a round, for the opponents of a played game those of each. */
type Counted = Got & { readonly dummy?: number };

/**
 * FIDE C.07, 16.4, where all play to the end: an unplayed round of a Swiss counts as a game against one of the own points,
 * at most those of the missed opponent, or half a point a round.
 */
function withDummies(got: ReadonlyMap<string, readonly Got[]>): ReadonlyMap<string, readonly Counted[]> {
  const rounds = Math.max(...[...got.values()].map(({ length }) => length));
  return new Map(
    [...got].map(([player, all]) => [
      player,
      all.map((one): Counted => {
        if (one.against.length > 0) return one;
        const limits = one.missed.length > 0 ? one.missed.map((other) => pointsOf(got, other)) : [rounds / 2];
        return { ...one, dummy: Math.min(pointsOf(got, player), ...limits) };
      }),
    ]),
  );
}

const opposed = (got: ReadonlyMap<string, readonly Counted[]>, { against, dummy }: Counted): number =>
  dummy ?? sum(against.map((other) => pointsOf(got, other)));

const tieBreaks: Readonly<Record<string, TieBreak>> = {
  BUCHHOLZ: (got, player) => sum(got.get(player)!.map((one) => opposed(got, one))),
  SONNEBORN_BERGER: (got, player) => sum(got.get(player)!.map((one) => one.points * opposed(got, one))),
  GAME_POINTS: (got, player) => sum(got.get(player)!.map(({ inGame }) => inGame)),
  DIRECT_ENCOUNTER: (got, player, equals) => {
    const groups = encountered(got, equals);
    return groups.slice(groups.findIndex((group) => group.includes(player)) + 1).flat().length;
  },
};

/** The points of a win in these seasons. */
const WIN = 1;

/** FIDE C.07, article 6: the tied players in groups, the best first. */
function encountered(
  got: ReadonlyMap<string, readonly Got[]>,
  equals: readonly string[],
): readonly (readonly string[])[] {
  const least = (player: string): number =>
    sum(
      equals.map((other) => {
        const met = got.get(player)!.filter(({ against }) => against.includes(other));
        return met.length === 0 ? 0 : sum(met.map(({ points }) => points)) / met.length;
      }),
    );
  const hasMet = (one: string, other: string): boolean => got.get(one)!.some(({ against }) => against.includes(other));
  const missing = (player: string): number =>
    equals.filter((other) => other !== player && !hasMet(player, other)).length;
  const isComplete = equals.every((player) => missing(player) === 0);
  const most = (player: string): number => least(player) + missing(player) * WIN;
  const [top] = [...equals].sort((one, other) => least(other) - least(one));
  const first = isComplete
    ? equals.filter((player) => least(player) === least(top!))
    : equals.filter((player) => player === top && equals.every((other) => other === top || most(other) < least(top)));
  if (first.length === 0 || first.length === equals.length) return [equals];
  const rest = equals.filter((player) => !first.includes(player));
  if (!isComplete) return [first, ...encountered(got, rest)];
  const levels = [...new Set(equals.map(least))].sort((one, other) => other - one);
  return levels.flatMap((level) =>
    encountered(
      got,
      equals.filter((player) => least(player) === level),
    ),
  );
}

function tableOf(
  order: readonly string[],
  got: ReadonlyMap<string, readonly Counted[]>,
  by: readonly string[],
): DerivedSeason['table'] {
  const told = new Map(order.map((player) => [player, [] as number[]]));
  const keyOf = (player: string): number[] => [pointsOf(got, player), ...told.get(player)!];
  for (const name of by) {
    // All at one moment: ties depend on the previous criteria.
    const next = order.map((player) => {
      const equals = order.filter((other) => String(keyOf(other)) === String(keyOf(player)));
      return tieBreaks[name]!(got, player, equals);
    });
    for (const [place, player] of order.entries()) told.get(player)!.push(next[place]!);
  }
  const beats = (one: string, other: string): boolean => {
    const [mine, theirs] = [keyOf(one), keyOf(other)];
    const place = mine.findIndex((value, at) => value !== theirs[at]);
    return place >= 0 && mine[place]! > theirs[place]!;
  };
  return order
    .map((player, place) => ({
      place,
      player,
      rank: 1 + order.filter((other) => beats(other, player)).length,
      points: pointsOf(got, player),
      tieBreaks: told.get(player)!,
      group: null,
      groupRank: null,
    }))
    .sort((one, other) => one.rank - other.rank || one.place - other.place)
    .map(({ place: _place, ...line }) => line);
}
