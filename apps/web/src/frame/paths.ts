import paths from '../paths.json' with { type: 'json' };

/** The paths of the pages, with `:id` for a game, a league, a deck or a base: the server answers each with this app. */
export { paths };

const pathOf = (path: string, id: string): string => path.replace(':id', encodeURIComponent(id));

/** The path of a table. */
export const tablePath = (id: string): string => pathOf(paths.table, id);

/** The path of the replay of a game. */
export const replayPath = (id: string): string => pathOf(paths.replay, id);

/** The path on which a finished game is verified. */
export const verifyPath = (id: string): string => `${paths.verify}?${new URLSearchParams({ game: id }).toString()}`;

/** The path on which a table is set up: of one game, or to choose which. */
export const newTablePath = (ruleset?: string): string =>
  ruleset === undefined ? paths.newTable : paths.newTableOf.replace(':ruleset', encodeURIComponent(ruleset));

/** The path of a league. */
export const leaguePath = (id: string): string => pathOf(paths.league, id);

/** The path of a season of a league. */
export const seasonPath = (id: string, number: number): string =>
  pathOf(paths.season, id).replace(':number', String(number));

/** The path of a season on a big screen. */
export const screenPath = (id: string, number: number): string =>
  pathOf(paths.screen, id).replace(':number', String(number));

/** The id in the path of a deck or a base that is not kept yet. */
export const NEW = 'new';

/** The path on which a deck is built, for the game of a ruleset. */
export const deckPath = (id: string, ruleset: string): string =>
  `${pathOf(paths.deck, id)}?game=${encodeURIComponent(ruleset)}`;

/** The path on which a base is shown and built. */
export const basePath = (id: string): string => pathOf(paths.base, id);

/** The path on which a table is set up with something that the visitor brings to it. */
export const bringingPath = (ruleset: string, brings: { readonly deck: string } | { readonly base: string }): string =>
  `${newTablePath(ruleset)}?${new URLSearchParams(brings).toString()}`;
