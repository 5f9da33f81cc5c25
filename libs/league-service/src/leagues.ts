import type { EventStore, Obligation, VersionRange } from '#event-store';
import { readWith } from '#kernel';
import {
  leagueCommandSchemas,
  openedLeagueId,
  unopenedLeague,
  type LoadedLeague,
  type OpenDeck,
  type Proposal,
  readyToPair,
  requestedByes,
  type Season,
  type SubmittedDeck,
} from '#leagues';
import type { Observer } from '#platform';
import { LRUCache } from 'lru-cache';
import { SYSTEM, isUuid } from '#records';
import { type Clock, LoadedStreams, GAME_STREAM, obligationsWith, StreamRunner } from '#streams';
import {
  type Games,
  invalid,
  malformed,
  type Outcome,
  type JoinRequest,
  Operations,
  CLOSE_KEY,
  isVacationKey,
  RESULT_KEY,
  type RatingReckoning,
} from '#games';
import type { Webhooks } from './webhooks/webhooks.js';
import { type EntryFactsParts, withFacts } from './entry-facts.js';
import { commandIn } from './command-in.js';
import type { DeckVault } from './decks/deck-vault.js';
import { MemoryDeckVault } from './decks/memory-deck-vault.js';
import { SeasonDecks } from './decks/season-decks.js';
import { JoinCodes } from './join-codes.js';
import { leagueDecider, type LeagueCommandRequest } from './league-decider.js';
import { LeagueArenas } from './league-arenas.js';
import { TELL_WEBHOOKS, type LeagueObligation } from './league-obligations.js';
import { LeagueDeckDeadlines } from './league-deck-deadlines.js';
import { LeagueGames } from './league-games.js';
import { happeningsOf, type LeagueHappening } from './league-happenings.js';
import { leagueKind } from './league-kind.js';
import { LeagueReports } from './league-reports.js';
import { LeagueRounds } from './league-rounds.js';
import { LeagueVacations } from './league-vacations.js';
import type {
  LeagueOutcome,
  LeagueRefused,
  LeagueRequest,
  OpenLeagueRequest,
  VouchRequest,
} from './league-requests.js';
import { Proposals } from './proposals.js';
import { SeasonDeals } from './season-deals.js';
import { SeasonDraws } from './season-draws.js';
import { SeasonPlans } from './season-plans.js';
import { SeasonReckonings, type SeasonReckoning } from './season-reckonings.js';
import { SharedDeals } from './shared-deals.js';

/** How many leagues are kept folded in memory: few are active at a time. */
const WARM_LEAGUES = 100;

/** The dependencies of the service. */
export interface LeaguesParts {
  /** Where games are opened, and read when they are over. */
  readonly games: Games;
  /** The store of the games. */
  readonly store: EventStore;
  readonly clock?: Clock | undefined;
  /** Told of the obligations of each commit, as that of the games. */
  readonly wake?: ((obligations: readonly Obligation[]) => unknown) | undefined;
  /** Told of a fault after a commit that did not undo it. Prints it by default. */
  readonly report?: ((fault: unknown) => void) | undefined;
  /** Keeps submitted decks; in memory by default, for tests. */
  readonly decks?: DeckVault | undefined;
  /** Told of commands on leagues. */
  readonly observer?: Observer | undefined;
  /** Sends the events of leagues to webhooks; absent: none are sent. */
  readonly webhooks?: Pick<Webhooks, 'isHeard' | 'meet'> | undefined;
  /** The accounts and ratings that conditions of entry are about; absent: all accounts count as new. */
  readonly accounts?: EntryFactsParts['accounts'];
  readonly ratings?: EntryFactsParts['ratings'];
}

/**
 * Leagues: each a stream of its own, which pairs its players and takes the results of their games. A message from one stream to
 * the other goes by an obligation that is written with the commit that causes it, so no crash loses it.
 */
export class Leagues {
  private readonly loads: LoadedStreams<LoadedLeague>;
  private readonly runner: StreamRunner<LoadedLeague, LeagueCommandRequest, LeagueRefused>;
  private readonly tables: LeagueGames;
  private readonly sharedDeals: SharedDeals;
  private readonly arenas: LeagueArenas;
  private readonly rounds: LeagueRounds;
  private readonly reports: LeagueReports;
  /** Vacations of its players. */
  readonly vacations: LeagueVacations;
  private readonly deckDeadlines: LeagueDeckDeadlines;
  private readonly decks: SeasonDecks;
  private readonly plans: SeasonPlans;
  private readonly reckonings = new SeasonReckonings();
  private readonly proposals = new Proposals();
  private readonly joinCodes: JoinCodes;

  constructor(private readonly parts: LeaguesParts) {
    const { store, games, clock = Date.now, wake, report = console.error, observer, webhooks } = parts;
    const isHeard = async (leagueId: string): Promise<boolean> => (await webhooks?.isHeard(leagueId)) === true;
    this.joinCodes = new JoinCodes(games.ids);
    this.plans = new SeasonPlans(games.rulesets);
    this.decks = new SeasonDecks(parts.decks ?? new MemoryDeckVault(), games.rulesets);
    const deals = new SeasonDeals(games.ids);
    this.loads = new LoadedStreams(store, leagueKind, new LRUCache({ max: WARM_LEAGUES }), observer);
    this.runner = new StreamRunner({
      store,
      streams: this.loads,
      decider: leagueDecider({
        clock,
        seatsOf: (loaded, command) => this.plans.seatsFor(loaded, command),
        isHeard,
        proposals: this.proposals,
        joinCodes: this.joinCodes,
        decks: this.decks,
        draws: new SeasonDraws(games.ids),
        deals,
      }),
      committed: ({ commit }) => {
        void Promise.resolve()
          .then(() => wake?.(obligationsWith(commit)))
          .catch(report);
      },
      observer,
    });
    const load = (leagueId: string): Promise<LoadedLeague | undefined> => this.load(leagueId);
    const run = (attempt: LeagueCommandRequest): Promise<LeagueOutcome> => this.run(attempt);
    this.sharedDeals = new SharedDeals({ games, store, load });
    const common = { games, store, clock, load, run };
    this.tables = new LeagueGames({ ...common, decks: this.decks, deals, sharedDeals: this.sharedDeals });
    this.arenas = new LeagueArenas({ store, clock, ids: games.ids, load, run });
    this.rounds = new LeagueRounds({ store, clock, ids: games.ids, load, run });
    this.reports = new LeagueReports({ store, clock, ids: games.ids, load, run });
    this.vacations = new LeagueVacations({ games, store, clock, load });
    this.deckDeadlines = new LeagueDeckDeadlines({ store, clock, ids: games.ids, load, run });
  }

  /** A league as it is now; `undefined` when there is none, and for a deleted one. */
  async load(leagueId: string): Promise<LoadedLeague | undefined> {
    const loaded = isUuid(leagueId) ? await this.loads.current(leagueId) : undefined;
    return loaded?.league.status === 'DELETED' ? undefined : loaded;
  }

  /** Leagues as they are now, in their order, without missing and deleted ones: read together. */
  async loadAll(ids: readonly string[]): Promise<readonly LoadedLeague[]> {
    return (await this.loads.currentOf(ids)).filter(({ league }) => league.status !== 'DELETED');
  }

  /** A league as it was after a version; `undefined` when it has not come that far, and for a deleted one. */
  async at(leagueId: string, version: number): Promise<LoadedLeague | undefined> {
    return (await this.load(leagueId)) ? this.loads.at(leagueId, version) : undefined;
  }

  /** The number of the last event of a league; 0 where there is none. */
  async versionOf(leagueId: string): Promise<number> {
    return (await this.load(leagueId))?.league.version ?? 0;
  }

  /** The events of a league, in order, within a range of its versions. */
  events(leagueId: string, range: Required<VersionRange>): Promise<readonly LeagueHappening[]> {
    return happeningsOf(this.parts.store, leagueId, range);
  }

  /** The next round of a season as its format has it, or why there is none. */
  proposal(season: Season): Promise<Proposal> {
    const ready = readyToPair(season);
    return this.proposals.of(ready, { pairings: [], byes: requestedByes(ready, season.rounds.length + 1) });
  }

  /** The join code of a season, for its organizers alone; `undefined` without one. */
  joinCode({ leagueId }: LoadedLeague, season: Season): string | undefined {
    return this.joinCodes.of(leagueId, season);
  }

  /** Decks of a season, opened, by their commitments: for those who may read them. */
  openDecks(decks: readonly SubmittedDeck[]): Promise<ReadonlyMap<string, OpenDeck>> {
    return this.decks.open(decks);
  }

  /** The reckoning of a season of a league. */
  reckoning(loaded: LoadedLeague, season: Season): SeasonReckoning {
    return this.reckonings.of(loaded, season);
  }

  /** The reckoning of all seasons of a league of one ruleset; `undefined` where it has had none. */
  career(loaded: LoadedLeague, ruleset: string): RatingReckoning | undefined {
    return this.reckonings.ofLeague(loaded, ruleset);
  }

  /** Opens a league. Its id derives from account and command id. */
  async open({ account, commandId, name, operators = [] }: OpenLeagueRequest): Promise<LeagueOutcome> {
    const wrong = malformed({ commandId });
    if (wrong) return wrong;
    const read = readWith(leagueCommandSchemas.openLeague, { name, operators });
    if (read.issues) return invalid(read.issues);
    const leagueId = openedLeagueId(account, commandId);
    const command = { type: 'openLeague', ...read.data } as const;
    return this.run({ streamId: leagueId, commandId, actor: account, command }, unopenedLeague(leagueId));
  }

  /** Gives a league a command. */
  async give(request: LeagueRequest): Promise<LeagueOutcome> {
    const { leagueId: streamId, commandId, account: actor, expectedVersion } = request;
    if (!isUuid(streamId)) return { status: 'notFound', what: 'league' };
    const wrong = malformed({ commandId, expectedVersion });
    if (wrong) return wrong;
    const loaded = await this.load(streamId);
    const sealed = await this.decks.sealed(loaded, request.command);
    if ('status' in sealed) return sealed;
    const command = commandIn(streamId, sealed.command);
    if ('status' in command) return command;
    const planned = await this.plans.meant(command);
    if ('status' in planned) return planned;
    const { clock = Date.now } = this.parts;
    const meant = await withFacts(planned, { loaded, account: actor }, { ...this.parts, clock });
    return this.run({ streamId, commandId, actor, expectedVersion, command, meant, deck: sealed.deck });
  }

  /**
   * The operator of the server vouches for a league, or does so no longer: only then do its games count for ratings of the server. Written
   * down among the acts of operators before it is done.
   */
  async vouch({ leagueId, commandId, operator, reason, isVouched }: VouchRequest): Promise<LeagueOutcome> {
    const wrong = malformed({ commandId });
    if (wrong) return wrong;
    const loaded = await this.load(leagueId);
    if (!loaded) return { status: 'notFound', what: 'league' };
    const type = isVouched ? 'vouch' : 'revokeVouch';
    const read = readWith(leagueCommandSchemas[type], { operator, reason });
    if (read.issues) return invalid(read.issues);
    const { store, clock = Date.now } = this.parts;
    if (loaded.league.vouched !== isVouched)
      await new Operations(store, clock).record({
        action: isVouched ? 'vouchForLeague' : 'revokeVouch',
        leagueId,
        by: operator,
        reason,
      });
    return this.run({ streamId: leagueId, commandId, actor: SYSTEM, command: { type, ...read.data } });
  }

  /** A player sits down: at any game, or at their own seat in a game of their pairing. */
  async join(request: JoinRequest): Promise<Outcome> {
    const outcome = await this.parts.games.join(request);
    const isClosedToOthers = outcome.status === 'forbidden' && outcome.reason === 'notInvited';
    return isClosedToOthers ? this.tables.join(request) : outcome;
  }

  /**
   * Meets an obligation of a league, or of a finished game of one; however often it is called, it happens once. Answers with
   * the milliseconds to wait when it came early. Throws an Error when it has to be tried again.
   */
  async meet({ streamId, streamKind, key, kind, payload }: Omit<Obligation, 'dueAt'>): Promise<number | undefined> {
    if (isVacationKey(key)) return this.vacations.meet({ streamId, key, payload });
    if (streamKind === GAME_STREAM) return this.meetOfGame(streamId, key);
    if (kind === TELL_WEBHOOKS) return this.tell(streamId, key);
    const owed = payload as LeagueObligation['payload'];
    if (owed.duty === 'decks') return this.deckDeadlines.meet(streamId, key, owed);
    if (owed.duty === 'report') return this.reports.meet(streamId, key, owed);
    if (owed.duty === 'round') return this.rounds.meet(streamId, key, owed);
    return owed.duty === 'pair' ? this.arenas.meet(streamId, key, owed) : this.tables.meet(streamId, key, owed);
  }

  private meetOfGame(gameId: string, key: string): Promise<number | undefined> {
    if (key === CLOSE_KEY) return this.sharedDeals.close(gameId);
    return key === RESULT_KEY ? this.tables.tell(gameId) : this.tables.begin(gameId, key);
  }

  private async tell(leagueId: string, key: string): Promise<undefined> {
    const { webhooks, store } = this.parts;
    if (!webhooks) throw new Error(`This server has no webhooks for league ${leagueId}.`);
    await webhooks.meet(leagueId);
    await store.settle(leagueId, key);
  }

  private async run(attempt: LeagueCommandRequest, start?: LoadedLeague): Promise<LeagueOutcome> {
    const outcome = await this.runner.run(attempt, start);
    switch (outcome.status) {
      case 'accepted':
        return { status: 'accepted', loaded: outcome.loaded, replayed: outcome.replayed };
      case 'conflict':
        return { status: 'conflict', expectedVersion: outcome.expectedVersion, loaded: outcome.loaded };
      case 'closed':
      case 'parked':
        throw new Error(`The stream of league ${attempt.streamId} answered with "${outcome.status}".`);
      default:
        return outcome;
    }
  }
}
