import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Bus, News } from './bus.js';
import { LocalBus } from './local-bus.js';
import { readNews, writeNews } from './news-text.js';

const CHANNEL = 'chronicler:news';

/** News through Redis pub/sub. */
export class RedisBus implements Bus {
  private readonly origin = randomUUID();
  private readonly local = new LocalBus();

  private constructor(
    private readonly publisher: Redis,
    private readonly subscriber: Redis,
  ) {
    subscriber.on('message', (_channel, text: string) => {
      const news = readNews(this.origin, text);
      if (news) void this.local.tell(news);
    });
  }

  /** A bus that listens. Throws when Redis cannot be reached. `report` is told of a lost connection, which is made again. */
  static async connect(redisUrl: string, report?: (fault: unknown) => void): Promise<RedisBus> {
    const clients = [new Redis(redisUrl, { lazyConnect: true }), new Redis(redisUrl, { lazyConnect: true })] as const;
    for (const client of clients) client.on('error', (fault) => report?.(fault));
    try {
      await Promise.all(clients.map((client) => client.connect()));
      const bus = new RedisBus(...clients);
      await bus.subscriber.subscribe(CHANNEL);
      bus.subscriber.on('ready', () => bus.local.gap());
      return bus;
    } catch (fault) {
      for (const client of clients) client.disconnect();
      throw fault;
    }
  }

  async tell(news: News): Promise<void> {
    await this.local.tell(news);
    await this.publisher.publish(CHANNEL, writeNews(this.origin, news));
  }

  listen(listener: (news: News) => void): () => void {
    return this.local.listen(listener);
  }

  onGap(listener: () => void): () => void {
    return this.local.onGap(listener);
  }

  async close(): Promise<void> {
    await this.local.close();
    await Promise.all([this.publisher.quit(), this.subscriber.quit()]);
  }
}
