import type { NotificationSettings, WebhookForm } from '#notifications';
import { Args, Context, ID, Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import { Needs } from '../access/scope-guard.js';
import { Me } from '../accounts/accounts.resolver.js';
import { inputArgument } from '../graphql/arguments.js';
import type { ApiContext } from '../requests/api-context.js';
import { NotificationWebhookFormEnum } from './notification-enums.types.js';
import {
  AddPushChannelInput,
  ChangeNotificationsInput,
  loggedNotificationOf,
  LoggedNotificationType,
  NotificationChannel,
  notificationChannelOf,
  NotificationChannelSecret,
  NotificationOffers,
  Notifications,
  notificationsOf,
} from './notification.types.js';
import { OwnNotifications } from './own-notifications.js';

const channelArgument = { type: () => ID, description: 'A notification channel of yours.' } as const;

/** The notifications of the caller. */
@Resolver(() => Me)
export class OwnNotificationsResolver {
  constructor(private readonly own: OwnNotifications) {}

  @ResolveField(() => Notifications, {
    description: 'What you are told of your games, and on which channels; needs the scope `ACCOUNT_MANAGE`.',
  })
  async notifications(@Context() { caller }: ApiContext): Promise<Notifications> {
    return notificationsOf(await this.own.settings(caller));
  }
}

/** The parts of notifications that are looked up, and the operations on them. */
@Resolver(() => Notifications)
export class NotificationsResolver {
  constructor(private readonly own: OwnNotifications) {}

  @ResolveField(() => NotificationOffers, { description: 'The kinds of channels that this server offers.' })
  offers(): Promise<NotificationOffers> {
    return this.own.offer();
  }

  @ResolveField(() => [NotificationChannel], { description: 'Your channels, oldest first; at most 10.' })
  async channels(@Context() { caller }: ApiContext): Promise<NotificationChannel[]> {
    return (await this.own.channels(caller)).map(notificationChannelOf);
  }

  @ResolveField(() => [LoggedNotificationType], {
    description: 'Your last 50 notifications, including waiting ones, newest first.',
  })
  async log(@Context() { caller }: ApiContext): Promise<LoggedNotificationType[]> {
    return (await this.own.log(caller)).map(loggedNotificationOf);
  }

  @Needs('account:manage')
  @Mutation(() => Notifications, {
    description: 'Changes what you are told, and when. Each channel that you open is told of it.',
  })
  async changeNotifications(
    @Args('input', inputArgument) input: ChangeNotificationsInput,
    @Context() { caller }: ApiContext,
  ): Promise<Notifications> {
    return notificationsOf(await this.own.change(caller, changeIn(input)));
  }

  @Needs('account:manage')
  @Mutation(() => NotificationChannel, {
    description:
      'Opens a channel of mail. The address gets a mail with a link, and nothing else before its owner has confirmed it.',
  })
  async addMailChannel(
    @Args('address', { description: 'A mail address of yours.' }) address: string,
    @Context() { caller }: ApiContext,
  ): Promise<NotificationChannel> {
    return notificationChannelOf(await this.own.addMail(caller, address));
  }

  @Needs('account:manage')
  @Mutation(() => NotificationChannel, {
    description: 'Opens a channel to a browser that has subscribed to Web Push with the key in `offers`.',
  })
  async addPushChannel(
    @Args('input', inputArgument) input: AddPushChannelInput,
    @Context() { caller }: ApiContext,
  ): Promise<NotificationChannel> {
    return notificationChannelOf(await this.own.addPush(caller, input));
  }

  @Needs('account:manage')
  @Mutation(() => NotificationChannelSecret, {
    description:
      'Opens a channel to a webhook, for accounts of people and of programs. Messages are signed according to Standard Webhooks.',
  })
  async addWebhookChannel(
    @Args('address', { description: 'A public address with `https`, of up to 2,048 characters.' }) address: string,
    @Args('form', {
      type: () => NotificationWebhookFormEnum,
      defaultValue: NotificationWebhookFormEnum.STANDARD,
      description: 'The form of its messages.',
    })
    form: WebhookForm,
    @Context() { caller }: ApiContext,
  ): Promise<NotificationChannelSecret> {
    const { channel, secret } = await this.own.addWebhook(caller, address, form);
    return { channel: notificationChannelOf(channel), secret };
  }

  @Needs('account:manage')
  @Mutation(() => NotificationChannel, {
    description: 'Enables or disables a channel. Disabling it drops what waits.',
  })
  async enableNotificationChannel(
    @Args('id', channelArgument) id: string,
    @Args('enabled', { description: 'false: nothing is sent on it.' }) enabled: boolean,
    @Context() { caller }: ApiContext,
  ): Promise<NotificationChannel> {
    return notificationChannelOf(await this.own.enable(caller, id, enabled));
  }

  @Needs('account:manage')
  @Mutation(() => NotificationChannel, {
    description: 'Permanently removes a channel, its address and its log. Returns it as it was.',
  })
  async removeNotificationChannel(
    @Args('id', channelArgument) id: string,
    @Context() { caller }: ApiContext,
  ): Promise<NotificationChannel> {
    return notificationChannelOf(await this.own.remove(caller, id));
  }

  @Needs('account:manage')
  @Mutation(() => NotificationChannel, {
    description: 'Sends a message that tries a channel out, within seconds. The log has the result.',
  })
  async testNotificationChannel(
    @Args('id', channelArgument) id: string,
    @Context() { caller }: ApiContext,
  ): Promise<NotificationChannel> {
    return notificationChannelOf(await this.own.test(caller, id));
  }
}

/** The settings that an input changes: only quiet hours may be taken away by null. */
function changeIn({ quietHours, ...input }: ChangeNotificationsInput): Partial<NotificationSettings> {
  const given = Object.entries(input).filter(([, value]) => value !== null);
  const hours = quietHours && { from: quietHours.from, to: quietHours.to };
  return { ...Object.fromEntries(given), ...(hours === undefined ? {} : { quietHours: hours }) };
}
