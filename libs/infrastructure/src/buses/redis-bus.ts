import { randomUUID } from 'node:crypto';
import { Repeating } from '#event-store';
import type { Redis } from 'ioredis';
import { type Bus, type News, LocalBus } from '#games';
import { hearNews, writeAccount, writeCommit, writeNews } from './news-text.js';

/** Milliseconds between two looks whether news can come. */
const EVERY = 1_000;

/** News through Redis pub/sub, while there is a Redis. */
export class RedisBus implements Bus {
  private readonly origin = randomUUID();
  private readonly local = new LocalBus();
  private readonly subscriber: Redis;
  private readonly channel: string;
  private readonly watch = new Repeating(() => this.lookForSilence());
  private isDeaf = false;

  /**
   * Listens while Redis is there; while it is away, or answers nothing, news reach this process alone, and
   * listeners are told so. `publisher` is a connection of `connectRedis`, whose prefix the channel has too; its maker
   * closes it, after the bus.
   */
  constructor(private readonly publisher: Redis) {
    this.channel = `${publisher.options.keyPrefix ?? ''}news`;
    this.subscriber = publisher.duplicate();
    // The publisher's connection tells of outages.
    this.subscriber.on('error', () => undefined);
    this.subscriber.on('ready', () => void this.subscribe());
    this.subscriber.on('message', (_channel, text: string) => hearNews(this.origin, text, this.local));
    this.watch.start();
  }

  async tell(news: News): Promise<void> {
    await this.local.tell(news);
    await this.spread(writeNews(this.origin, news));
  }

  async tellOfCommit(): Promise<void> {
    await this.local.tellOfCommit();
    await this.spread(writeCommit(this.origin));
  }

  async tellOfAccount(accountId: string): Promise<void> {
    await this.local.tellOfAccount(accountId);
    await this.spread(writeAccount(this.origin, accountId));
  }

  listen(listener: (news: News) => void): () => void {
    return this.local.listen(listener);
  }

  onCommit(listener: () => void): () => void {
    return this.local.onCommit(listener);
  }

  onAccount(listener: (accountId: string) => void): () => void {
    return this.local.onAccount(listener);
  }

  onGap(listener: () => void): () => void {
    return this.local.onGap(listener);
  }

  async close(): Promise<void> {
    await this.local.close();
    this.subscriber.disconnect();
    await this.watch.stop();
  }

  /** An outage is told of by the connection, and lost news are late, not lost. */
  private async spread(text: string): Promise<void> {
    await this.publisher.publish(this.channel, text).catch(() => undefined);
  }

  /** A Redis that is frozen ends no connection: only that it does not answer tells. */
  private async lookForSilence(): Promise<number> {
    const answers = await this.subscriber.ping().then(
      () => true,
      () => false,
    );
    if (this.isDeaf || !answers) this.local.gap();
    this.isDeaf = !answers;
    return EVERY;
  }

  /** Earlier news are lost to the listeners here. */
  private async subscribe(): Promise<void> {
    try {
      await this.subscriber.subscribe(this.channel);
      this.local.gap();
    } catch {
      this.subscriber.disconnect(true);
    }
  }
}
