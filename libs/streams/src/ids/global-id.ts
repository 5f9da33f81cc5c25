/** The types that have global ids for clients. */
export type NodeKind = 'Game' | 'Campaign' | 'Account' | 'Ruleset' | 'Token' | 'Identity' | 'Deck' | 'Base' | 'League';

/** An id as clients have it, in the API and in webhooks: opaque to them, unique among all kinds. */
export const globalId = (kind: NodeKind, id: string): string =>
  Buffer.from(`${kind}:${id}`, 'utf8').toString('base64url');

/** The object that an id of the API identifies; `undefined` for any other text. */
export function readGlobalId(text: string): { readonly kind: NodeKind; readonly id: string } | undefined {
  const [, kind, id] =
    /^(Game|Campaign|Account|Ruleset|Token|Identity|Deck|Base|League):([\w.-]{1,64})$/.exec(
      Buffer.from(text.slice(0, 200), 'base64url').toString('utf8'),
    ) ?? [];
  return kind !== undefined && id !== undefined ? { kind: kind as NodeKind, id } : undefined;
}
