import type { Subject } from '#contracts';
import type { AnyRuleset } from '#kernel';
import { z } from 'zod';
import {
  closingWords,
  deckWords,
  drawnWords,
  droppedWords,
  dealWords,
  formingWords,
  importedWords,
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

/** A plan for rulesets to whose games players bring nothing. */
const planWithoutDecks = plan.omit({ decks: true }).meta(plan.meta() ?? {});

const { seasonOpened, planChanged, deckSubmitted, deckShown, deckLost, ...events } = leagueEventSchemas;

const planEvents = (of: z.ZodObject) => ({
  seasonOpened: seasonOpened.extend({ plan: of }).meta(seasonOpened.meta() ?? {}),
  planChanged: planChanged.extend({ plan: of }).meta(planChanged.meta() ?? {}),
});

// Plans and reports have mutations of their own, and the server sets facts; games confirm results, the server pairs waiting players and rounds that
// are due and drops players without a deck, and its operator vouches.
const {
  openLeague: _openLeague,
  openSeason: _openSeason,
  changePlan: _changePlan,
  importRounds: _importRounds,
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

/** The parts of leagues that a server without decks and bases has as well. */
const common = {
  commands: {
    ...commands,
    enter: enter.omit({ facts: true }).meta(enter.meta() ?? {}),
    accept: accept.omit({ facts: true }).meta(accept.meta() ?? {}),
  },
  events: { ...events, ...planEvents(planWithoutDecks) },
  objects: { plan: planWithoutDecks, about: aboutSchema },
};

/** What decks and bases of seasons add. */
const withDecks = {
  commands: {
    ...common.commands,
    // The server replaces the deck by its commitment.
    submitDeck: submitDeck
      .omit({ commitment: true })
      .extend({
        deckId: z.string().optional().meta({ description: 'The id of a deck of yours.' }),
        baseId: z.string().optional().meta({ description: 'The id of a base of yours, or of a shared one.' }),
      })
      .meta(submitDeck.meta() ?? {}),
  },
  events: { ...events, deckSubmitted, deckShown, deckLost, ...planEvents(plan) },
  objects: { plan, about: aboutSchema },
};

/** Leagues, as their types derive from their schemas: with decks and bases where players bring something to a game of a ruleset. */
export const leagueSubjectFor = (rulesets: readonly AnyRuleset[]): Subject => ({
  name: 'league',
  title: 'a league',
  ...(rulesets.some(({ schemas }) => schemas.brought) ? withDecks : common),
  refusals: leagueRefusals,
  words: [
    dealWords,
    deckWords,
    drawnWords,
    droppedWords,
    formingWords,
    importedWords,
    tieBreakWords,
    seatingWords,
    closingWords,
    laterWords,
    roleWords,
    obstacleWords,
  ],
});
