import type { Bus, News } from './bus.js';

/** Carries news within one process. */
export class LocalBus implements Bus {
  private readonly listeners = new Set<(news: News) => void>();
  private readonly commitListeners = new Set<() => void>();
  private readonly gapListeners = new Set<() => void>();

  tell(news: News): Promise<void> {
    for (const listener of [...this.listeners]) listener(news);
    return this.tellOfCommit();
  }

  tellOfCommit(): Promise<void> {
    for (const listener of [...this.commitListeners]) listener();
    return Promise.resolve();
  }

  listen(listener: (news: News) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  onCommit(listener: () => void): () => void {
    this.commitListeners.add(listener);
    return () => this.commitListeners.delete(listener);
  }

  onGap(listener: () => void): () => void {
    this.gapListeners.add(listener);
    return () => this.gapListeners.delete(listener);
  }

  /** Tells listeners that news may have been lost. */
  gap(): void {
    for (const listener of [...this.gapListeners]) listener();
  }

  close(): Promise<void> {
    this.listeners.clear();
    this.commitListeners.clear();
    this.gapListeners.clear();
    return Promise.resolve();
  }
}
