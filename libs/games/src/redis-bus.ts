import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Bus, News } from './bus.js';
import { LocalBus } from './local-bus.js';
import { readNews, writeNews } from './news-text.js';

const CHANNEL = 'chronicler:news';

/** News through Redis pub/sub, while there is a Redis. */
export class RedisBus implements Bus {
  private readonly origin = randomUUID();
  private readonly local = new LocalBus();
  private readonly subscriber: Redis;

  /**
   * Listens whenever Redis is there; while it is away news reach this process alone, and whoever follows something asks
   * the store. `publisher` is a connection of `connectRedis`; whoever made it closes it, after the bus.
   */
  constructor(private readonly publisher: Redis) {
    this.subscriber = publisher.duplicate();
    // The publisher's connection tells of outages.
    this.subscriber.on('error', () => undefined);
    this.subscriber.on('ready', () => void this.subscribe());
    this.subscriber.on('message', (_channel, text: string) => {
      const news = readNews(this.origin, text);
      if (news) void this.local.tell(news);
    });
  }

  async tell(news: News): Promise<void> {
    await this.local.tell(news);
    // An outage is told of by the connection, and lost news are late, not lost.
    await this.publisher.publish(CHANNEL, writeNews(this.origin, news)).catch(() => undefined);
  }

  listen(listener: (news: News) => void): () => void {
    return this.local.listen(listener);
  }

  onGap(listener: () => void): () => void {
    return this.local.onGap(listener);
  }

  async close(): Promise<void> {
    await this.local.close();
    this.subscriber.disconnect();
  }

  /** What was told before is lost to whoever listens here. */
  private async subscribe(): Promise<void> {
    try {
      await this.subscriber.subscribe(CHANNEL);
      this.local.gap();
    } catch {
      this.subscriber.disconnect(true);
    }
  }
}
