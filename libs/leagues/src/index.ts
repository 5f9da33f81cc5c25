export { deckCommitment, type OpenDeck } from './league/decks/commitment.js';
export { deckWords } from './league/decks/plan.js';
export type { SubmittedDeck } from './league/decks/state.js';
export { deckOf, withoutDeck } from './league/decks/submitted.js';
export { droppedWords } from './league/entering/events.js';
export { drawCommitment } from './league/groups/drawing.js';
export { groupAlone } from './league/groups/group-season.js';
export { formingWords } from './league/groups/plan.js';
export { needsFacts } from './league/entering/admission.js';
export { requestedByes } from './league/entering/bye-requests.js';
export { readyToPair } from './league/entering/check-in.js';
export type { EntryFacts } from './league/entering/facts.js';
export type { Applicant } from './league/entering/state.js';
export { aboutSchema } from './league/organizing/about.js';
export { roleOf, roleWords, type Role } from './league/roles.js';
export { checkReport, type ReportCheck, type ReportPair } from './exchange/check-report.js';
export { generateSeason, type RandomSeason } from './exchange/generate-season.js';
export { noReportWords, reportOf } from './exchange/report-of.js';
export type { Report } from './exchange/report.js';
export type { TrfFault } from './exchange/trf-line.js';
export { readTrf } from './exchange/trf-reader.js';
export { withoutNames } from './exchange/without-names.js';
export { writeTrf } from './exchange/trf-writer.js';
export { closingWords, leagueCommandSchemas, type LeagueCommand } from './league/commands.js';
export { bracketOf } from './league/bracket.js';
export type { Asking, DeckFacts, LeagueDecision } from './league/asking.js';
export { sharedDealOf } from './league/deals.js';
export { decideLeague } from './league/decide.js';
export { leagueEventSchemas, type LeagueEvent } from './league/events.js';
export { evolveLeague, pairedBefore } from './league/evolve.js';
export {
  dealWords,
  joinBy,
  planSchema,
  seatBy,
  seatingWords,
  waitsForSeeds,
  type Format,
  type Plan,
  type Scoring,
} from './league/plan.js';
export { proposalFor, proposedRound, type Proposal, type ProposedRound } from './league/proposal.js';
export { leagueRefusals, refuseLeague, type LeagueRefusalCode } from './league/refusals.js';
export { laterWords } from './league/later-matches.js';
export { pointSystemOf, type PointSystem } from './league/point-system.js';
export { forfeitScores, scoresOf, type Placed, type Scored } from './league/scoring.js';
export { obstacleWords } from './league/running/pairing-plan.js';
export { importedWords } from './league/importing/schemas.js';
export { drawnWords } from './league/running/match-plan.js';
export { gamesOf, hasGame } from './league/running/match-games.js';
export { resultsOf } from './league/results.js';
export { leagueRatingsOf, ratingsOf } from './league/season-ratings.js';
export { tableOf } from './league/season-table.js';
export { entersOthers } from './league/invitations.js';
export { toAnswerIn, type ToAnswer } from './league/to-answer.js';
export { toPlayIn, type ToPlay } from './league/to-play.js';
export {
  isComplete,
  newLeague,
  pairingsOf,
  playing,
  seatsOf,
  type Entry,
  type Invitation,
  type League,
  type MatchGame,
  type Pairing,
  type PairingOutcome,
  type Round,
  type SeatOfLeague,
  type Season,
  type WaitingPlayer,
} from './league/state.js';
export { vacationLeft, vacationOf } from './league/vacations/taken.js';
export type { BracketMatch } from './pairings/knock-out.js';
export { NoPairing } from './pairings/swiss/dutch.js';
export { NoTables } from './pairings/tables.js';
export { ratingParametersSchema, type RatingParameters } from './ratings/parameters.js';
export { inOrder, RatingBook, type BookChange, type RatingLine, type RatingStep } from './ratings/rating-book.js';
export type { Rating } from './ratings/rating-system.js';
export { resultSchema, type Result } from './ratings/result.js';
export type { StandingsLine } from './standings/standings.js';
export { tieBreakWords } from './standings/tie-breaks.js';
export { checkLeagueCommit, type LeagueCheck } from './stream/check-league.js';
export { askingOf } from './stream/league-asking.js';
export { leagueAsAccount, leagueNamed, leagueOf, openedLeagueId, openingCommandId } from './stream/league-ids.js';
export { placedIn, playedIn, roundOf, seasonOfGame, type Played } from './stream/league-results.js';
export { daysToFollow } from './stream/league-vacations.js';
export { foldLeague, leagueAfter, leagueForms, unopenedLeague, type LoadedLeague } from './stream/loaded-league.js';
