import type { Bus, News } from './bus.js';

/** Carries news within one process. */
export class LocalBus implements Bus {
  private readonly listeners = new Set<(news: News) => void>();

  tell(news: News): Promise<void> {
    for (const listener of [...this.listeners]) listener(news);
    return Promise.resolve();
  }

  listen(listener: (news: News) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): Promise<void> {
    this.listeners.clear();
    return Promise.resolve();
  }
}
