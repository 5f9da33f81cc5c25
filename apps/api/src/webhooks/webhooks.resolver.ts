import { Args, ArgsType, Context, Field, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../access/scope-guard.js';
import { idArgument, inputArgument } from '../graphql/arguments.js';
import { PageArguments } from '../graphql/connection.js';
import type { ApiContext } from '../requests/api-context.js';
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

/** Which page of what which webhook was told. */
@ArgsType()
class DeliveryArguments extends PageArguments {
  @Field(() => ID, { description: 'A webhook of a league that you run.' })
  webhookId: string;
}

/** What those who run leagues do with webhooks. */
@Resolver()
export class WebhooksResolver {
  constructor(private readonly webhooks: OwnWebhooks) {}

  @Needs('leagues:run')
  @Query(() => [LeagueWebhookType], {
    description: 'The addresses that are told what happens in a league that you run, oldest first.',
  })
  async leagueWebhooks(
    @Args('leagueId', { type: () => ID, description: 'A league that you run.' }) leagueId: string,
    @Context() { caller }: ApiContext,
  ): Promise<LeagueWebhookType[]> {
    return (await this.webhooks.of(caller, idOfKind('League', leagueId))).map(leagueWebhookOf);
  }

  @Needs('leagues:run')
  @Query(() => LeagueWebhookDeliveryConnection, {
    description: 'What a webhook was told in the last 30 days, or is to be, newest first.',
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
      'Has an address told what happens in a league that you run, from now on: signed messages as Standard Webhooks has them. A league has at most 10.',
  })
  async createLeagueWebhook(
    @Args('input', inputArgument) { leagueId, address, types = null }: CreateLeagueWebhookInput,
    @Context() { caller }: ApiContext,
  ): Promise<LeagueWebhookSecretType> {
    return withSecretOf(await this.webhooks.add(caller, idOfKind('League', leagueId), { address, types }));
  }

  @Needs('leagues:run')
  @Mutation(() => LeagueWebhookType, {
    description: 'Changes a webhook, or enables it again. When it is disabled, what waits for it is dropped.',
  })
  async changeLeagueWebhook(
    @Args('input', inputArgument) { id, address, types = null, enabled: isEnabled }: ChangeLeagueWebhookInput,
    @Context() { caller }: ApiContext,
  ): Promise<LeagueWebhookType> {
    return leagueWebhookOf(await this.webhooks.change(caller, id, { address, types, isEnabled }));
  }

  @Needs('leagues:run')
  @Mutation(() => LeagueWebhookType, {
    description: 'Forgets a webhook, with everything that it was told; gives it as it was.',
  })
  async deleteLeagueWebhook(
    @Args('id', webhookArgument) id: string,
    @Context() { caller }: ApiContext,
  ): Promise<LeagueWebhookType> {
    return leagueWebhookOf(await this.webhooks.remove(caller, id));
  }

  @Needs('leagues:run')
  @Mutation(() => LeagueWebhookSecretType, {
    description: 'Exchanges the secret of a webhook for a new one; for 24 hours messages are signed with both.',
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
      'Sends a webhook the message `league.ping`, once and at once, also when it is disabled, and answers with what came of it: within ten seconds or so.',
  })
  async testLeagueWebhook(
    @Args('id', webhookArgument) id: string,
    @Context() { caller }: ApiContext,
  ): Promise<LeagueWebhookDeliveryType> {
    return leagueWebhookDeliveryOf(await this.webhooks.ping(caller, id));
  }

  @Needs('leagues:run')
  @Mutation(() => LeagueWebhookDeliveryType, {
    description:
      'Sends a message once more, at once and under the same id, unless it still waits, and answers with what came of it: within ten seconds or so.',
  })
  async replayLeagueWebhookDelivery(
    @Args('webhookId', webhookArgument) webhookId: string,
    @Args('id', { ...idArgument, description: 'A delivery to it, of the last 30 days.' }) id: string,
    @Context() { caller }: ApiContext,
  ): Promise<LeagueWebhookDeliveryType> {
    return leagueWebhookDeliveryOf(await this.webhooks.replay(caller, webhookId, id));
  }
}
