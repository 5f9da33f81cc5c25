import { randomUUID } from 'node:crypto';
import { MemoryEventStore, type EventStore } from '#event-store';
import { Campaigns } from '#campaign-service';
import {
  type GamesParts,
  Games,
  MemorySeedVault,
  type Accepted,
  type Early,
  type Outcome,
  RulesetRegistry,
  type SeedVault,
} from '#games';
import { Leagues, MemoryDeckVault, type DeckVault } from '#league-service';
import { meetObligation } from '../meet-obligation.js';
import { saga, tally } from '#games/testing';

/** A service of games for a test, with a clock that the test moves. */
export class Table {
  /** Milliseconds since 1970; tests move it. */
  now = 1_000_000;
  readonly store: EventStore;
  readonly seeds: SeedVault;
  readonly decks: DeckVault;
  readonly games: Games;
  readonly campaigns: Campaigns;
  readonly leagues: Leagues;

  constructor(parts: Partial<GamesParts> & { readonly decks?: DeckVault } = {}) {
    const clock = (): number => this.now;
    this.store = parts.store ?? new MemoryEventStore(clock);
    this.seeds = parts.seeds ?? new MemorySeedVault();
    this.decks = parts.decks ?? new MemoryDeckVault();
    const rulesets = new RulesetRegistry([tally, saga]);
    const secret = new Uint8Array(32);
    this.games = new Games({ clock, rulesets, secret, ...parts, store: this.store, seeds: this.seeds });
    this.campaigns = new Campaigns({ games: this.games, store: this.store, clock });
    this.leagues = new Leagues({ games: this.games, store: this.store, clock, decks: this.decks });
  }

  /** The same game seen by another process: the same store, another memory. */
  neighbour(parts: Partial<GamesParts> = {}): Table {
    return new Table({ store: this.store, seeds: this.seeds, decks: this.decks, clock: () => this.now, ...parts });
  }

  /** Opens a game as `player-0`. */
  async open(options: Record<string, unknown> = {}, ruleset = 'tally'): Promise<string> {
    return accepted(await this.games.open({ commandId: randomUUID(), account: 'player-0', ruleset, options })).gameId;
  }

  /** A running game with the players `player-0`, `player-1`, … and then bots, as many as the options have seats. */
  async start(options: Record<string, unknown> = {}, bots = 0): Promise<string> {
    const gameId = await this.open(options);
    await this.fill(gameId, Number(options['seats'] ?? 2), bots);
    return gameId;
  }

  /** Seats `player-0`, `player-1`, … and then bots in a game that `player-0` has opened, and starts it. */
  async fill(gameId: string, seats: number, bots = 0): Promise<void> {
    for (let seat = 0; seat < seats; seat += 1) {
      const request = { gameId, commandId: randomUUID(), seat };
      if (seat < seats - bots) accepted(await this.games.join({ ...request, account: `player-${seat}` }));
      else accepted(await this.games.addBot({ ...request, account: 'player-0', bot: 'random' }));
    }
    accepted(await this.games.start({ gameId, commandId: randomUUID(), account: 'player-0' }));
  }

  /** A player gives a command of the ruleset. */
  play(gameId: string, seat: number, command: unknown, commandId: string = randomUUID()): Promise<Outcome> {
    return this.games.submit({ gameId, commandId, account: `player-${seat}`, command });
  }

  /** Meets all obligations that are due now, until none are. */
  async meetDue(): Promise<void> {
    for (let due = await this.due(); due.length > 0; due = await this.due()) {
      for (const obligation of due) await meetObligation(this, obligation);
    }
  }

  private due(): ReturnType<EventStore['dueObligations']> {
    return this.store.dueObligations(100, this.now);
  }
}

/** An answer that must be an acceptance. Throws with the answer otherwise. */
export function accepted(outcome: Outcome | Early): Accepted {
  if (outcome.status === 'accepted') return outcome;
  const { status } = outcome;
  throw new Error(status === 'refused' ? `refused: ${JSON.stringify(outcome.refusal)}` : JSON.stringify(outcome));
}

/** A pick of the tiny ruleset. */
export const pick = (number: number): object => ({ type: 'pick', number });
