import { derivedId } from '#records';

export { derivedId, isDerivedId, isUuid, openedGameId } from '#records';

/** The rematch of a game. Derived, so that whoever asks for it second finds the one that the first has opened. */
export const rematchId = (gameId: string): string => derivedId('rematch', gameId);

/** The id of the job that meets an obligation: added twice, it is there once. */
export const obligationJobId = (streamId: string, key: string): string => derivedId('obligation', streamId, key);
