import { derivedId } from '#records';

export { derivedId, isUuid, openedGameId } from '#records';

/** The rematch of a game. Derived, so that whoever asks for it second finds the one that the first has opened. */
export const rematchId = (gameId: string): string => derivedId('rematch', gameId);

/** The command id, and the job id, of whatever meets an obligation: done twice, it happens once. */
export const obligationCommandId = (streamId: string, key: string): string => derivedId('obligation', streamId, key);
