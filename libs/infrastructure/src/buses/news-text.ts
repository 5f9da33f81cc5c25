import type { LocalBus, News } from '#games';

/** News as it travels between processes: `origin` says which process told it. */
export const writeNews = (origin: string, { gameId, version }: News): string => `${origin} ${gameId} ${version}`;

/** The news that a stream that is no game has grown. Processes of the version before pass over it, as they find no name of a game. */
export const writeCommit = (origin: string): string => origin;

/** The news that an account has changed: in the place of the name of a game stands nothing. */
export const writeAccount = (origin: string, accountId: string): string => `${origin}  ${accountId}`;

/** Tells a process of news that came in; not of its own, nor of anything malformed. */
export function hearNews(
  origin: string,
  text: string,
  local: Pick<LocalBus, 'tell' | 'tellOfCommit' | 'tellOfAccount'>,
): void {
  const [from, gameId, version] = text.split(' ');
  if (from === origin) return;
  if (gameId === undefined) void local.tellOfCommit();
  else if (!version) return;
  else if (gameId === '') void local.tellOfAccount(version);
  else void local.tell({ gameId, version: Number(version) });
}
