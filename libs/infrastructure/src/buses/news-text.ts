import type { LocalBus, News } from '#games';

/** News as it travels between processes: `origin` says which process told it. */
export const writeNews = (origin: string, { gameId, version }: News): string => `${origin} ${gameId} ${version}`;

/** The news that a stream that is no game has grown: without names, so that processes of the version before pass over it. */
export const writeCommit = (origin: string): string => origin;

/** Tells a process of news that came in; not of its own, nor of anything malformed. */
export function hearNews(origin: string, text: string, local: Pick<LocalBus, 'tell' | 'tellOfCommit'>): void {
  const [from, gameId, version] = text.split(' ');
  if (from === origin) return;
  if (gameId === undefined) void local.tellOfCommit();
  else if (gameId !== '' && version) void local.tell({ gameId, version: Number(version) });
}
