import { derivedId } from '#records';

/** The id of the job that meets an obligation: added twice, it is there once. */
export const obligationJobId = (streamId: string, key: string): string => derivedId('obligation', streamId, key);
