/** The types that have global ids for clients. */
export type NodeKind = 'Game' | 'Campaign' | 'Account' | 'Ruleset' | 'Token' | 'Identity' | 'Deck' | 'Base' | 'League';

/** An id as clients have it, in the API and in webhooks: opaque to them, unique among all kinds. */
export const globalId = (kind: NodeKind, id: string): string =>
  Buffer.from(`${kind}:${id}`, 'utf8').toString('base64url');
