import type { LeagueEvent } from './events.js';
import type { League, Pairing, PairingOutcome, Season } from './state.js';

/** A league after one more event; the one given stays as it is. */
export function evolveLeague(league: League, event: LeagueEvent): League {
  return { ...changed(league, event), version: league.version + 1 };
}

function changed(league: League, event: LeagueEvent): League {
  switch (event.type) {
    case 'opened':
      return { ...league, name: event.name, operators: event.operators };
    case 'seasonOpened': {
      const { season: number, name, plan } = event;
      return {
        ...league,
        seasons: [...league.seasons, { number, name, plan, status: 'OPEN', entries: [], rounds: [] }],
      };
    }
    default:
      return {
        ...league,
        seasons: league.seasons.map((season) => (season.number === event.season ? ofSeason(season, event) : season)),
      };
  }
}

type SeasonEvent = Exclude<LeagueEvent, { readonly type: 'opened' | 'seasonOpened' }>;

function ofSeason(season: Season, event: SeasonEvent): Season {
  switch (event.type) {
    case 'entered': {
      const { player, members, number } = event;
      return { ...season, entries: [...season.entries, { player, members, number, withdrawnAfter: null }] };
    }
    case 'withdrawn':
      return {
        ...season,
        entries: season.entries.map((entry) =>
          entry.player === event.player ? { ...entry, withdrawnAfter: season.rounds.length } : entry,
        ),
      };
    case 'roundPaired': {
      const { round: number, startsAt, byes } = event;
      const pairings = event.pairings.map((pairing): Pairing => ({ ...pairing, outcome: null }));
      // A round that is paired anew takes the place of what it was.
      return { ...season, rounds: [...season.rounds.slice(0, number - 1), { number, startsAt, pairings, byes }] };
    }
    case 'seasonClosed':
      return { ...season, status: 'CLOSED' };
    default:
      return withResult(season, event);
  }
}

/** From the end: results are of late rounds. All other rounds stay the same objects. */
function withResult(season: Season, event: ResultEvent): Season {
  const isIts = ({ gameId }: Pairing): boolean => gameId === event.gameId;
  const place = season.rounds.findLastIndex(({ pairings }) => pairings.some(isIts));
  const round = season.rounds[place];
  if (!round) return season;
  const pairings = round.pairings.map((one) => (isIts(one) ? { ...one, outcome: outcomeOf(one, event) } : one));
  return { ...season, rounds: season.rounds.with(place, { ...round, pairings }) };
}

type ResultEvent = Extract<SeasonEvent, { readonly gameId: string }>;

function outcomeOf({ outcome }: Pairing, event: ResultEvent): PairingOutcome {
  const { gameHash = null, endedAt = null, placed = [] } = outcome ?? {};
  const played = { gameHash, endedAt, placed };
  switch (event.type) {
    case 'resultConfirmed':
      return {
        kind: 'CONFIRMED',
        scores: event.scores,
        gameHash: event.gameHash,
        endedAt: event.endedAt,
        placed: event.placed,
      };
    case 'resultForfeited':
      return { kind: 'FORFEITED', scores: event.scores, ...played };
    case 'resultCorrected':
      return { kind: 'CORRECTED', scores: event.scores, ...played };
    case 'resultAnnulled':
      return { kind: 'ANNULLED', scores: [], ...played };
  }
}
