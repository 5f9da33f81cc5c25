import { Module } from '@nestjs/common';
import { NotificationsResolver, OwnNotificationsResolver } from './notifications.resolver.js';
import { OwnNotifications } from './own-notifications.js';

/** Notifications of accounts. */
@Module({ providers: [OwnNotifications, NotificationsResolver, OwnNotificationsResolver] })
export class NotificationsModule {}
