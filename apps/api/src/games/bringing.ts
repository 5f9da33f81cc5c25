import { Games } from '#games';
import type { AnyRuleset } from '#kernel';
import { Injectable } from '@nestjs/common';
import { OwnDecks } from '../decks/own-decks.js';
import type { ApiContext } from '../requests/api-context.js';
import { ApiError } from '../errors/api-error.js';
import { idOfKind } from '../requests/global-id.js';

/** What a seat brings: one of the two, or nothing. */
export interface Brings {
  /** Something of a ruleset. */
  readonly brings?: { readonly ruleset: string; readonly brought: unknown } | undefined;
  /** The id of a deck of the caller's. */
  readonly deckId?: string | null | undefined;
}

/** The command with which somebody is to sit down. */
interface SittingDown {
  readonly gameId: string;
  readonly commandId: string;
}

/** Reads what a seat brings. */
@Injectable()
export class Bringing {
  constructor(
    private readonly games: Games,
    private readonly decks: OwnDecks,
  ) {}

  /**
   * What a seat of a game brings, as its ruleset takes it; `undefined` for nothing. A command id that has been answered
   * brings what it brought then, whatever has become of the deck.
   * Throws an ApiError when both are named, the ruleset is another one, or the caller has no such deck.
   */
  async of(
    { brings, deckId }: Brings,
    { name, decks }: AnyRuleset,
    { gameId, commandId }: SittingDown,
    { caller }: ApiContext,
  ): Promise<unknown> {
    if (brings !== undefined && deckId != null)
      throw new ApiError('BAD_USER_INPUT', 'Bring something or a deck of yours: give `brings` or `deckId`, not both.');
    if (brings !== undefined) return broughtTo(name, brings);
    if (deckId == null) return undefined;
    if (!decks) throw new ApiError('BAD_USER_INPUT', `Nobody brings a deck to a game of "${name}".`);
    const known = await this.games.receipt(gameId, commandId);
    if (known) return (known.command as { readonly brought?: unknown }).brought;
    const { cards } = await this.decks.deckOf(caller, idOfKind('Deck', deckId));
    return { deck: { cards } };
  }

  /** The same for a game that is there. A game that there is not is left to the service. */
  async toGame(input: Brings, request: SittingDown, context: ApiContext): Promise<unknown> {
    const loaded = await this.games.load(request.gameId);
    return loaded && this.of(input, loaded.ruleset, request, context);
  }
}

function broughtTo(played: string, { ruleset, brought }: NonNullable<Brings['brings']>): unknown {
  if (ruleset === played) return brought;
  throw new ApiError(
    'BAD_USER_INPUT',
    `This is a game of "${played}": what you bring stands in the field "${played}", not "${ruleset}".`,
  );
}
