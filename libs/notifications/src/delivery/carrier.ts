import type { Locale } from '#kernel';
import { localized } from '#kernel';
import type { DeliveryOptions } from '#webhooks';
import { sendToHook } from '../channels/hook.js';
import type { Mailer } from '../channels/mailer.js';
import type { Pusher } from '../channels/pusher.js';
import type { SendOutcome } from '../channels/send-outcome.js';
import type { Message } from '../facts/message.js';
import type { Links } from '../links.js';
import type { Channel } from '../notification.js';

/** How messages leave the server. */
export interface CarrierParts {
  /** Absent where the server has no mail server. */
  readonly mailer?: Pick<Mailer, 'send'> | undefined;
  /** Absent where the server has no public address. */
  readonly pusher?: Pick<Pusher, 'send' | 'publicKey'> | undefined;
  readonly links: Links;
  /** How requests to webhooks are made. */
  readonly delivery?: DeliveryOptions | undefined;
}

/** A message on its way to a channel. */
export interface Parcel {
  /** The same in every attempt. */
  readonly id: string;
  readonly at: number;
  readonly message: Message;
  readonly locale: Locale;
  /** True for the mail that asks for agreement. */
  readonly isConfirmation?: boolean;
}

/** Carries a message to a channel of any kind. */
export class Carrier {
  constructor(private readonly parts: CarrierParts) {}

  /** Makes one attempt. Any behaviour of the receiver is a value. */
  async carry({ id: channelId, destination }: Channel, parcel: Parcel): Promise<SendOutcome> {
    const { mailer, pusher, links, delivery } = this.parts;
    const { id, at, message, locale, isConfirmation = false } = parcel;
    switch (destination.kind) {
      case 'EMAIL': {
        const url = links.urlFor('unsubscribe', channelId);
        if (!mailer || url === undefined) return notOffered;
        const unsubscribe = isConfirmation ? undefined : { url, label: UNSUBSCRIBE[locale] };
        return mailer.send({ to: destination.address, id, message, unsubscribe });
      }
      case 'PUSH':
        return pusher ? pusher.send(destination, message) : notOffered;
      case 'WEBHOOK':
        return sendToHook(destination, message, { id, at }, delivery);
    }
  }
}

/** The operator has taken the configuration of the channel away: it may come back. */
const notOffered: SendOutcome = { kind: 'failed', reason: 'notOffered', status: null };

const UNSUBSCRIBE = localized('To get no more mail of this kind:', 'Pour ne plus recevoir de tels messages :');
