import type { EventStore, Obligation } from '#event-store';
import { localized, plainText, type Adventure } from '#kernel';
import type { Observer } from '#platform';
import { unopenedCampaign, type LoadedCampaign, isUuid, openedCampaignId, openedGameId } from '#records';
import { type Clock, LoadedStreams, GAME_STREAM, StreamRunner } from '#streams';
import { type Games, malformed, type Outcome, campaignOf, RECORD_KEY } from '#games';
import {
  givingUp,
  openingAdventure,
  openingCampaign,
  recording,
  type CampaignCommandRequest,
} from './campaign-commands.js';
import { openingObligation, type OpeningObligation } from './campaign-obligations.js';
import type { CampaignOutcome, GiveUpRequest, OpenAdventureRequest, OpenCampaignRequest } from './campaign-requests.js';
import { campaignDecider, type CampaignAnswer } from './campaign-decider.js';
import { campaignKind } from './campaign-kind.js';

const LONGEST_NAME = 80;
const NAME = plainText(1, LONGEST_NAME);
const NAME_ISSUE = localized(
  `The name of a campaign has 1 to ${LONGEST_NAME} characters, all of which can be seen.`,
  `Le nom d’une campagne a de 1 à ${LONGEST_NAME} caractères, tous visibles.`,
);

/** The dependencies of the service. */
export interface CampaignsParts {
  /** Where adventures are opened, and read when they are over. */
  readonly games: Games;
  /** The store of the games. */
  readonly store: EventStore;
  readonly clock?: Clock | undefined;
  /** As that of the games. */
  readonly backOff?: ((tries: number) => Promise<unknown>) | undefined;
  /** Told of commands on campaigns. */
  readonly observer?: Observer | undefined;
}

/**
 * Campaigns: games that hang together, each campaign a stream of its own. An adventure is a game; a message from one
 * stream to the other goes by an obligation that is written with the commit that causes it, so no crash loses it.
 */
export class Campaigns {
  private readonly loads: LoadedStreams<LoadedCampaign>;
  private readonly runner: StreamRunner<LoadedCampaign, CampaignCommandRequest, CampaignAnswer>;

  constructor(private readonly parts: CampaignsParts) {
    const { store, games, clock = Date.now, backOff, observer } = parts;
    this.loads = new LoadedStreams(store, campaignKind(games.rulesets), undefined, observer);
    this.runner = new StreamRunner({ store, streams: this.loads, decider: campaignDecider(clock), backOff, observer });
  }

  /** A campaign as it is now; `undefined` when there is none. */
  async load(campaignId: string): Promise<LoadedCampaign | undefined> {
    return isUuid(campaignId) ? this.loads.current(campaignId) : undefined;
  }

  /** Campaigns as they are now, in their order, without those that there are not: read together. */
  loadAll(ids: readonly string[]): Promise<readonly LoadedCampaign[]> {
    return this.loads.currentOf(ids);
  }

  /** Opens a campaign. Its id derives from account and command id. */
  async open(request: OpenCampaignRequest): Promise<CampaignOutcome> {
    const { data: name } = NAME.safeParse(request.name);
    if (name === undefined) return { status: 'invalid', issue: NAME_ISSUE };
    const wrong = malformed({ commandId: request.commandId });
    if (wrong) return wrong;
    const { rulesets } = this.parts.games;
    const release = await rulesets.release(request.ruleset);
    if (!release) return { status: 'notFound', what: 'ruleset' };
    const campaignId = openedCampaignId(request.account, request.commandId);
    return this.run(openingCampaign({ ...request, name }), unopenedCampaign(campaignId, release));
  }

  /**
   * Opens an adventure: a game with the options of its host and what the campaign brings in. Answers as the opening of a
   * game does. Adventures that are over and not yet written down are written down first.
   */
  async openAdventure(request: OpenAdventureRequest): Promise<Outcome> {
    const wrong = this.wrong(request);
    if (wrong) return wrong;
    await this.catchUp(request.campaignId);
    const attempt = openingAdventure(request);
    const outcome = await this.run(attempt);
    return outcome.status === 'accepted' ? this.openGame(outcome.loaded, attempt.opens, request.hiddenSeeds) : outcome;
  }

  /** Waits no longer for an adventure: the end of its game counts for nothing in the campaign. */
  async giveUp(request: GiveUpRequest): Promise<CampaignOutcome> {
    return this.wrong(request) ?? this.run(givingUp(request));
  }

  /**
   * Meets an obligation of a campaign, or of a finished game of one; however often it is called, it happens
   * once. Throws an Error when it has to be tried again.
   */
  async meet({ streamId, streamKind, key, payload }: Omit<Obligation, 'dueAt' | 'kind'>): Promise<void> {
    if (streamKind === GAME_STREAM) return this.record(streamId);
    const { commandId, hiddenSeeds } = payload as OpeningObligation['payload'];
    const loaded = await this.load(streamId);
    if (loaded && adventureOf(loaded, commandId)?.status === 'open')
      await this.openGame(loaded, commandId, hiddenSeeds);
    else await this.parts.store.settle(streamId, key);
  }

  private async run(attempt: CampaignCommandRequest, start?: LoadedCampaign): Promise<CampaignOutcome> {
    const outcome = await this.runner.run(attempt, start);
    switch (outcome.status) {
      case 'accepted': {
        const { loaded, commit, replayed } = outcome;
        return { status: 'accepted', loaded, version: commit.lastVersion, replayed };
      }
      case 'conflict':
      case 'closed':
      case 'parked':
        throw new Error(`The stream of campaign ${attempt.streamId} answered with "${outcome.status}".`);
      default:
        return outcome;
    }
  }

  private wrong({ campaignId, commandId }: { readonly campaignId: string; readonly commandId: string }) {
    if (!isUuid(campaignId)) return { status: 'notFound', what: 'campaign' } as const;
    return malformed({ commandId });
  }

  /** Opens the game of an adventure, now or as it was opened before, and settles the obligation of the campaign. */
  private async openGame(loaded: LoadedCampaign, commandId: string, hiddenSeeds = false): Promise<Outcome> {
    const { games, store } = this.parts;
    const { campaignId, ruleset } = loaded;
    const adventure = adventureOf(loaded, commandId);
    if (!adventure) throw new Error(`Campaign ${campaignId} has no adventure that "${commandId}" opens.`);
    const { openedBy: account, options } = adventure;
    const rules = { ruleset: ruleset.name, rulesVersion: ruleset.version };
    const outcome = await games.open({ commandId, account, options, hiddenSeeds, noSubstitutes: true, ...rules });
    if (outcome.status === 'busy') throw new Error(`Game ${adventure.gameId} is too busy to be opened now.`);
    await store.settle(campaignId, openingObligation(commandId, 0).key);
    return outcome;
  }

  /** Records every adventure that is over, as a job does, before the campaign is used. */
  private async catchUp(campaignId: string): Promise<void> {
    const loaded = await this.loads.current(campaignId);
    const open = loaded?.campaign.adventures.filter(({ status }) => status === 'open') ?? [];
    for (const { gameId } of open) {
      if ((await this.parts.games.load(gameId))?.game.phase === 'over') await this.record(gameId);
    }
  }

  private async record(gameId: string): Promise<void> {
    const { games, store } = this.parts;
    const loaded = await games.load(gameId);
    const campaignId = loaded?.game.phase === 'over' ? campaignOf(loaded) : undefined;
    if (loaded && campaignId !== undefined && isUuid(campaignId)) {
      const outcome = await games.ids.giving(['obligation', gameId, RECORD_KEY], (commandId) =>
        this.runner.run(recording(campaignId, loaded, commandId)),
      );
      if (outcome.status === 'busy') throw new Error(`Campaign ${campaignId} is too busy to take game ${gameId} now.`);
    }
    // A game for which no campaign waits is settled too: a game may claim to belong to any campaign.
    await store.settle(gameId, RECORD_KEY);
  }
}

/** The adventure whose game is opened with this command id; `undefined` when the campaign has none. */
const adventureOf = ({ campaign }: LoadedCampaign, commandId: string): Adventure | undefined =>
  campaign.adventures.find(({ gameId, openedBy }) => gameId === openedGameId(openedBy, commandId));
