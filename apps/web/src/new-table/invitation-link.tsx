import type { JSX } from 'preact';
import { tablePath } from '../frame/paths.js';
import { InvitationDocument } from '../generated/operations.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';
import { words } from './words.js';

/** The invitation in the address of this page. */
export const invitationHere = (): string | null => new URLSearchParams(location.search).get('invitation');

/** The link by which others join a table by invitation: only its opener sees it. */
export function InvitationLink({ gameId }: { readonly gameId: string }): JSX.Element | null {
  const { data } = useAnswer(gameId, () => server().ask(InvitationDocument, { id: gameId }));
  const invitation = data?.game?.invitation;
  if (invitation === undefined || invitation === null) return null;
  const address = `${location.origin}${tablePath(gameId)}?invitation=${encodeURIComponent(invitation)}`;
  return (
    <p class="shared-link">
      {words.invitation} <code>{address}</code>
    </p>
  );
}
