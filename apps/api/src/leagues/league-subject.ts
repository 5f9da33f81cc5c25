import type { Subject } from '#contracts';
import { z } from 'zod';
import {
  closingWords,
  deckWords,
  droppedWords,
  aboutSchema,
  leagueCommandSchemas,
  leagueEventSchemas,
  laterWords,
  leagueRefusals,
  obstacleWords,
  planSchema,
  roleWords,
  seatingWords,
  tieBreakWords,
} from '#leagues';

/** The part of a plan that does not depend on the ruleset: the ruleset and its options have types of their own. */
const plan = planSchema.omit({ ruleset: true, rulesVersion: true, options: true }).meta({
  id: 'Plan',
  description: 'The plan of a season: its format, schedule and scoring.',
});

const { seasonOpened, planChanged, ...events } = leagueEventSchemas;
// Plans have mutations of their own, and the server sets facts; games confirm results, the server pairs waiting players and rounds that
// are due and drops players without a deck, and its operator vouches.
const {
  openLeague: _openLeague,
  openSeason: _openSeason,
  changePlan: _changePlan,
  confirmResult: _confirmResult,
  pairWaiting: _pairWaiting,
  pairNext: _pairNext,
  dropWithoutDeck: _dropWithoutDeck,
  vouch: _vouch,
  revokeVouch: _revokeVouch,
  enter,
  accept,
  submitDeck,
  ...commands
} = leagueCommandSchemas;

/** Leagues, as their types derive from their schemas. */
export const leagueSubject: Subject = {
  name: 'league',
  title: 'a league',
  commands: {
    ...commands,
    enter: enter.omit({ facts: true }).meta(enter.meta() ?? {}),
    accept: accept.omit({ facts: true }).meta(accept.meta() ?? {}),
    // The server replaces the deck by its commitment.
    submitDeck: submitDeck
      .omit({ commitment: true })
      .extend({
        deckId: z.string().optional().meta({ description: 'The id of a deck of yours.' }),
        baseId: z.string().optional().meta({ description: 'The id of a base of yours, or of a shared one.' }),
      })
      .meta(submitDeck.meta() ?? {}),
  },
  events: {
    ...events,
    seasonOpened: seasonOpened.extend({ plan }).meta(seasonOpened.meta() ?? {}),
    planChanged: planChanged.extend({ plan }).meta(planChanged.meta() ?? {}),
  },
  refusals: leagueRefusals,
  objects: { plan, about: aboutSchema },
  words: [deckWords, droppedWords, tieBreakWords, seatingWords, closingWords, laterWords, roleWords, obstacleWords],
};
