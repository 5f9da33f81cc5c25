import { isRefusal, type Random } from '#kernel';
import { reportOf } from '../../exchange/report-of.js';
import { writeTrf } from '../../exchange/trf-writer.js';
import type { LeagueCommand } from '../../league/commands.js';
import { decideLeague } from '../../league/decide.js';
import { evolveLeague } from '../../league/evolve.js';
import { gamesOf } from '../../league/running/match-games.js';
import { pairingsOf, type League } from '../../league/state.js';
import { asked } from '../desk.js';

/** The report of the latest season of a league after some rounds, played elsewhere; a text that is no report where it has none. */
export function reportedRounds(league: League, random: Random): string {
  let after = league;
  const give = (command: LeagueCommand): void => {
    const decision = decideLeague(after, command, { ...asked('system', true, after.version), deals: undefined });
    if (!isRefusal(decision)) after = decision.events.reduce(evolveLeague, after);
  };
  for (let rounds = 1 + random.below(2); rounds > 0; rounds -= 1) {
    const season = after.seasons.at(-1);
    if (!season) break;
    const told = { season: season.number } as const;
    give({ type: 'pairRound', ...told, round: season.rounds.length + 1 });
    const open = pairingsOf(after.seasons.at(-1) ?? season).flatMap(gamesOf);
    for (const { gameId, players } of open.filter(({ outcome }) => outcome === null)) {
      const won = random.pick([null, ...players]);
      const placed = players.map((player) => ({ player, rank: won === null || won === player ? 1 : 2, points: 1 }));
      if (random.below(5) === 0)
        give({ type: 'forfeit', ...told, gameId, absent: players.slice(0, 1), reason: 'They were not there.' });
      else give({ type: 'confirmResult', ...told, gameId, gameHash: 'h', endedAt: 1, placed });
    }
  }
  const season = after.seasons.at(-1);
  const names = { title: 'Elsewhere', nameOf: () => 'Player', dateOf: () => '1970-01-01' };
  const report = season && reportOf(season, names);
  return report === undefined || typeof report === 'string' ? 'no report' : writeTrf(report);
}
