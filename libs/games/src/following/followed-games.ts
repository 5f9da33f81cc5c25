import type { Bus } from './bus.js';
import { FollowedGame, type FollowedGameParts, type Step } from './followed-game.js';

/** The dependencies of following games. */
export interface FollowedGamesParts extends FollowedGameParts {
  readonly bus: Bus;
  /** How long to trust the bus, in milliseconds; then the store is asked for the versions of all followed games at once. */
  readonly timeout: number;
}

/** A follower's hold on a game. */
export interface Following {
  /** The game from now on; `undefined` when there is none. */
  readonly game: Promise<FollowedGame | undefined>;
  /** The follower goes. To be called once. */
  leave(): void;
}

interface Followed {
  readonly followers: Set<() => void>;
  readonly opened: Promise<FollowedGame | undefined>;
  game: FollowedGame | undefined;
  stopListening(): void;
}

/** The games that are followed in this process, each read once however many follow it. */
export class FollowedGames {
  private readonly games = new Map<string, Followed>();
  private stopMinding: (() => void) | undefined;

  constructor(private readonly parts: FollowedGamesParts) {}

  /** One more follows a game. `wake` is called whenever there is something new. */
  join(gameId: string, wake: () => void): Following {
    const followed = this.games.get(gameId) ?? this.open(gameId);
    followed.followers.add(wake);
    return { game: followed.opened, leave: () => this.leave(gameId, followed, wake) };
  }

  /** This process has made a commit. */
  committed(step: Step): void {
    const fits = this.games.get(step.loaded.gameId)?.game?.committed(step) ?? true;
    if (!fits) void this.lookAgain();
  }

  private open(gameId: string): Followed {
    const { bus, streams } = this.parts;
    const followers = new Set<() => void>();
    const wake = (): void => {
      for (const follower of [...followers]) follower();
    };
    let heard = 0;
    const stopListening = bus.listen((news) => {
      if (news.gameId !== gameId) return;
      heard = Math.max(heard, news.version);
      followed.game?.heard(heard);
    });
    const opened = streams.current(gameId).then((loaded) => {
      if (!loaded) return undefined;
      followed.game = new FollowedGame(this.parts, { wake }, loaded);
      // All followers may have gone meanwhile.
      if (followers.size === 0) followed.game.close();
      else followed.game.heard(heard);
      return followed.game;
    });
    const followed: Followed = { followers, opened, game: undefined, stopListening };
    this.games.set(gameId, followed);
    this.stopMinding ??= this.mind();
    return followed;
  }

  private mind(): () => void {
    const look = (): void => void this.lookAgain();
    const timer = setInterval(look, this.parts.timeout).unref();
    const stopListening = this.parts.bus.onGap(look);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }

  /** News may have been lost, or commits: one look at the store gives the heads of all the games. */
  private async lookAgain(): Promise<void> {
    const opened = [...this.games].flatMap(([gameId, { game }]) => (game ? [{ gameId, game, before: game.now }] : []));
    // After a failed look, the next gap or the end of the patience brings another.
    const heads = await this.parts.store.heads(opened.map(({ gameId }) => gameId)).catch(() => undefined);
    if (heads) for (const { gameId, game, before } of opened) game.seen(heads.get(gameId), before);
  }

  private leave(gameId: string, followed: Followed, wake: () => void): void {
    followed.followers.delete(wake);
    if (followed.followers.size > 0) return;
    if (this.games.get(gameId) === followed) this.games.delete(gameId);
    followed.stopListening();
    followed.game?.close();
    if (this.games.size > 0) return;
    this.stopMinding?.();
    this.stopMinding = undefined;
  }
}
