/** A bot that plays at random is for tests; any other is better company. */
export const usualBot = (bots: readonly string[]): string | undefined =>
  bots.find((name) => name !== 'random') ?? bots[0];
