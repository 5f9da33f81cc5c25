import { Resolver } from 'node:dns/promises';

/** Finds all IP addresses of a name, none where there are none. What it throws counts as none. */
export type NameResolver = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

/** Milliseconds that a name server has for its first answer. */
const PATIENCE = 2_000;

/**
 * Asks name servers for the addresses of a name, IPv4 first.
 * Not `dns.lookup`: that reads the file of hosts and tries the name inside domains of our own, which no stranger means, and each
 * name server that is slow on purpose would hold one of the few threads that files and keys need as well.
 * @param servers to ask, `ip:port`; those of the system by default.
 * @param tries how often each is asked while none answers.
 */
export const nameServers =
  (servers?: readonly string[], tries = 2): NameResolver =>
  async (name, signal) => {
    // Nobody is asked for localhost (RFC 6761).
    if (name === 'localhost') return ['127.0.0.1', '::1'];
    const resolver = new Resolver({ timeout: PATIENCE, tries });
    if (servers) resolver.setServers(servers);
    const cancel = (): void => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    // One of the two may have no answer: most names have addresses of one kind.
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    signal.removeEventListener('abort', cancel);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
