import { Args, ArgsType, Context, Field, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../access/scope-guard.js';
import { idArgument, inputArgument } from '../graphql/arguments.js';
import { PageArguments } from '../graphql/connection.js';
import type { ApiContext } from '../requests/api-context.js';
import { givenCommandId } from '../requests/given-command-id.js';
import { idOfKind } from '../requests/global-id.js';
import type { Connection } from '../requests/page.js';
import { OwnWebhooks } from './own-webhooks.js';
import {
  ChangeLeagueWebhookInput,
  CreateLeagueWebhookInput,
  leagueWebhookDeliveryOf,
  LeagueWebhookDeliveryConnection,
  LeagueWebhookDeliveryType,
  leagueWebhookOf,
  LeagueWebhookSecretType,
  LeagueWebhookType,
  withSecretOf,
} from './webhook.types.js';

const webhookArgument = { type: () => ID, description: 'A webhook of a league that you run.' } as const;

/** A webhook, and a page of its deliveries. */
@ArgsType()
class DeliveryArguments extends PageArguments {
  @Field(() => ID, { description: 'A webhook of a league that you run.' })
  webhookId: string;
}

/** The operations of league organizers on webhooks. */
@Resolver()
export class WebhooksResolver {
  constructor(private readonly webhooks: OwnWebhooks) {}

  @Needs('leagues:run')
  @Query(() => [LeagueWebhookType], {
    description: 'The webhooks of a league that you run, oldest first.',
  })
  async leagueWebhooks(
    @Args('leagueId', { type: () => ID, description: 'A league that you run.' }) leagueId: string,
    @Context() { caller }: ApiContext,
  ): Promise<LeagueWebhookType[]> {
    return (await this.webhooks.of(caller, idOfKind('League', leagueId))).map(leagueWebhookOf);
  }

  @Needs('leagues:run')
  @Query(() => LeagueWebhookDeliveryConnection, {
    description: 'The deliveries of a webhook in the last 30 days, including waiting ones, newest first.',
  })
  async leagueWebhookDeliveries(
    @Args() { webhookId, ...page }: DeliveryArguments,
    @Context() { caller }: ApiContext,
  ): Promise<Connection<LeagueWebhookDeliveryType>> {
    const { edges, nodes, pageInfo } = await this.webhooks.deliveries(caller, webhookId, page);
    return {
      edges: edges.map(({ cursor, node }) => ({ cursor, node: leagueWebhookDeliveryOf(node) })),
      nodes: nodes.map(leagueWebhookDeliveryOf),
      pageInfo,
    };
  }

  @Needs('leagues:run')
  @Mutation(() => LeagueWebhookSecretType, {
    description:
      'Creates a webhook that gets the events of a league that you run from now on, as messages signed according to Standard Webhooks. A league may have at most 10.',
  })
  async createLeagueWebhook(
    @Args('input', inputArgument) { commandId, leagueId, address, types = null }: CreateLeagueWebhookInput,
    @Context() { caller }: ApiContext,
  ): Promise<LeagueWebhookSecretType> {
    const given = commandId === undefined || commandId === null ? undefined : givenCommandId(commandId);
    return withSecretOf(await this.webhooks.add(caller, idOfKind('League', leagueId), { address, types }, given));
  }

  @Needs('leagues:run')
  @Mutation(() => LeagueWebhookType, {
    description: 'Changes a webhook, or enables it again. Disabling it drops its waiting deliveries.',
  })
  async changeLeagueWebhook(
    @Args('input', inputArgument) { id, address, types = null, enabled: isEnabled }: ChangeLeagueWebhookInput,
    @Context() { caller }: ApiContext,
  ): Promise<LeagueWebhookType> {
    return leagueWebhookOf(await this.webhooks.change(caller, id, { address, types, isEnabled }));
  }

  @Needs('leagues:run')
  @Mutation(() => LeagueWebhookType, {
    description: 'Deletes a webhook with all its deliveries, and returns it as it was.',
  })
  async deleteLeagueWebhook(
    @Args('id', webhookArgument) id: string,
    @Context() { caller }: ApiContext,
  ): Promise<LeagueWebhookType> {
    return leagueWebhookOf(await this.webhooks.remove(caller, id));
  }

  @Needs('leagues:run')
  @Mutation(() => LeagueWebhookSecretType, {
    description: 'Replaces the secret of a webhook; for 24 hours messages are signed with both.',
  })
  async renewLeagueWebhookSecret(
    @Args('id', webhookArgument) id: string,
    @Context() { caller }: ApiContext,
  ): Promise<LeagueWebhookSecretType> {
    return withSecretOf(await this.webhooks.renewSecret(caller, id));
  }

  @Needs('leagues:run')
  @Mutation(() => LeagueWebhookDeliveryType, {
    description:
      'Sends the message `league.ping` to a webhook, once and immediately, even if it is disabled, and returns the result within about ten seconds.',
  })
  async testLeagueWebhook(
    @Args('id', webhookArgument) id: string,
    @Context() { caller }: ApiContext,
  ): Promise<LeagueWebhookDeliveryType> {
    return leagueWebhookDeliveryOf(await this.webhooks.ping(caller, id));
  }

  @Needs('leagues:run')
  @Mutation(() => LeagueWebhookType, {
    description:
      'Tries the waiting messages of a webhook now, the first one first, instead of after the pause that follows a failed attempt. Does nothing where none waits.',
  })
  async retryLeagueWebhook(
    @Args('id', webhookArgument) id: string,
    @Context() { caller }: ApiContext,
  ): Promise<LeagueWebhookType> {
    return leagueWebhookOf(await this.webhooks.retryNow(caller, id));
  }

  @Needs('leagues:run')
  @Mutation(() => LeagueWebhookDeliveryType, {
    description:
      'Sends a message again, immediately and with the same id, unless it is still waiting, and returns the result within about ten seconds.',
  })
  async replayLeagueWebhookDelivery(
    @Args('webhookId', webhookArgument) webhookId: string,
    @Args('id', { ...idArgument, description: 'A delivery of the webhook in the last 30 days.' }) id: string,
    @Context() { caller }: ApiContext,
  ): Promise<LeagueWebhookDeliveryType> {
    return leagueWebhookDeliveryOf(await this.webhooks.replay(caller, webhookId, id));
  }
}
