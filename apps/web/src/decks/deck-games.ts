import { DeckGamesDocument, type CardGame } from '../generated/operations.js';
import { server } from '../server/server.js';
import { rulesetOf } from './library.js';

/** A game that seats bring decks of their own to. */
export interface DeckGame {
  readonly game: CardGame;
  readonly ruleset: string;
  readonly title: string;
}

/** The games of this server that are played with decks: those whose options say so. */
export async function deckGames(): Promise<readonly DeckGame[]> {
  const { rulesets } = await server().ask(DeckGamesDocument, {});
  const games = Object.entries(rulesetOf) as [CardGame, string][];
  return rulesets
    .filter(({ optionsSchema }) => takesDecks(optionsSchema))
    .flatMap(({ name, title }) =>
      games.filter(([, ruleset]) => ruleset === name).map(([game]) => ({ game, ruleset: name, title })),
    );
}

const takesDecks = (schema: unknown): boolean =>
  'decks' in ((schema as { readonly properties?: object }).properties ?? {});
