import type { AccountStore } from '#accounts';
import type { RulesetRatings } from '#games';
import { needsFacts, type EntryFacts, type LeagueCommand, type LoadedLeague } from '#leagues';
import type { Clock } from '#streams';

const DAY = 86_400_000;

/** The dependencies of facts about accounts. */
export interface EntryFactsParts {
  readonly accounts?: Pick<AccountStore, 'accounts'> | undefined;
  readonly ratings?: Pick<RulesetRatings, 'of'> | undefined;
  readonly clock: Clock;
}

/** A command that enters, or accepts an invitation, with the facts about its author that the conditions of the season ask for. */
export async function withFacts(
  command: LeagueCommand,
  { loaded, account }: { readonly loaded: LoadedLeague | undefined; readonly account: string },
  parts: EntryFactsParts,
): Promise<LeagueCommand> {
  if (command.type !== 'enter' && command.type !== 'accept') return command;
  const { facts: _given, ...own } = command;
  const season = loaded?.league.seasons.find(({ number }) => number === command.season);
  return season && needsFacts(season) ? { ...own, facts: await factsOf(account, season.plan.ruleset, parts) } : own;
}

async function factsOf(
  account: string,
  ruleset: string,
  { accounts, ratings, clock }: EntryFactsParts,
): Promise<EntryFacts> {
  const [known] = (await accounts?.accounts([account])) ?? [];
  const line = (await ratings?.of(ruleset))?.line(account);
  return {
    ...(line ? { rating: line.shown } : {}),
    games: line?.games ?? 0,
    accountDays: known ? Math.max(0, Math.floor((clock() - known.createdAt) / DAY)) : 0,
  };
}
