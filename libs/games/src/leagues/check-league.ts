import { isRefusal, isSameJson } from '#kernel';
import { decideLeague, type LeagueCommand } from '#leagues';
import { verifyChain, type GameFault, type LoadedGame, type StoredCommit } from '#records';
import { askingOf } from './league-asking.js';
import { leagueAfter, leagueForms, type LoadedLeague } from './league-kind.js';
import { placedIn, playedIn } from './league-results.js';

/** What a check of the next commit of a league found: the league, or the first fault. */
type LeagueCheck =
  { readonly ok: true; readonly loaded: LoadedLeague } | { readonly ok: false; readonly fault: GameFault };

/**
 * Checks the next commit of a league: that it follows in the chain, and what its command makes of the league before it.
 * @param game the one whose result the commit writes down, as it ended; `undefined` where it writes down none, or one that is lost.
 */
export function checkLeagueCommit(
  before: LoadedLeague,
  commit: StoredCommit,
  game: LoadedGame | undefined,
): LeagueCheck {
  const fault = (reason: GameFault['reason'], expected?: unknown): LeagueCheck => ({
    ok: false,
    fault: { version: commit.firstVersion, reason, ...(expected === undefined ? {} : { expected }) },
  });
  const chain = verifyChain([commit], { version: before.league.version, hash: before.hash });
  if (!chain.ok) return fault(chain.broken.reason);
  const command = meantBy(commit);
  if (command.type === 'confirmResult' && !isOf(before, command, game)) return fault('events');
  const decision = decideLeague(before.league, command, askingOf(before.leagueId, commit));
  if (isRefusal(decision)) return fault('refused', decision);
  const due = leagueForms.written(decision.events);
  if (!isSameJson(due.map(plain), commit.events.map(plain))) return fault('events', due);
  return { ok: true, loaded: { ...leagueAfter(before, decision.events, commit.at), hash: commit.hash } };
}

/** Under which version of its rules a season is played, the server has said: what else it may be is not for the league to know. */
function meantBy({ command, events }: StoredCommit): LeagueCommand {
  const asked = command as unknown as LeagueCommand;
  if (asked.type !== 'openSeason') return asked;
  const { plan } = events[0]?.data as { readonly plan?: { readonly rulesVersion?: string } };
  return { ...asked, plan: { ...asked.plan, rulesVersion: plan?.rulesVersion } };
}

/** Whether a result is what its game came to. */
function isOf(
  { league }: LoadedLeague,
  { gameId, gameHash, endedAt, placed }: Extract<LeagueCommand, { readonly type: 'confirmResult' }>,
  game: LoadedGame | undefined,
): boolean {
  const played = playedIn(league, gameId);
  if (!game || !played) return false;
  return game.hash === gameHash && game.at === endedAt && isSameJson(placedIn(game, played), placed);
}

const plain = ({ type, data }: { readonly type: string; readonly data: unknown }): unknown => ({ type, data });
