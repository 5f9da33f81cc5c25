import { afterDecks, isDeckEvent } from './decks/evolve.js';
import { afterEntering, isEnteringEvent, withoutApplicant } from './entering/evolve.js';
import { newEntering } from './entering/state.js';
import type { LeagueEvent } from './events.js';
import { afterGroups, isGroupEvent } from './groups/evolve.js';
import { withImportedRound } from './importing/evolve.js';
import { afterOrganizing, isOrganizingEvent, type OrganizingEvent } from './organizing/evolve.js';
import { afterRunning, isRunningEvent } from './running/evolution.js';
import { isReportEvent, withReport } from './running/report-evolution.js';
import { withBoard } from './running/board-evolution.js';
import { hasBoards, hasGame } from './running/match-games.js';
import { outcomeOf } from './running/outcomes.js';
import { begun, withGameResult, withLostGame, withNextGame } from './running/match-evolution.js';
import type { Entry, League, Pairing, Season } from './state.js';
import { afterVacation } from './vacations/evolve.js';

/** A league after one more event; the given one is not changed. */
export function evolveLeague(league: League, event: LeagueEvent): League {
  return { ...changed(league, event), version: league.version + 1 };
}

function changed(league: League, event: LeagueEvent): League {
  if (isOrganizingEvent(event)) return afterOrganizing(league, event);
  switch (event.type) {
    case 'opened':
      return { ...league, name: event.name, operators: event.operators };
    case 'seasonOpened': {
      const { season: number, name, plan, consent = false } = event;
      const blank = { entries: [], invitations: [], entering: newEntering, about: {}, rounds: [], waiting: [] };
      return { ...league, seasons: [...league.seasons, { number, name, plan, status: 'OPEN', consent, ...blank }] };
    }
    case 'vouched':
    case 'vouchRevoked':
      return { ...league, vouched: event.type === 'vouched' };
    default:
      return {
        ...league,
        seasons: league.seasons.map((season) =>
          season.number === event.season ? seasonAfter(season, event, league.version + 1) : season,
        ),
      };
  }
}

/** An event of a season. */
export type SeasonEvent = Exclude<
  LeagueEvent,
  OrganizingEvent | { readonly type: 'opened' | 'seasonOpened' | 'vouched' | 'vouchRevoked' }
>;

/**
 * A season after one more event; the given one is not changed.
 * @param version that of its league with the event; any where only the bracket is asked for.
 */
export function seasonAfter(season: Season, event: SeasonEvent, version = 0): Season {
  if (isEnteringEvent(event)) return afterEntering(season, event);
  if (isRunningEvent(event)) return afterRunning(season, event);
  if (isGroupEvent(event)) return afterGroups(season, event);
  if (isDeckEvent(event)) return afterDecks(season, event);
  switch (event.type) {
    case 'entered':
      return withEntry(season, event);
    case 'invited':
    case 'invitationAccepted':
    case 'invitationDeclined':
      return withAnswer(season, event);
    case 'withdrawn':
      return {
        ...withoutInvitation(withoutWaiting(season, [event.player]), event.player),
        entries: season.entries.map((entry) =>
          entry.player === event.player ? { ...entry, withdrawnAfter: season.rounds.length } : entry,
        ),
      };
    case 'roundPaired':
      return withRound(season, event);
    case 'roundImported':
      return withImportedRound(season, event, version);
    case 'waits': {
      const { player, since } = event;
      return { ...season, waiting: [...season.waiting, { player, since, version }] };
    }
    case 'stoppedWaiting':
      return withoutWaiting(season, [event.player]);
    case 'vacationTaken':
      return afterVacation(season, event);
    case 'seasonClosed':
      return { ...season, status: 'CLOSED' };
    default:
      return withResult(season, event, version);
  }
}

/** A season with its next round. A round that is paired again replaces its previous pairing. */
function withRound(season: Season, event: Extract<SeasonEvent, { readonly type: 'roundPaired' }>): Season {
  const { round: number, startsAt, byes, deal, boardDeals } = event;
  const pairings = event.pairings.map((pairing) => begun(season, pairing, startsAt));
  const round = { number, startsAt, paired: pairedBefore(season, number) + 1, pairings, byes };
  const deals = { ...(deal ? { deal } : {}), ...(boardDeals ? { boardDeals } : {}) };
  return {
    ...withoutWaiting(
      season,
      pairings.flatMap(({ players }) => players),
    ),
    rounds: [...season.rounds.slice(0, number - 1), { ...round, ...deals }],
  };
}

/** How often a round was paired so far. */
export const pairedBefore = ({ rounds }: Season, round: number): number => rounds[round - 1]?.paired ?? 0;

function withEntry(season: Season, event: Extract<SeasonEvent, { readonly type: 'entered' }>): Season {
  const { player, members, number } = event;
  const entry: Entry = { player, members, number, withdrawnAfter: null, ...checkedInBefore(season, player) };
  return { ...withoutInvitation(season, player), entries: [...season.entries, entry] };
}

/** Players who are paired, withdraw or stop waiting no longer wait. */
function withoutWaiting(season: Season, players: readonly string[]): Season {
  const gone = new Set(players);
  return { ...season, waiting: season.waiting.filter(({ player }) => !gone.has(player)) };
}

type InvitationEvent = Extract<SeasonEvent, { readonly type: 'invited' | 'invitationAccepted' | 'invitationDeclined' }>;

function withAnswer(season: Season, event: InvitationEvent): Season {
  switch (event.type) {
    case 'invited': {
      const { player, members, number = null, admitted: isAdmitted = false, by } = event;
      const accepted = members.filter((member) => member === by);
      return { ...season, invitations: [...season.invitations, { player, members, number, accepted, by, isAdmitted }] };
    }
    case 'invitationAccepted':
      return {
        ...season,
        invitations: season.invitations.map((one) =>
          one.player === event.player ? { ...one, accepted: [...one.accepted, event.by] } : one,
        ),
      };
    case 'invitationDeclined':
      return withoutInvitation(season, event.player);
  }
}

const withoutInvitation = (season: Season, player: string): Season => ({
  ...season,
  invitations: season.invitations.filter((one) => one.player !== player),
  entering: withoutApplicant(season.entering, player),
});

/** A participant of the waiting list keeps its check-in. */
const checkedInBefore = ({ entering }: Season, player: string): Pick<Entry, 'isCheckedIn'> =>
  entering.applicants.some((one) => one.player === player && one.isCheckedIn) ? { isCheckedIn: true } : {};

/** From the end, since results are usually of late rounds. All other rounds stay the same objects. */
function withResult(season: Season, event: ResultEvent, version: number): Season {
  const wanted = event.type === 'gameFollowed' ? event.follows : event.gameId;
  const isIts = (pairing: Pairing): boolean => hasGame(pairing, wanted);
  const place = season.rounds.findLastIndex(({ pairings }) => pairings.some(isIts));
  const round = season.rounds[place];
  if (!round) return season;
  const pairings = round.pairings.map((one) => (isIts(one) ? changedBy(one, event, version) : one));
  return { ...season, rounds: season.rounds.with(place, { ...round, pairings }) };
}

type ResultEvent = Extract<SeasonEvent, { readonly gameId: string }>;

function changedBy(pairing: Pairing, event: ResultEvent, version: number): Pairing {
  if (event.type === 'matchStands') return { ...pairing, stands: true };
  if (event.type === 'gameFollowed') return withNextGame(pairing, event);
  if (isReportEvent(event)) return withReport(pairing, event, version);
  if (event.type === 'gameLost') return withLostGame(pairing, event, version);
  if (event.type !== 'matchDecided' && hasBoards(pairing)) return withBoard(pairing, event, version);
  if (event.type === 'resultConfirmed' && pairing.games) return withGameResult(pairing, event, version);
  return { ...pairing, outcome: outcomeOf(pairing, event, version) };
}
