import { page } from './page-arguments.js';
import type { Route } from './route.js';

/** Addresses that get the events of leagues. */
export const webhookRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/v1/leagues/{leagueId}/webhooks',
    group: 'webhooks',
    summary: 'The webhooks of a league that you run',
    document: 'query leagueWebhooks { leagueWebhooks(leagueId: $leagueId) { ...LeagueWebhook } }',
  },
  {
    method: 'post',
    path: '/v1/leagues/{leagueId}/webhooks',
    group: 'webhooks',
    summary: 'Create a webhook for the events of a league',
    status: 201,
    document: 'mutation createLeagueWebhook { createLeagueWebhook(input: $input) { ...LeagueWebhookSecret } }',
  },
  {
    method: 'put',
    path: '/v1/webhooks/{id}',
    group: 'webhooks',
    summary: 'Change a webhook, enable or disable it',
    document: 'mutation changeLeagueWebhook { changeLeagueWebhook(input: $input) { ...LeagueWebhook } }',
  },
  {
    method: 'delete',
    path: '/v1/webhooks/{id}',
    group: 'webhooks',
    summary: 'Forget a webhook',
    document: 'mutation deleteLeagueWebhook { deleteLeagueWebhook(id: $id) { ...LeagueWebhook } }',
  },
  {
    method: 'post',
    path: '/v1/webhooks/{id}/secret',
    group: 'webhooks',
    summary: 'Replace the secret of a webhook',
    document: 'mutation renewLeagueWebhookSecret { renewLeagueWebhookSecret(id: $id) { ...LeagueWebhookSecret } }',
  },
  {
    method: 'post',
    path: '/v1/webhooks/{id}/test',
    group: 'webhooks',
    summary: 'Try a webhook out',
    document: 'mutation testLeagueWebhook { testLeagueWebhook(id: $id) { ...LeagueWebhookDelivery } }',
  },
  {
    method: 'post',
    path: '/v1/webhooks/{id}/retry',
    group: 'webhooks',
    summary: 'Try the waiting messages now',
    document: 'mutation retryLeagueWebhook { retryLeagueWebhook(id: $id) { ...LeagueWebhook } }',
  },
  {
    method: 'get',
    path: '/v1/webhooks/{webhookId}/deliveries',
    group: 'webhooks',
    summary: 'The deliveries of a webhook, with every attempt',
    document: `query leagueWebhookDeliveries { leagueWebhookDeliveries(webhookId: $webhookId, ${page}) { nodes { ...LeagueWebhookDelivery } pageInfo { ...PageInfo } } }`,
  },
  {
    method: 'post',
    path: '/v1/webhooks/{webhookId}/deliveries/{id}/replay',
    group: 'webhooks',
    summary: 'Send a message again',
    document:
      'mutation replayLeagueWebhookDelivery { replayLeagueWebhookDelivery(webhookId: $webhookId, id: $id) { ...LeagueWebhookDelivery } }',
  },
];
