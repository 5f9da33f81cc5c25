import type { GameRequest } from '#games';
import type { ApiContext } from '../requests/api-context.js';
import { accountIdOf } from '../access/caller.js';
import { idOfKind } from '../requests/global-id.js';
import { givenCommandId } from '../requests/given-command-id.js';

/** The account that sends a command. Throws an ApiError without one. */
export const accountIn = ({ caller }: ApiContext): string => accountIdOf(caller);

/** The fields of every command. UUIDs are compared in lower case. */
export const requestOf = (
  input: { readonly gameId: string; readonly commandId: string; readonly expectedVersion?: number | null },
  context: ApiContext,
): GameRequest => ({
  gameId: idOfKind('Game', input.gameId),
  commandId: givenCommandId(input.commandId),
  account: accountIn(context),
  expectedVersion: input.expectedVersion ?? undefined,
});
