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
    readonly pairings?: readonly { readonly gameId: string; readonly players: readonly string[] }[];
    readonly byes?: readonly Score[];
    readonly gameId?: string;
    readonly endedAt?: number;
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
  readonly tieBreaks: readonly string[];
  readonly rating: { readonly rating: SkillSystem };
}

interface Game {
  readonly players: readonly string[];
  kind: 'PLAYED' | 'FORFEITED' | 'CORRECTED' | 'ANNULLED' | null;
  scores: readonly Score[];
  endedAt: number | null;
  placed: readonly Placed[];
}

/** The computed results of a season. */
export interface DerivedSeason {
  readonly table: readonly {
    readonly player: string;
    readonly rank: number;
    readonly points: number;
    readonly tieBreaks: readonly number[];
  }[];
  readonly skills: ReadonlyMap<string, Skill>;
}

/** The points of a player in a round, with the opponents. */
interface Got {
  readonly points: number;
  readonly against: readonly string[];
  readonly inGame: number;
}

/**
 * Computes the table and the ratings of a season from the events of its league alone: written after the papers and the
 * descriptions of the API, without the server's own code.
 */
export function derivedSeason(events: readonly ToldEvent[], number: number): DerivedSeason {
  const own = events.filter(({ payload }) => payload.season === number);
  const plan = own.find(({ type }) => type === 'seasonOpened')!.payload.plan!;
  const entries = own.filter(({ type }) => type === 'entered').map(({ payload }) => payload);
  const rounds = new Map<number, ToldEvent['payload']>();
  const games = new Map<string, Game>();
  for (const { type, payload } of own) {
    if (type === 'roundPaired') {
      rounds.set(payload.round!, payload);
      for (const { gameId, players } of payload.pairings!)
        games.set(gameId, { players, kind: null, scores: [], endedAt: null, placed: [] });
    }
    const game = games.get(payload.gameId ?? '');
    if (!game) continue;
    game.scores = payload.scores ?? [];
    if (type === 'resultConfirmed') {
      game.endedAt = payload.endedAt!;
      game.placed = payload.placed!;
    }
    game.kind = (
      {
        resultConfirmed: 'PLAYED',
        resultForfeited: 'FORFEITED',
        resultCorrected: 'CORRECTED',
        resultAnnulled: 'ANNULLED',
      } as const
    )[type as 'resultConfirmed'];
  }
  const paired = [...rounds.values()].flatMap(({ pairings }) =>
    pairings!.map(({ gameId }) => [gameId, games.get(gameId)!] as const),
  );
  const got = new Map<string, Got[]>(entries.map(({ player }) => [player!, []]));
  for (const { byes } of rounds.values())
    for (const { player, points } of byes!) got.get(player)!.push({ points, against: [], inGame: 0 });
  for (const [, { players, kind, scores, placed }] of paired)
    for (const { player, points } of scores)
      got.get(player)!.push({
        points,
        against: kind === 'FORFEITED' ? [] : players.filter((other) => other !== player),
        inGame: kind === 'FORFEITED' ? 0 : (placed.find((one) => one.player === player)?.points ?? 0),
      });
  const order = [...entries].sort((one, other) => one.number! - other.number!).map(({ player }) => player!);
  return { table: tableOf(order, got, plan.tieBreaks), skills: rated(plan.rating.rating, ratedGames(paired)) };
}

/** Games that were played and count, in the order in which they ended, with the ranks that they count for. */
function ratedGames(
  paired: readonly (readonly [string, Game])[],
): readonly (readonly { player: string; rank: number }[])[] {
  return paired
    .filter(([, { kind, endedAt }]) => (kind === 'PLAYED' || kind === 'CORRECTED') && endedAt !== null)
    .sort(([one, { endedAt: from }], [other, { endedAt: to }]) => from! - to! || (idIn(one) < idIn(other) ? -1 : 1))
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

type TieBreak = (got: ReadonlyMap<string, readonly Got[]>, player: string, equals: readonly string[]) => number;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const pointsOf = (got: ReadonlyMap<string, readonly Got[]>, player: string): number =>
  sum(got.get(player)!.map(({ points }) => points));

const tieBreaks: Readonly<Record<string, TieBreak>> = {
  BUCHHOLZ: (got, player) =>
    sum(got.get(player)!.flatMap(({ against }) => against.map((other) => pointsOf(got, other)))),
  SONNEBORN_BERGER: (got, player) =>
    sum(got.get(player)!.map(({ points, against }) => points * sum(against.map((other) => pointsOf(got, other))))),
  GAME_POINTS: (got, player) => sum(got.get(player)!.map(({ inGame }) => inGame)),
  DIRECT_ENCOUNTER: (got, player, equals) => {
    const haveAllMet = equals.every((one) =>
      equals.every((other) => one === other || got.get(one)!.some(({ against }) => against.includes(other))),
    );
    if (!haveAllMet) return 0;
    const among = got
      .get(player)!
      .filter(({ against }) => against.some((other) => other !== player && equals.includes(other)));
    return sum(among.map(({ points }) => points));
  },
};

function tableOf(
  order: readonly string[],
  got: ReadonlyMap<string, readonly Got[]>,
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
    }))
    .sort((one, other) => one.rank - other.rank || one.place - other.place)
    .map(({ place: _place, ...line }) => line);
}
