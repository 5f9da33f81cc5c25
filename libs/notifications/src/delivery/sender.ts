import { nextAttemptIn } from '#webhooks';
import type { Clock } from '#streams';
import { derivedId } from '#records';
import type { SendOutcome } from '../channels/send-outcome.js';
import type { Fact } from '../facts/fact.js';
import { confirmationMessage, messageOf, testMessage, type Message } from '../facts/message.js';
import { isHappening } from '../kinds.js';
import type { Links } from '../links.js';
import type { Notification } from '../notification.js';
import { quietUntil } from '../settings/due.js';
import { WINDOW, type NotificationStore, type Taken, type Verdict } from '../store/notification-store.js';
import type { Carrier } from './carrier.js';
import { newsOf, type NewsParts } from './relevance.js';

/** For how long a channel that was taken belongs to its taker, in milliseconds: longer than any attempt. */
const HOLD = 60_000;

/** How many channels a process sends on at a time. */
const MOST_ROUNDS = 16;

/** For how long the log is kept, in milliseconds: 30 days. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1_000;

/** For how long a mail beyond the limit of the server is put off, in milliseconds. */
const MAIL_PAUSE = 5 * 60_000;

/** Limits on what goes out. */
export interface SendingLimits {
  /** Messages to one channel in an hour; what is due beyond is told together later. */
  readonly channel: number;
  /** Mails of the whole server in an hour. */
  readonly mails: number;
}

/** The parts of a sender. */
export interface SenderParts extends NewsParts {
  readonly store: NotificationStore;
  readonly carrier: Pick<Carrier, 'carry'>;
  readonly links: Links;
  readonly limits: SendingLimits;
  readonly clock: Clock;
  readonly report: (fault: unknown) => unknown;
  /** A random number, from 0 to less than 1. */
  readonly jitter?: (() => number) | undefined;
}

/** Sends what is due: on several channels side by side, on each one message with all that is due together. */
export class Sender {
  private readonly rounds = new Map<string, Promise<void>>();
  private isClosed = false;
  /** Mails under way, which the store does not count yet. */
  private mails = 0;
  private forgotAt = -Infinity;

  constructor(private readonly parts: SenderParts) {}

  /** Begins to send what is due, as far as this process has capacity. Answers whether anything is due, or waits for its time. */
  async sendDue(): Promise<boolean> {
    const { store, clock } = this.parts;
    await this.forget();
    const { due, later } = await store.backlog(clock());
    const free = this.isClosed ? 0 : MOST_ROUNDS - this.rounds.size;
    if (due > 0 && free > 0) for (const id of await store.due(clock(), free)) this.send(id);
    return due + later > 0;
  }

  /** Waits until nothing is under way. */
  async idle(): Promise<void> {
    while (this.rounds.size > 0) await Promise.all(this.rounds.values());
  }

  /** Begins nothing more, and waits for the attempts at hand. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.idle();
  }

  private send(id: string): void {
    if (this.rounds.has(id)) return;
    const round = this.round(id)
      .catch((fault: unknown) => void this.parts.report(fault))
      .finally(() => this.rounds.delete(id));
    this.rounds.set(id, round);
  }

  private async round(id: string): Promise<void> {
    const { store, clock } = this.parts;
    const now = clock();
    const taken = await store.take(id, now, now + HOLD);
    if (!taken) return;
    const special = taken.notifications.find(({ kind }) => !isHappening(kind));
    const later = (special ? undefined : this.heldUntil(taken, now)) ?? (await this.mailHeldUntil(taken, now));
    if (later !== undefined) {
      const verdicts = taken.notifications.map((each) => ({ ...each, dueAt: later }));
      return store.record(id, { at: now, verdicts, isSent: false });
    }
    try {
      await (special ? this.tellSpecial(taken, special, now) : this.tell(taken, now));
    } finally {
      if (isMail(taken)) this.mails -= 1;
    }
  }

  /** When quiet hours or the limit of the channel let it go on; `undefined` where they do not hold it. */
  private heldUntil({ settings, window }: Taken, now: number): number | undefined {
    const { channel: most } = this.parts.limits;
    const isFull = window.from > now - WINDOW && window.sent >= most;
    return quietUntil(now, settings) ?? (isFull ? window.from + WINDOW : undefined);
  }

  /** When the limit of the server lets a mail go out; `undefined` for now, and the mail then counts as under way. */
  private async mailHeldUntil(taken: Taken, now: number): Promise<number | undefined> {
    if (!isMail(taken)) return undefined;
    const sent = await this.parts.store.mailsSince(now - WINDOW);
    if (sent + this.mails >= this.parts.limits.mails) return now + MAIL_PAUSE;
    this.mails += 1;
    return undefined;
  }

  private async tell(taken: Taken, now: number): Promise<void> {
    const { store, links } = this.parts;
    const { channel, settings, notifications } = taken;
    const facts: Fact[] = [];
    const told: Notification[] = [];
    const dropped: Verdict[] = [];
    for (const each of notifications) {
      const news = await newsOf(this.parts, each, channel.accountId, settings);
      if ('drop' in news) dropped.push({ ...each, state: 'DROPPED', reason: news.drop });
      else {
        facts.push(news.fact);
        told.push(each);
      }
    }
    if (facts.length === 0) return store.record(channel.id, { at: now, verdicts: dropped, isSent: false });
    return this.attempt(taken, told, messageOf(facts, settings, links.publicUrl), dropped);
  }

  private async tellSpecial(taken: Taken, special: Notification, now: number): Promise<void> {
    const { links, names, store } = this.parts;
    const { channel, settings } = taken;
    if (special.kind === 'TEST') return this.attempt(taken, [special], testMessage(settings, links.publicUrl));
    const url = links.urlFor('confirm', channel.id);
    if (channel.isConfirmed || url === undefined)
      return store.record(channel.id, {
        at: now,
        verdicts: [{ ...special, state: 'DROPPED', reason: 'answered' }],
        isSent: false,
      });
    const name = (await names.load(channel.accountId))?.name ?? '';
    return this.attempt(taken, [special], confirmationMessage(settings, { name, url }));
  }

  private async attempt(
    { channel, settings }: Taken,
    told: readonly Notification[],
    message: Message,
    dropped: readonly Verdict[] = [],
  ): Promise<void> {
    const { store, carrier, clock, report } = this.parts;
    const [first] = told;
    const isConfirmation = first?.kind === 'CONFIRM';
    const id =
      told.length === 1 && first ? first.id : derivedId('message', channel.id, told.map((each) => each.id).join());
    const outcome = await carrier.carry(channel, { id, at: clock(), message, locale: settings.locale, isConfirmation });
    const at = clock();
    const verdicts = [...told.map((each) => this.verdictOn(each, outcome, at)), ...dropped];
    const isGivenUp = verdicts.some(({ state }) => state === 'GIVEN_UP');
    const disable = outcome.kind === 'gone' ? 'GONE' : isGivenUp ? 'FAILING' : undefined;
    await store.record(channel.id, { at, verdicts, isSent: outcome.kind === 'delivered', disable });
    if (disable)
      report(
        new Error(`Notification channel ${channel.id} is disabled: ${'reason' in outcome ? outcome.reason : disable}.`),
      );
  }

  private verdictOn(notification: Notification, outcome: SendOutcome, at: number): Verdict {
    if (outcome.kind === 'delivered')
      return { ...notification, state: 'DELIVERED', reason: null, status: outcome.status };
    const { reason, status } = outcome;
    const failures = notification.failures + 1;
    if (outcome.kind === 'gone') return { ...notification, state: 'GIVEN_UP', failures, reason, status };
    const { jitter = Math.random } = this.parts;
    const wait = nextAttemptIn({ failed: failures, jitter: jitter(), retryAfterMs: outcome.retryAfterMs ?? 0 });
    if (wait === null) return { ...notification, state: 'GIVEN_UP', failures, reason, status };
    return { ...notification, state: 'WAITING', failures, reason, status, dueAt: at + wait };
  }

  /** Once an hour. */
  private async forget(): Promise<void> {
    const now = this.parts.clock();
    if (now < this.forgotAt + WINDOW) return;
    this.forgotAt = now;
    await this.parts.store.forget(now - KEPT_FOR);
  }
}

const isMail = ({ channel }: Taken): boolean => channel.destination.kind === 'EMAIL';
