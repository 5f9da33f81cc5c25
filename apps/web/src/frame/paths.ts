import paths from '../paths.json' with { type: 'json' };

/** The paths of the pages, with `:id` for a game: the server answers each with this app. */
export { paths };

const pathOf = (path: string, id: string): string => path.replace(':id', encodeURIComponent(id));

/** The path of a table. */
export const tablePath = (id: string): string => pathOf(paths.table, id);

/** The path of the replay of a game. */
export const replayPath = (id: string): string => pathOf(paths.replay, id);
