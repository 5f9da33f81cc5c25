import type { Caller } from '../../access/caller.js';
import { countedAddress } from '../../access/counted-address.js';
import type { ApiSettings } from '../../api-settings.js';
import { ConnectionCounts } from './connection-counts.js';

/** What a socket counts for. */
export interface SocketPlace {
  /** It is known now who it is: from here on it counts for its account, or for its address. False when that has too many. */
  settle(caller: Caller): boolean;
  /** The socket has gone. */
  leave(): void;
}

/** How many sockets there are: of addresses that have not said who they are, of addresses without a token, and of accounts. */
export class SocketPlaces {
  private readonly greeting: ConnectionCounts;
  private readonly byAddress: ConnectionCounts;
  private readonly byAccount: ConnectionCounts;

  constructor({ greeting, address, account }: Pick<ApiSettings['sockets'], 'greeting' | 'address' | 'account'>) {
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
        // It may have gone while its token was looked up.
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
