import {
  Leagues,
  MOST_WEBHOOKS,
  WebhookService,
  type Delivery,
  type PlacedDelivery,
  type Webhook,
  type WebhookWithSecret,
} from '#league-service';
import type { LoadedLeague } from '#leagues';
import { localized, type Localized } from '#kernel';
import { Injectable } from '@nestjs/common';
import { accountIdOf, type Caller } from '../access/caller.js';
import { ApiError } from '../errors/api-error.js';
import { cursorAt, placeAt } from '../requests/number-cursor.js';
import { connectionOf, cutToPage, stretchOf, type Connection, type PageRequest } from '../requests/page.js';

/** The input for a webhook. */
type Wish = Pick<Webhook, 'address' | 'types'>;

/** The callers' operations on webhooks of leagues that they run. For other callers, there are none. */
@Injectable()
export class OwnWebhooks {
  constructor(
    private readonly desk: WebhookService,
    private readonly leagues: Leagues,
  ) {}

  /** The webhooks of a league, oldest first. Throws an ApiError when there is no such league, or the caller does not run it. */
  async of(caller: Caller, leagueId: string): Promise<readonly Webhook[]> {
    await this.mustRun(caller, leagueId);
    return this.desk.list(leagueId);
  }

  /** Makes a webhook. Throws an ApiError when it is malformed, one too many, or the caller does not run the league. */
  async add(caller: Caller, leagueId: string, input: Wish, commandId?: string): Promise<WebhookWithSecret> {
    const { league } = await this.mustRun(caller, leagueId);
    const added = await this.desk.add({ leagueId, version: league.version }, input, commandId);
    if (added.status === 'invalid') throw new ApiError('BAD_USER_INPUT', added.issue);
    if (added.status !== 'made') throw new ApiError('FORBIDDEN', TOO_MANY);
    return added;
  }

  /** Changes a webhook. Throws an ApiError when it is malformed, or not one of the caller's. */
  async change(caller: Caller, id: string, input: Wish & Pick<Webhook, 'isEnabled'>): Promise<Webhook> {
    const { webhook, league } = await this.own(caller, id);
    const changed = await this.desk.change(webhook, input, league.version);
    if (!('status' in changed)) return changed;
    throw changed.status === 'invalid' ? new ApiError('BAD_USER_INPUT', changed.issue) : missing(NO_WEBHOOK);
  }

  /** Deletes a webhook, and returns it as it was. Throws an ApiError when it is not one of the caller's. */
  async remove(caller: Caller, id: string): Promise<Webhook> {
    const { webhook } = await this.own(caller, id);
    if (!(await this.desk.remove(webhook))) throw missing(NO_WEBHOOK);
    return webhook;
  }

  /** Gives a webhook another secret. Throws an ApiError when it is not one of the caller's. */
  async renewSecret(caller: Caller, id: string): Promise<WebhookWithSecret> {
    return this.desk.renewSecret((await this.own(caller, id)).webhook);
  }

  /** Tests a webhook. Throws an ApiError when it is not one of the caller's. */
  async ping(caller: Caller, id: string): Promise<Delivery> {
    return this.desk.ping((await this.own(caller, id)).webhook);
  }

  /** Tries the waiting deliveries of a webhook now. Throws an ApiError when it is not one of the caller's. */
  async retryNow(caller: Caller, id: string): Promise<Webhook> {
    const { webhook } = await this.own(caller, id);
    await this.desk.retryNow(webhook);
    return webhook;
  }

  /** Sends a delivery again. Throws an ApiError when it is still waiting, or is not one of the caller's. */
  async replay(caller: Caller, id: string, deliveryId: string): Promise<Delivery> {
    const replayed = await this.desk.replay((await this.own(caller, id)).webhook, deliveryId);
    if (!('status' in replayed)) return replayed;
    throw replayed.status === 'waits' ? new ApiError('FORBIDDEN', WAITS) : missing(NO_DELIVERY);
  }

  /**
   * A page of the deliveries of a webhook, newest first. Throws an ApiError when it is not one of the caller's, or
   * there is no such page.
   */
  async deliveries(caller: Caller, id: string, page: PageRequest): Promise<Connection<PlacedDelivery>> {
    const { webhook } = await this.own(caller, id);
    const stretch = stretchOf(page);
    const { from, fromEnd, limit } = stretch;
    const after = from === undefined ? undefined : placeOf(from);
    const found = await this.desk.deliveries(webhook, { after, ascending: fromEnd, limit: limit + 1 });
    const { members, more } = cutToPage(found, stretch, ({ place }, until) =>
      fromEnd ? place < placeOf(until) : place > placeOf(until),
    );
    return connectionOf(
      members.map((node) => ({ cursor: cursorAt(node.place, LIST), node })),
      more,
    );
  }

  private async mustRun(caller: Caller, leagueId: string): Promise<LoadedLeague> {
    const loaded = await this.leagues.load(leagueId);
    if (!loaded) throw missing(NO_LEAGUE);
    if (!loaded.league.operators.includes(accountIdOf(caller))) throw new ApiError('FORBIDDEN', NOT_RUN_BY_YOU);
    return loaded;
  }

  private async own(caller: Caller, id: string): Promise<LoadedLeague & { readonly webhook: Webhook }> {
    const webhook = await this.desk.find(id);
    const loaded = webhook && (await this.leagues.load(webhook.leagueId));
    if (!webhook || !loaded?.league.operators.includes(accountIdOf(caller))) throw missing(NO_WEBHOOK);
    return { ...loaded, webhook };
  }
}

const LIST = 'webhookDelivery';

const placeOf = (cursor: string): number => placeAt(cursor, LIST);

const missing = (what: Localized): ApiError => new ApiError('NOT_FOUND', what);

const NO_LEAGUE = localized('There is no such league.', 'Il n’y a pas de telle ligue.');
const NO_WEBHOOK = localized('You have no such webhook.', 'Vous n’avez pas ce webhook.');
const NO_DELIVERY = localized(
  'Nothing was sent under this id in the last 30 days.',
  'Rien n’a été envoyé sous cet identifiant ces 30 derniers jours.',
);
const WAITS = localized(
  'This delivery is still waiting; only one that was delivered or given up can be sent again. `retryLeagueWebhook` tries those that wait now.',
  'Cet envoi attend encore ; seul un envoi arrivé ou abandonné peut être renvoyé. `retryLeagueWebhook` essaie maintenant ceux qui attendent.',
);
const NOT_RUN_BY_YOU = localized(
  'Only the organizers of the league may see and change its webhooks.',
  'Seuls les organisateurs de la ligue peuvent voir et changer ses webhooks.',
);
const TOO_MANY = localized(
  `A league may have at most ${MOST_WEBHOOKS} webhooks. Delete one first.`,
  `Une ligue peut avoir au plus ${MOST_WEBHOOKS} webhooks. Supprimez-en un d’abord.`,
);
