/** The id of a game in the address of one of its pages. */
export const gameIn = (address: string): string | undefined => /\/games\/([A-Za-z0-9_-]+)/.exec(address)?.[1];
