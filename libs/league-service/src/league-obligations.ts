import { TELL_LEAGUE } from '#games';
import type { NewObligation } from '#event-store';
import {
  evolveLeague,
  gamesOf,
  joinBy,
  openingCommandId,
  seatBy,
  toPlayIn,
  type League,
  type LeagueEvent,
  type Season,
  waitsForSeeds,
  type WaitingPlayer,
} from '#leagues';
import { decksDueAfter, type DeckObligationPayload } from './deck-obligations.js';
import { reportDue, type ReportObligationPayload } from './report-obligations.js';
import { roundsDueAfter, type RoundObligationPayload } from './round-obligations.js';

/** Kind of the obligation of a league to tell its webhooks of its events. */
export const TELL_WEBHOOKS = 'webhooks';

/** The obligation of a commit of a league to its webhooks. @param version that of the league before it. */
export const webhookObligation = (version: number, dueAt: number): NewObligation => ({
  key: `webhooks/${version}`,
  kind: TELL_WEBHOOKS,
  dueAt,
  payload: {},
});

/**
 * The obligations of a league to a game: to open it, to seat players who have not sat down with a seed of their own, to find no-shows,
 * to follow a vacation, and to end one that counts for nothing.
 */
export type GameObligationPayload = Readonly<{
  duty: 'open' | 'seat' | 'absent' | 'vacation' | 'end';
  gameId: string;
  /** The command id with which the game is opened; the id of the game follows from it. */
  commandId?: string;
}>;

/** The obligation of a league to a player who waits in an arena: to pair them. */
export type PairingObligationPayload = Readonly<{
  duty: 'pair';
  season: number;
  /** Version of the league with which they began to wait. */
  version: number;
}>;

/** An obligation of a league. */
export interface LeagueObligation extends NewObligation {
  readonly payload:
    | GameObligationPayload
    | PairingObligationPayload
    | RoundObligationPayload
    | ReportObligationPayload
    | DeckObligationPayload;
}

/** The key of an obligation of a league to a game. */
export const keyOf = (duty: GameObligationPayload['duty'], gameId: string): string => `league/${duty}/${gameId}`;

/** The key of the obligation of a league to the player who began to wait with this version of it. */
const pairingKeyOf = ({ version }: Pick<WaitingPlayer, 'version'>): string => `league/pair/${version}`;

const obligationTo = (payload: GameObligationPayload, dueAt: number): LeagueObligation => ({
  key: keyOf(payload.duty, payload.gameId),
  kind: TELL_LEAGUE,
  dueAt,
  payload,
});

/** The obligations of a commit of a league, and the keys of those that it meets or makes pointless. */
interface ObligationChanges {
  readonly obligations: readonly LeagueObligation[];
  readonly settled: readonly string[];
}

/**
 * The consequences of the events of a commit.
 * @param before the league as it was. @param commandId that of the commit. @param at when it was made.
 */
export function obligationChangesAfter(
  before: League,
  events: readonly LeagueEvent[],
  { commandId, at }: { readonly commandId: string; readonly at: number },
): ObligationChanges {
  const owed = events.map((event, place): ObligationChanges => {
    switch (event.type) {
      case 'roundPaired':
        return afterPairing(before, event, commandId, at);
      case 'resultReported':
        return {
          obligations: reportDue(seasonOf(before, event), event, { version: before.version + place + 1, at }),
          settled: [],
        };
      case 'vacationTaken':
        return { obligations: following(before, event, at), settled: [] };
      case 'gameFollowed':
        return { obligations: openingOf(seasonOf(before, event), event, openingCommandId(commandId, 0)), settled: [] };
      case 'waits':
        return pairing(before, event, before.version + place + 1);
      case 'stoppedWaiting':
      case 'withdrawn':
      case 'dropped':
        return { obligations: [], settled: noLongerWaiting(seasonOf(before, event), [event.player]) };
      case 'resultConfirmed':
        return { obligations: [], settled: [keyOf('seat', event.gameId), keyOf('absent', event.gameId)] };
      case 'gameLost':
      case 'resultForfeited':
      case 'resultAnnulled':
        return ending([event.gameId], at);
      default:
        return { obligations: [], settled: [] };
    }
  });
  const after = events.reduce(evolveLeague, before);
  return {
    obligations: [
      ...owed.flatMap(({ obligations }) => obligations),
      ...roundsDueAfter(before, after, at),
      ...decksDueAfter(before, after, at),
    ],
    settled: owed.flatMap(({ settled }) => settled),
  };
}

/** A round that is paired again ends its earlier games. */
function afterPairing(
  league: League,
  event: Extract<LeagueEvent, { readonly type: 'roundPaired' }>,
  pairedBy: string,
  at: number,
): ObligationChanges {
  const season = seasonOf(league, event);
  const before = (season?.rounds[event.round - 1]?.pairings ?? []).flatMap(gamesOf).map(({ gameId }) => gameId);
  const { obligations, settled } = ending(before, at);
  const { startsAt } = event;
  const games = event.pairings.flatMap(({ gameId, boards }) => boards ?? [{ gameId }]);
  const owed = games.flatMap(({ gameId }, place) =>
    openingOf(season, { gameId, startsAt }, openingCommandId(pairedBy, place)),
  );
  const waited = noLongerWaiting(
    season,
    event.pairings.flatMap(({ players }) => players),
  );
  return { obligations: [...obligations, ...owed], settled: [...settled, ...waited] };
}

/** A game is opened at its time, its players are seated, and no-shows are found; none of that where it is played elsewhere. */
const openingOf = (
  season: Season | undefined,
  { gameId, startsAt }: { readonly gameId: string; readonly startsAt: number },
  commandId: string,
): readonly LeagueObligation[] =>
  season?.plan.elsewhere
    ? []
    : [
        obligationTo({ duty: 'open', gameId, commandId }, startsAt),
        ...(season && waitsForSeeds(season)
          ? [obligationTo({ duty: 'seat', gameId, commandId }, seatBy(startsAt, season.plan))]
          : []),
        obligationTo({ duty: 'absent', gameId }, season ? joinBy(startsAt, season.plan) : startsAt),
      ];

/** The clocks of a player stand still in the games that they play now; later ones see to it when they ask. */
const following = (
  league: League,
  { season: number, by, until }: Extract<LeagueEvent, { readonly type: 'vacationTaken' }>,
  dueAt: number,
): readonly LeagueObligation[] =>
  toPlayIn(league, by)
    .filter(({ season }) => season.number === number)
    .map(({ pairing: { gameId } }) => ({
      key: `${keyOf('vacation', gameId)}/${by}/${until}`,
      kind: TELL_LEAGUE,
      dueAt,
      payload: { duty: 'vacation', gameId },
    }));

/** A player who begins to wait is paired after the seconds of the plan, with all who wait then. */
function pairing(
  league: League,
  event: Extract<LeagueEvent, { readonly type: 'waits' }>,
  version: number,
): ObligationChanges {
  const season = seasonOf(league, event);
  const dueAt = season ? pairsAt(season, event) : event.since;
  const payload: PairingObligationPayload = { duty: 'pair', season: event.season, version };
  return { obligations: [{ key: pairingKeyOf(payload), kind: TELL_LEAGUE, dueAt, payload }], settled: [] };
}

/** When a player who waits in a season is paired with the others who wait then, in milliseconds since 1970. */
export const pairsAt = ({ plan: { format } }: Season, { since }: Pick<WaitingPlayer, 'since'>): number =>
  since + (format.kind === 'ARENA' ? format.pairAfter : 0) * 1_000;

const seasonOf = ({ seasons }: League, { season }: { readonly season: number }): Season | undefined =>
  seasons.find(({ number }) => number === season);

const noLongerWaiting = (season: Season | undefined, players: readonly string[]): readonly string[] =>
  (season?.waiting ?? []).filter(({ player }) => players.includes(player)).map(pairingKeyOf);

const ending = (gameIds: readonly string[], at: number): ObligationChanges => ({
  obligations: gameIds.map((gameId) => obligationTo({ duty: 'end', gameId }, at)),
  settled: gameIds.flatMap((gameId) => [keyOf('open', gameId), keyOf('seat', gameId), keyOf('absent', gameId)]),
});
