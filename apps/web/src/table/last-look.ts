const KEPT = 'last-looks';

/** So many games are remembered. */
const MOST = 100;

type Looks = readonly (readonly [gameId: string, version: number])[];

function looks(): Looks {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as Looks;
  } catch {
    return [];
  }
}

/** The version that this browser last showed of a game; `undefined` where it has not. */
export const lastLookAt = (gameId: string): number | undefined => looks().find(([id]) => id === gameId)?.[1];

/** Remembers the version of a game that is shown. */
export function lookAt(gameId: string, version: number): void {
  const others = looks().filter(([id]) => id !== gameId);
  localStorage.setItem(KEPT, JSON.stringify([[gameId, version], ...others].slice(0, MOST)));
}
