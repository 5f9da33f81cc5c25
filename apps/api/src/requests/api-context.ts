import type { Locale } from '#kernel';
import { Injectable } from '@nestjs/common';
import { callerOf, type Caller } from '../access/caller.js';
import { AccountStore, type Account } from '#accounts';
import { Games, Presence, type GamePresence } from '#games';
import type { LoadedGame } from '#records';
import DataLoader from 'dataloader';
import type { Request } from 'express';
import { addressOf } from './address-of.js';
import { requestLocale } from './request-context.js';

/** The context of a request, or of an operation on a socket. */
export interface ApiContext {
  readonly caller: Caller;
  /** The caller's language, unless a field asks for another one. */
  readonly locale: Locale;
  /** The address of the caller. */
  readonly address: string;
  /** Accounts by id, read together. */
  readonly accounts: DataLoader<string, Account | undefined>;
  /** Whether games are parked, by id, looked up together. */
  readonly parked: DataLoader<string, boolean>;
  /** The presence at games, looked up together. */
  readonly presence: DataLoader<LoadedGame, GamePresence>;
}

/** Makes the context of a request; a new one for each. */
@Injectable()
export class ApiContexts {
  constructor(
    private readonly store: AccountStore,
    private readonly games: Games,
    private readonly presence: Presence,
  ) {}

  /** The context of a request over HTTP. */
  of(request: Request): ApiContext {
    return this.for(callerOf(request), requestLocale(), addressOf(request));
  }

  for(caller: Caller, locale: Locale, address: string): ApiContext {
    return {
      caller,
      locale,
      address,
      accounts: new DataLoader((ids: readonly string[]) => this.store.accounts(ids)),
      // Not cached: a mutation of the same request may have resumed the game.
      parked: new DataLoader((ids: readonly string[]) => this.games.suspension.areSuspended(ids), { cache: false }),
      presence: new DataLoader((games: readonly LoadedGame[]) => this.presence.of(games), { cache: false }),
    };
  }
}
