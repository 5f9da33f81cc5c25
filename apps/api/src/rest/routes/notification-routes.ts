import type { Route } from './route.js';

/** What accounts are told, and on which channels. */
export const notificationRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/v1/notifications',
    group: 'notifications',
    summary: 'Your notification settings and channels',
    document: 'query notifications { me { notifications { ...Notifications } } }',
  },
  {
    method: 'put',
    path: '/v1/notifications',
    group: 'notifications',
    summary: 'Change what you are told, and when',
    document: 'mutation changeNotifications { changeNotifications(input: $input) { ...Notifications } }',
  },
  {
    method: 'get',
    path: '/v1/notifications/log',
    group: 'notifications',
    summary: 'Your last notifications, with their outcomes',
    document: 'query notificationLog { me { notifications { log { ...LoggedNotification } } } }',
  },
  {
    method: 'post',
    path: '/v1/notifications/mail',
    group: 'notifications',
    summary: 'Open a channel of mail',
    status: 201,
    document: 'mutation addMailChannel { addMailChannel(address: $address) { ...NotificationChannel } }',
  },
  {
    method: 'post',
    path: '/v1/notifications/push',
    group: 'notifications',
    summary: 'Open a channel to a browser',
    status: 201,
    document: 'mutation addPushChannel { addPushChannel(input: $input) { ...NotificationChannel } }',
  },
  {
    method: 'post',
    path: '/v1/notifications/webhooks',
    group: 'notifications',
    summary: 'Open a channel to a webhook',
    status: 201,
    document:
      'mutation addWebhookChannel { addWebhookChannel(address: $address, form: $form) { ...NotificationChannelSecret } }',
  },
  {
    method: 'put',
    path: '/v1/notifications/channels/{id}',
    group: 'notifications',
    summary: 'Enable or disable a channel',
    document:
      'mutation enableNotificationChannel { enableNotificationChannel(id: $id, enabled: $enabled) { ...NotificationChannel } }',
  },
  {
    method: 'delete',
    path: '/v1/notifications/channels/{id}',
    group: 'notifications',
    summary: 'Forget a channel',
    document: 'mutation removeNotificationChannel { removeNotificationChannel(id: $id) { ...NotificationChannel } }',
  },
  {
    method: 'post',
    path: '/v1/notifications/channels/{id}/test',
    group: 'notifications',
    summary: 'Try a channel out',
    document: 'mutation testNotificationChannel { testNotificationChannel(id: $id) { ...NotificationChannel } }',
  },
];
