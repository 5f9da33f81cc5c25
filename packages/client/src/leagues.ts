import {
  ChangeSeasonPlanDocument,
  ImportRoundsDocument,
  EntriesDocument,
  InvitationsDocument,
  LeagueCommandDocument,
  LeaguesDocument,
  MeDocument,
  OpenLeagueDocument,
  OpenSeasonDocument,
  RoundsDocument,
  SeasonDecksDocument,
  SeasonVacationsDocument,
  StandingsDocument,
  type ChangeSeasonPlanInput,
  type ImportRoundsInput,
  type EntriesQuery,
  type InvitationsQuery,
  type LeagueAnswerFragment,
  type LeagueCommandInput,
  type LeaguesQuery,
  type OpenLeagueInput,
  type OpenSeasonInput,
  type RoundsQuery,
  type SeasonDecksQuery,
  type SeasonVacationsQuery,
  type StandingsQuery,
} from './generated/operations.js';
import { ChroniclerError } from './errors.js';
import { newId } from './new-id.js';
import type { TypedDocument } from './typed-document.js';

type SeasonOf<Query extends { readonly league: unknown }> = NonNullable<
  NonNullable<Query['league']> extends { readonly season: infer Season } ? Season : never
>;

/** A league, with its seasons. */
export type League = LeaguesQuery['leagues']['nodes'][number];

/** An invitation to a season that you have not answered. */
export type Invitation = NonNullable<InvitationsQuery['me']>['invitations']['nodes'][number];

/** A participant of a season. */
export type SeasonEntry = SeasonOf<EntriesQuery>['entries']['nodes'][number];

/** A row of the table of a season. */
export type SeasonStanding = SeasonOf<StandingsQuery>['standings']['nodes'][number];

/** A submitted deck of a season. */
export type SeasonDeck = SeasonOf<SeasonDecksQuery>['decks']['nodes'][number];

/** The vacation that a player has taken for all games of a season. */
export type SeasonVacation = SeasonOf<SeasonVacationsQuery>['vacations']['nodes'][number];

/** A saved deck or a saved base, by its id. */
export type SeasonDeckChoice = { readonly deckId: string } | { readonly baseId: string };

/** A round of a season, with its pairings and their results. */
export type SeasonRound = SeasonOf<RoundsQuery>['rounds']['nodes'][number];

/** The result of a command on a league. */
export type LeagueAnswer = LeagueAnswerFragment;

/** A season of a league. */
export interface SeasonPlace {
  readonly leagueId: string;
  /** The number of the season, from 1. */
  readonly season: number;
}

/** A participant of a season: you, unless a team is named. */
export interface Participant extends SeasonPlace {
  /** The name of a team. By default your own account takes part. */
  readonly team?: string;
}

/** The part of a client that asks for leagues. */
export interface AskingClient {
  ask<Result, Variables extends object>(
    document: TypedDocument<Result, Variables>,
    variables: NoInfer<Variables>,
  ): Promise<Result>;
}

interface Page<Item> {
  readonly nodes: readonly Item[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** The leagues of a server, as a player meets them. */
export class Leagues {
  constructor(private readonly client: AskingClient) {}

  /** All leagues, newest first; only those that an account runs or has entered, where one is named. */
  list({ account = null }: { readonly account?: string | null } = {}): Promise<League[]> {
    return everyPage(async (after) => (await this.client.ask(LeaguesDocument, { account, after })).leagues);
  }

  /** Opens a league, which you run. Its answer names the league. */
  async open(input: Omit<OpenLeagueInput, 'commandId'>, commandId = newId()): Promise<LeagueAnswer> {
    return (await this.client.ask(OpenLeagueDocument, { input: { ...input, commandId } })).openLeague;
  }

  /** Opens a season of a league that you run: its game, options and plan are fixed from then on. */
  async openSeason(input: Omit<OpenSeasonInput, 'commandId'>, commandId = newId()): Promise<LeagueAnswer> {
    return (await this.client.ask(OpenSeasonDocument, { input: { ...input, commandId } })).openSeason;
  }

  /** Changes the whole plan of a season before its first round, for a public reason. */
  async changeSeasonPlan(input: Omit<ChangeSeasonPlanInput, 'commandId'>, commandId = newId()): Promise<LeagueAnswer> {
    return (await this.client.ask(ChangeSeasonPlanDocument, { input: { ...input, commandId } })).changeSeasonPlan;
  }

  /** Takes the rounds of a tournament report (TRF26) into a season without rounds, for a public reason. */
  async importRounds(input: Omit<ImportRoundsInput, 'commandId'>, commandId = newId()): Promise<LeagueAnswer> {
    return (await this.client.ask(ImportRoundsDocument, { input: { ...input, commandId } })).importRounds;
  }

  /** Your unanswered invitations. */
  async invitations(): Promise<Invitation[]> {
    return [...((await this.client.ask(InvitationsDocument, {})).me?.invitations.nodes ?? [])];
  }

  /** The participants of a season. */
  entries({ leagueId: league, season }: SeasonPlace): Promise<SeasonEntry[]> {
    return everyPage(async (after) => there(await this.client.ask(EntriesDocument, { league, season, after })).entries);
  }

  /** The table of a season: as it is, or as it was at a version of the league. */
  standings({
    leagueId: league,
    season,
    version = null,
  }: SeasonPlace & { readonly version?: number | null }): Promise<SeasonStanding[]> {
    return everyPage(
      async (after) => there(await this.client.ask(StandingsDocument, { league, season, version, after })).standings,
    );
  }

  /** The rounds of a season, in order. */
  rounds({ leagueId: league, season }: SeasonPlace): Promise<SeasonRound[]> {
    return everyPage(async (after) => there(await this.client.ask(RoundsDocument, { league, season, after })).rounds);
  }

  /**
   * Enters you, or a team of these accounts: ids, or names as in `@Ada`. Others are invited, and play when all of them
   * have accepted. @param code the join code, where the season has one.
   */
  async enter(
    { leagueId, season, team }: Participant,
    members?: readonly string[],
    { code }: { readonly code?: string } = {},
  ): Promise<LeagueAnswer> {
    const me = await this.me();
    const coded = code === undefined ? {} : { code };
    return this.command(leagueId, { enter: { season, player: team ?? me, members: members ?? [me], ...coded } });
  }

  /**
   * Submits a saved deck or base of yours for the season, or another one in its place. The season keeps a copy, and its games
   * are played with it.
   */
  async submitDeck({ leagueId, season, team }: Participant, deck: SeasonDeckChoice): Promise<LeagueAnswer> {
    return this.command(leagueId, { submitDeck: { season, player: team ?? (await this.me()), ...deck } });
  }

  /** The submitted decks of a season: with the content of your own, of those that were shown, and for judges of all. */
  decks({ leagueId: league, season }: SeasonPlace): Promise<SeasonDeck[]> {
    return everyPage(
      async (after) => there(await this.client.ask(SeasonDecksDocument, { league, season, after })).decks,
    );
  }

  /** Takes days of your vacation: your clocks stand still in all games of the season, where its plan gives vacation. */
  takeVacation({ leagueId, season }: SeasonPlace, days: number): Promise<LeagueAnswer> {
    return this.command(leagueId, { takeVacation: { season, days } });
  }

  /** The vacations that players have taken for a whole season. */
  vacations({ leagueId: league, season }: SeasonPlace): Promise<SeasonVacation[]> {
    return everyPage(
      async (after) => there(await this.client.ask(SeasonVacationsDocument, { league, season, after })).vacations,
    );
  }

  /** Checks in, before the first round. */
  async checkIn({ leagueId, season, team }: Participant): Promise<LeagueAnswer> {
    return this.command(leagueId, { checkIn: { season, player: team ?? (await this.me()) } });
  }

  /** Asks not to play a coming round, within the limits of the plan. */
  async requestBye({ leagueId, season, team }: Participant, round: number): Promise<LeagueAnswer> {
    return this.command(leagueId, { requestBye: { season, player: team ?? (await this.me()), round } });
  }

  /** Pauses: the next rounds are paired without you. */
  async pause({ leagueId, season, team }: Participant): Promise<LeagueAnswer> {
    return this.command(leagueId, { pause: { season, player: team ?? (await this.me()) } });
  }

  /** Plays again, after a pause or a withdrawal. */
  async resume({ leagueId, season, team }: Participant): Promise<LeagueAnswer> {
    return this.command(leagueId, { resume: { season, player: team ?? (await this.me()) } });
  }

  /** Accepts an invitation. */
  async accept({ leagueId, season, team }: Participant): Promise<LeagueAnswer> {
    return this.command(leagueId, { accept: { season, player: team ?? (await this.me()) } });
  }

  /** Declines an invitation. */
  async decline({ leagueId, season, team }: Participant): Promise<LeagueAnswer> {
    return this.command(leagueId, { decline: { season, player: team ?? (await this.me()) } });
  }

  /** Sends any command on a league, until it is answered. It has one id, so it happens once. */
  async command(leagueId: string, command: LeagueCommandInput, commandId = newId()): Promise<LeagueAnswer> {
    return (await this.client.ask(LeagueCommandDocument, { input: { leagueId, command, commandId } })).leagueCommand;
  }

  private async me(): Promise<string> {
    const { me } = await this.client.ask(MeDocument, {});
    if (!me) throw new ChroniclerError('UNAUTHENTICATED', 'Leagues are entered with a token.');
    return me.account.id;
  }
}

/** The season of an answer. Throws a ChroniclerError where the league has no such season. */
function there<Season>({ league }: { readonly league: { readonly season: Season | null } | null }): Season {
  if (!league?.season) throw new ChroniclerError('NOT_FOUND', 'There is no such season.');
  return league.season;
}

/** All entries of a list, page by page. */
async function everyPage<Item>(page: (after: string | null) => Promise<Page<Item>>): Promise<Item[]> {
  const all: Item[] = [];
  let after: string | null = null;
  do {
    const { nodes, pageInfo }: Page<Item> = await page(after);
    all.push(...nodes);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return all;
}
