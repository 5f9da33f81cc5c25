import type { Subject } from '#contracts';
import {
  closingWords,
  leagueCommandSchemas,
  leagueEventSchemas,
  leagueRefusals,
  planSchema,
  seatingWords,
  tieBreakWords,
} from '#leagues';

/** Of a plan what is the same whatever is played: the ruleset and its options have types of their own. */
const plan = planSchema.omit({ ruleset: true, rulesVersion: true, options: true }).meta({
  id: 'Plan',
  description: 'How a season is played.',
});

const { seasonOpened, ...events } = leagueEventSchemas;
// What opens something has a mutation of its own; results are confirmed by their games, the server pairs those who wait, and its operator vouches.
const {
  openLeague: _openLeague,
  openSeason: _openSeason,
  confirmResult: _confirmResult,
  pairWaiting: _pairWaiting,
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
  words: [tieBreakWords, seatingWords, closingWords],
};
