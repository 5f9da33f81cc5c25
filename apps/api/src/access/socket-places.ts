import { Inject, Injectable } from '@nestjs/common';
import type { ApiSettings } from '../api-settings.js';
import { API_SETTINGS } from '../core/tokens.js';
import type { Caller } from './caller.js';
import { countedAddress } from './counted-address.js';
import { ConnectionCounts } from './connection-counts.js';

/** The place of a long-lived connection in the counts. */
export interface SocketPlace {
  /**
   * The caller is now known: from here on the connection counts for its account, or for its address. False when that
   * has too many.
   */
  settle(caller: Caller): boolean;
  /** The socket has closed. */
  leave(): void;
}

/**
 * Counts long-lived connections, sockets and live answers alike: of addresses that have not yet authenticated, of
 * addresses without a token, and of accounts.
 */
@Injectable()
export class SocketPlaces {
  private readonly greeting: ConnectionCounts;
  private readonly byAddress: ConnectionCounts;
  private readonly byAccount: ConnectionCounts;

  constructor(@Inject(API_SETTINGS) { sockets: { greeting, address, account } }: Pick<ApiSettings, 'sockets'>) {
    this.greeting = new ConnectionCounts(greeting);
    this.byAddress = new ConnectionCounts(address);
    this.byAccount = new ConnectionCounts(account);
  }

  /** A place for a socket that has just come; `undefined` when there are too many. */
  enter(address: string): SocketPlace | undefined {
    const key = countedAddress(address);
    let leave = this.greeting.enter(key);
    if (!leave) return undefined;
    return {
      settle: ({ account }) => {
        // It may have closed while its token was looked up.
        if (!leave) return false;
        const settled = account ? this.byAccount.enter(account.id) : this.byAddress.enter(key);
        if (!settled) return false;
        leave();
        leave = settled;
        return true;
      },
      leave: () => {
        leave?.();
        leave = undefined;
      },
    };
  }
}
