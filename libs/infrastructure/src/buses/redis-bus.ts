import { randomUUID } from 'node:crypto';
import { Repeating } from '#event-store';
import { type Bus, type News, LocalBus } from '#games';
import { openListener, type RedisConnection } from '#platform';
import type { Redis } from 'ioredis';
import { hearNews, writeAccount, writeCommit, writeNews } from './news-text.js';

/** Milliseconds between two looks whether news can come. */
const EVERY = 1_000;

/** Milliseconds between the end of a subscription and the next one. */
const PAUSE = 200;

/** After so many looks without news of our own the subscription is made again: in a cluster on another node, perhaps. */
const SILENCES = 3;

/** News through Redis pub/sub, while there is a Redis. On a cluster a node tells all others, whichever one is listened to. */
export class RedisBus implements Bus {
  private readonly origin = randomUUID();
  private readonly local = new LocalBus();
  private subscriber: Redis | undefined;
  private again: NodeJS.Timeout | undefined;
  private isClosed = false;
  private readonly channel: string;
  /** Only this bus listens to it, to what it says itself. */
  private readonly echo: string;
  private readonly watch = new Repeating(() => this.lookForSilence());
  private said = 0;
  private heard = 0;
  private silences = 0;

  /**
   * Listens while Redis is there; while it is away, or answers nothing, news reach this process alone, and
   * listeners are told so. `publisher` is a connection of `connectRedis`, whose prefix the channel has too; its maker
   * closes it, after the bus.
   */
  constructor(private readonly publisher: RedisConnection) {
    this.channel = `${publisher.options.keyPrefix ?? ''}news`;
    this.echo = `${this.channel}:${this.origin}`;
    this.connect();
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
    this.isClosed = true;
    clearTimeout(this.again);
    this.subscriber?.disconnect();
    await this.watch.stop();
  }

  /** An outage is told of by the connection, and lost news are late, not lost. */
  private async spread(text: string): Promise<void> {
    await this.publisher.publish(this.channel, text).catch(() => undefined);
  }

  private hear(channel: string, text: string): void {
    if (channel === this.echo) this.heard = Math.max(this.heard, Number(text));
    else hearNews(this.origin, text, this.local);
  }

  /** A Redis that is frozen ends no connection, and a node that its cluster has left behind even answers: only that nothing is heard tells. */
  private lookForSilence(): Promise<number> {
    const isDeaf = this.heard < this.said;
    if (isDeaf || this.silences > 0) this.local.gap();
    this.silences = isDeaf ? this.silences + 1 : 0;
    if (this.silences > 0 && this.silences % SILENCES === 0) this.subscriber?.disconnect();
    this.said += 1;
    void this.publisher.publish(this.echo, String(this.said)).catch(() => undefined);
    return Promise.resolve(EVERY);
  }

  private connect(): void {
    if (this.isClosed) return;
    const subscriber = openListener(this.publisher);
    this.subscriber = subscriber;
    if (!subscriber) return this.connectLater();
    // The publisher's connection tells of outages.
    subscriber.on('error', () => undefined);
    subscriber.on('ready', () => void this.subscribe(subscriber));
    subscriber.on('message', (channel, text) => this.hear(channel, text));
    subscriber.once('end', () => this.connectLater());
  }

  private connectLater(): void {
    this.again = setTimeout(() => this.connect(), PAUSE);
  }

  /** Earlier news are lost to the listeners here. */
  private async subscribe(subscriber: Redis): Promise<void> {
    try {
      await subscriber.subscribe(this.channel, this.echo);
      this.local.gap();
    } catch {
      subscriber.disconnect();
    }
  }
}
