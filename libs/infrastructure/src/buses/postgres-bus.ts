import { randomUUID } from 'node:crypto';
import { asApplication, connectionSettings } from '#platform';
import pg from 'pg';
import { type Bus, type News, LocalBus } from '#games';
import { hearNews, writeAccount, writeCommit, writeNews } from './news-text.js';

const CHANNEL = 'chronicler_news';
const RECONNECT_AFTER = 1_000;

/** The dependencies of the bus. */
export interface PostgresBusParts {
  /** Sends notifications: one short statement at a time. */
  readonly pool: pg.Pool;
  /** Where to listen, on a connection of its own. */
  readonly databaseUrl: string;
  /** Told of a lost connection; the bus makes a new one. */
  readonly report?: (fault: unknown) => void;
}

/**
 * News through LISTEN and NOTIFY. News that come while a notification is on its way go out together with the next one:
 * NOTIFY takes a lock of the whole server.
 */
export class PostgresBus implements Bus {
  private readonly origin = randomUUID();
  private readonly local = new LocalBus();
  /** Texts by what they tell of: the last is enough. */
  private readonly pending = new Map<string, string>();
  private sending: Promise<void> | undefined;
  private listener: pg.Client | undefined;
  private reconnect: NodeJS.Timeout | undefined;
  private closed = false;

  private constructor(private readonly parts: PostgresBusParts) {}

  /** A bus that listens. Throws when the database cannot be reached. */
  static async connect(parts: PostgresBusParts): Promise<PostgresBus> {
    const bus = new PostgresBus(parts);
    try {
      await bus.startListening();
      return bus;
    } catch (fault) {
      await bus.close();
      throw fault;
    }
  }

  async tell(news: News): Promise<void> {
    await this.local.tell(news);
    await this.spread(news.gameId, writeNews(this.origin, news));
  }

  async tellOfCommit(): Promise<void> {
    await this.local.tellOfCommit();
    await this.spread('', writeCommit(this.origin));
  }

  async tellOfAccount(accountId: string): Promise<void> {
    await this.local.tellOfAccount(accountId);
    await this.spread(`account ${accountId}`, writeAccount(this.origin, accountId));
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
    this.closed = true;
    clearTimeout(this.reconnect);
    await this.local.close();
    await this.sending?.catch(() => undefined);
    await this.listener?.end();
  }

  private async spread(about: string, text: string): Promise<void> {
    this.pending.set(about, text);
    this.sending ??= this.send().finally(() => {
      this.sending = undefined;
    });
    await this.sending;
  }

  private async send(): Promise<void> {
    while (this.pending.size > 0) {
      const texts = [...this.pending.values()];
      this.pending.clear();
      const text = 'select pg_notify($1, news) from unnest($2::text[]) as news';
      await this.parts.pool.query({ name: 'tell-news', text, values: [CHANNEL, texts] });
    }
  }

  private async startListening(): Promise<void> {
    const client = new pg.Client({
      ...connectionSettings,
      connectionString: asApplication(this.parts.databaseUrl),
      application_name: 'chronicler news',
    });
    client.on('notification', ({ payload }) => hearNews(this.origin, payload ?? '', this.local));
    // Before it connects: from its first moment on, an error without a listener ends the process.
    client.on('error', (fault) => this.parts.report?.(fault));
    client.on('end', () => this.listenAgain());
    this.listener = client;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (fault) {
      await client.end();
      throw fault;
    }
  }

  /** Once for a connection that failed, however many ways it says so. Each time while it is deaf, it tells of a gap. */
  private listenAgain(): void {
    if (this.closed || this.reconnect) return;
    this.local.gap();
    this.reconnect = setTimeout(() => {
      this.reconnect = undefined;
      this.startListening().then(
        () => this.local.gap(),
        (fault: unknown) => {
          if (this.closed) return;
          this.parts.report?.(fault);
          this.listenAgain();
        },
      );
    }, RECONNECT_AFTER);
  }
}
