import type { Bus, News } from './bus.js';

/** Listeners to one kind of news. */
class Topic<Message> {
  private readonly listeners = new Set<(message: Message) => void>();

  tell(message: Message): void {
    for (const listener of [...this.listeners]) listener(message);
  }

  listen(listener: (message: Message) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  clear(): void {
    this.listeners.clear();
  }
}

/** Carries news within one process. */
export class LocalBus implements Bus {
  private readonly news = new Topic<News>();
  private readonly commits = new Topic<void>();
  private readonly accounts = new Topic<string>();
  private readonly gaps = new Topic<void>();

  tell(news: News): Promise<void> {
    this.news.tell(news);
    this.commits.tell();
    return Promise.resolve();
  }

  tellOfCommit(): Promise<void> {
    this.commits.tell();
    return Promise.resolve();
  }

  tellOfAccount(accountId: string): Promise<void> {
    this.accounts.tell(accountId);
    return Promise.resolve();
  }

  listen(listener: (news: News) => void): () => void {
    return this.news.listen(listener);
  }

  onCommit(listener: () => void): () => void {
    return this.commits.listen(listener);
  }

  onAccount(listener: (accountId: string) => void): () => void {
    return this.accounts.listen(listener);
  }

  onGap(listener: () => void): () => void {
    return this.gaps.listen(listener);
  }

  /** Tells listeners that news may have been lost. */
  gap(): void {
    this.gaps.tell();
  }

  close(): Promise<void> {
    for (const topic of [this.news, this.commits, this.accounts, this.gaps]) topic.clear();
    return Promise.resolve();
  }
}
