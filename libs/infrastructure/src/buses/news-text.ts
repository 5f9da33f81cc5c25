import type { News } from '#games';

/** News as it travels between processes: `origin` says which process told it. */
export const writeNews = (origin: string, { gameId, version }: News): string => `${origin} ${gameId} ${version}`;

/** Reads news; `undefined` for this process's own news, and for anything malformed. */
export function readNews(origin: string, text: string): News | undefined {
  const [from, gameId, version] = text.split(' ');
  return from === origin || !gameId || !version ? undefined : { gameId, version: Number(version) };
}
