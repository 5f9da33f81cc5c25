import type { Subject } from '#contracts';
import {
  closingWords,
  leagueCommandSchemas,
  leagueEventSchemas,
  laterWords,
  leagueRefusals,
  obstacleWords,
  planSchema,
  seatingWords,
  tieBreakWords,
} from '#leagues';

/** The part of a plan that does not depend on the ruleset: the ruleset and its options have types of their own. */
const plan = planSchema.omit({ ruleset: true, rulesVersion: true, options: true }).meta({
  id: 'Plan',
  description: 'The plan of a season: its format, schedule and scoring.',
});

const { seasonOpened, ...events } = leagueEventSchemas;
// Openings have mutations of their own; games confirm results, the server pairs waiting players and rounds that are
// due, and its operator vouches.
const {
  openLeague: _openLeague,
  openSeason: _openSeason,
  confirmResult: _confirmResult,
  pairWaiting: _pairWaiting,
  pairNext: _pairNext,
  vouch: _vouch,
  revokeVouch: _revokeVouch,
  ...commands
} = leagueCommandSchemas;

/** Leagues, as their types derive from their schemas. */
export const leagueSubject: Subject = {
  name: 'league',
  title: 'a league',
  commands,
  events: {
    ...events,
    seasonOpened: seasonOpened.extend({ plan }).meta(seasonOpened.meta() ?? {}),
  },
  refusals: leagueRefusals,
  objects: { plan },
  words: [tieBreakWords, seatingWords, closingWords, laterWords, obstacleWords],
};
