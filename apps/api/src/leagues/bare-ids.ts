/** Why a bare id of a participant is deprecated. */
export const ENTRY = 'Ask for `entry { player members { name } }`, which has the names too.';
