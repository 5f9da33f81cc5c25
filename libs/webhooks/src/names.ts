import { Resolver } from 'node:dns/promises';

/** Finds all IP addresses of a name, which may be none. An error counts as none. */
export type NameResolver = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

/** Milliseconds that a name server has for its first response. */
const PATIENCE = 2_000;

/**
 * Asks name servers for the addresses of a name, IPv4 first.
 * Not `dns.lookup`: that reads the hosts file and tries the name inside our own search domains, which a stranger does
 * not mean, and each deliberately slow name server would hold one of the few threads that files and keys need as
 * well.
 * @param servers the servers to ask, `ip:port`; by default those of the system.
 * @param tries how often each is asked while none answers.
 */
export const nameServers =
  (servers?: readonly string[], tries = 2): NameResolver =>
  async (name, signal) => {
    // No server is asked for localhost (RFC 6761).
    if (name === 'localhost') return ['127.0.0.1', '::1'];
    const resolver = new Resolver({ timeout: PATIENCE, tries });
    if (servers) resolver.setServers(servers);
    const cancel = (): void => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    // One of the two may have no result: most names have addresses of one kind.
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    signal.removeEventListener('abort', cancel);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
