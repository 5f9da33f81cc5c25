import { AccountStore } from '#accounts';
import { Contracts } from '#contracts';
import { globalId } from '#streams';
import { isUuid } from '#records';
import { Leagues, type LeagueOutcome } from '#league-service';
import { leagueRefusals, refuseLeague } from '#leagues';
import type { Locale, Refusal } from '#kernel';
import type { Explaining } from '#kernel/server';
import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { LeagueQuotas } from '../access/league-quotas.js';
import { Needs } from '../access/scope-guard.js';
import { mistake, rejected } from '../games/command-answers.js';
import { accountIn } from '../games/command-request.js';
import { inputArgument } from '../graphql/arguments.js';
import type { ApiContext } from '../requests/api-context.js';
import { idOfKind } from '../requests/global-id.js';
import { withStoredIds } from './league-ids.js';
import { withNamedAccounts } from './named-accounts.js';
import { leagueSourceOf, type LeagueAnswer } from './league-source.js';
import {
  ChangeSeasonPlanInput,
  ImportRoundsInput,
  LeagueCommandRequest,
  OpenLeagueInput,
  OpenSeasonInput,
} from './league-inputs.types.js';
import { LeagueConflict, LeagueResult } from './league.types.js';
import { SubmittedDecks } from './submitted-deck.js';
import { givenCommandId } from '../requests/given-command-id.js';
import { VouchForLeagueInput } from './vouching.types.js';

/** The messages of refused league commands. */
const words: Explaining = { refusalMessages: leagueRefusals };

/** The commands on leagues. */
@Resolver()
export class LeagueCommandsResolver {
  constructor(
    private readonly leagues: Leagues,
    private readonly contracts: Contracts,
    private readonly quotas: LeagueQuotas,
    private readonly accounts: AccountStore,
    private readonly decks: SubmittedDecks,
  ) {}

  @Needs('leagues:run')
  @Mutation(() => LeagueResult, {
    description: 'Opens a league, which you run. The same account and command id always open the same league.',
  })
  async openLeague(
    @Args('input', inputArgument) { commandId, name, operators }: OpenLeagueInput,
    @Context() context: ApiContext,
  ): Promise<LeagueAnswer> {
    const given = withStoredIds({ operators: operators ?? [] });
    const stranger = await strangerIn(given.operators, context);
    if (stranger) return rejected(stranger, words);
    const request = { commandId: givenCommandId(commandId), account: accountIn(context), name, ...given };
    await this.quotas.openingLeague(request);
    return answerOf(await this.leagues.open(request), context);
  }

  @Needs('leagues:run')
  @Mutation(() => LeagueResult, {
    description: 'Opens a season of a league that you run: its ruleset, options and plan are fixed from then on.',
  })
  async openSeason(
    @Args('input', inputArgument) input: OpenSeasonInput,
    @Context() context: ApiContext,
  ): Promise<LeagueAnswer> {
    const command = { type: 'openSeason', name: input.name, plan: this.planIn(input) };
    return answerOf(await this.leagues.give({ ...requestOf(input, context), command }), context);
  }

  @Needs('leagues:run')
  @Mutation(() => LeagueResult, {
    description: 'Changes the plan of a season, with its ruleset and options, before its first round is paired.',
  })
  async changeSeasonPlan(
    @Args('input', inputArgument) input: ChangeSeasonPlanInput,
    @Context() context: ApiContext,
  ): Promise<LeagueAnswer> {
    const { number: season, reason } = input;
    const command = { type: 'changePlan', season, plan: this.planIn(input), reason };
    return answerOf(await this.leagues.give({ ...requestOf(input, context), command }), context);
  }

  @Needs('leagues:run')
  @Mutation(() => LeagueResult, {
    description:
      'Takes the rounds of a tournament report into a season without rounds: the participants are those of the report, and the plan counts as it does. Imported rounds are marked as such, and their games are in no stream.',
  })
  async importRounds(
    @Args('input', inputArgument) input: ImportRoundsInput,
    @Context() context: ApiContext,
  ): Promise<LeagueAnswer> {
    const { number: season, report, participants, reason } = input;
    const named = participants == null ? {} : { participants };
    const command = withStoredIds({ type: 'importRounds', season, report, ...named, reason });
    return answerOf(await this.leagues.give({ ...requestOf(input, context), command }), context);
  }

  @Needs('leagues:run')
  @Mutation(() => LeagueResult, {
    description:
      'Sends a command to a league. Its organizers may send any; players may send those for themselves: enter, accept, submit a deck, check in, ask for a bye, pause, withdraw, challenge, wait, report results. An account may be named, with an @ before its name.',
  })
  async leagueCommand(
    @Args('input', inputArgument) input: LeagueCommandRequest,
    @Context() context: ApiContext,
  ): Promise<LeagueAnswer> {
    const named = await withNamedAccounts(this.contracts.ofSubject('league').readCommand(input.command), this.accounts);
    const command = await this.decks.withContent(withStoredIds(named), context);
    const stranger = await strangerIn(command['members'] ?? [command['account'] ?? []].flat(), context);
    if (stranger) return rejected(stranger, words);
    const request = { ...requestOf(input, context), command };
    await this.quotas.giving(request);
    return answerOf(await this.leagues.give(request), context);
  }

  @Needs('server:operate')
  @Mutation(() => LeagueResult, {
    description:
      'Vouches for a league in the name of the operator of the server, or revokes that. Only games of vouched leagues count for ratings of the server. The events of the league record it, with your id and the reason.',
  })
  async vouchForLeague(
    @Args('input', inputArgument) { leagueId, commandId, vouched, reason }: VouchForLeagueInput,
    @Context() context: ApiContext,
  ): Promise<LeagueAnswer> {
    const request = { leagueId: idOfKind('League', leagueId), commandId: givenCommandId(commandId), reason };
    const operator = accountIn(context);
    return answerOf(await this.leagues.vouch({ ...request, operator, isVouched: vouched }), context);
  }

  private planIn(input: OpenSeasonInput | ChangeSeasonPlanInput): object {
    const { ruleset, options } = this.contracts.readOptions(input.options);
    const rulesVersion = input.rulesVersion == null ? {} : { rulesVersion: input.rulesVersion };
    const plan = withStoredIds(this.contracts.ofSubject('league').readObject('plan', input.plan));
    return { ...plan, ruleset, options, ...rulesVersion };
  }
}

/** The refusal of an id that no account has: a slip in an id would be a player whom the others meet and who never comes. */
async function strangerIn(ids: unknown, { accounts }: ApiContext): Promise<Refusal | undefined> {
  const given = Array.isArray(ids) ? (ids as readonly string[]) : [];
  const known = await Promise.all(given.map(async (id) => (isUuid(id) ? accounts.load(id) : undefined)));
  const stranger = given.find((_, place) => !known[place]);
  if (stranger === undefined) return undefined;
  const account = stranger.startsWith('@') ? stranger : globalId('Account', stranger);
  return refuseLeague('noSuchAccount', { account });
}

const requestOf = (
  input: { readonly leagueId: string; readonly commandId: string; readonly expectedVersion?: number | null },
  context: ApiContext,
) => ({
  leagueId: idOfKind('League', input.leagueId),
  commandId: givenCommandId(input.commandId),
  account: accountIn(context),
  expectedVersion: input.expectedVersion ?? undefined,
});

/**
 * The answer to a command on a league. Throws an ApiError for everything but success, refusals by its rules and
 * conflicts.
 */
async function answerOf(outcome: LeagueOutcome, context: ApiContext): Promise<LeagueAnswer> {
  switch (outcome.status) {
    case 'accepted': {
      const { loaded, replayed } = outcome;
      return { kind: 'LeagueAccepted', league: leagueSourceOf(loaded), version: loaded.league.version, replayed };
    }
    case 'conflict':
      return {
        kind: 'LeagueConflict',
        expectedVersion: outcome.expectedVersion,
        actualVersion: outcome.loaded.league.version,
      };
    case 'refused':
      return rejected(await named(outcome.refusal, context), words);
    default:
      throw mistake(outcome);
  }
}

/** Messages name people by their names, not by their ids, and have moments that people read. */
async function named(refusal: Refusal, { accounts }: ApiContext): Promise<Refusal> {
  const facts = await Promise.all(
    Object.entries(refusal.facts).map(async ([fact, value]) => {
      if (fact === 'moment' && typeof value === 'number') return [fact, new Date(value).toISOString()] as const;
      const isPerson = (fact === 'player' || fact === 'account') && typeof value === 'string' && isUuid(value);
      return [fact, (isPerson ? (await accounts.load(value))?.name : undefined) ?? value] as const;
    }),
  );
  return { ...refusal, facts: Object.fromEntries(facts) };
}

/** The message of a version conflict, in the caller's language. */
@Resolver(() => LeagueConflict)
export class LeagueConflictResolver {
  @ResolveField(() => String, { description: 'A message for people, in the caller’s language.' })
  message(@Parent() { actualVersion, expectedVersion }: LeagueConflict, @Context() { locale }: ApiContext): string {
    return MOVED_ON[locale](actualVersion, expectedVersion);
  }
}

const MOVED_ON: Readonly<Record<Locale, (actual: number, expected: number) => string>> = {
  en: (actual, expected) => `The league is at version ${actual}, not ${expected}.`,
  fr: (actual, expected) => `La ligue en est à la version ${actual}, non ${expected}.`,
};
