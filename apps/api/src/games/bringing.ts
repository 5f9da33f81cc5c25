import { Games } from '#games';
import { localized, type AnyRules, type Localized } from '#kernel';
import { Injectable } from '@nestjs/common';
import { OwnBases } from '../kept/own-bases.js';
import { OwnDecks } from '../kept/own-decks.js';
import type { ApiContext } from '../requests/api-context.js';
import { ApiError } from '../errors/api-error.js';
import { idOfKind } from '../requests/global-id.js';

/** The things that a seat brings: one of these, or nothing. */
export interface Brings {
  /** Something of a ruleset. */
  readonly brings?: { readonly ruleset: string; readonly brought: unknown } | undefined;
  /** The id of a deck of the caller's. */
  readonly deckId?: string | null | undefined;
  /** The id of a base of the caller's, or of one that is shared. */
  readonly baseId?: string | null | undefined;
}

/** The command with which a player takes a seat. */
interface SittingDown {
  readonly gameId: string;
  readonly commandId: string;
}

/** Reads the things that a seat brings. */
@Injectable()
export class Bringing {
  constructor(
    private readonly games: Games,
    private readonly decks: OwnDecks,
    private readonly bases: OwnBases,
  ) {}

  /**
   * What a seat of a game brings, in the form of its ruleset; `undefined` for nothing. A command id that has been
   * answered brings the same as then, even if the deck or the base has changed since.
   * Throws an ApiError when several are named, the ruleset is another one, or the caller has no such thing.
   */
  async of(brings: Brings, ruleset: AnyRules, request: SittingDown, { caller }: ApiContext): Promise<unknown> {
    const { brings: given, deckId, baseId } = brings;
    if ([given, deckId, baseId].filter((named) => named != null).length > 1)
      throw new ApiError(
        'BAD_USER_INPUT',
        localized(
          'Bring one thing: give only one of `brings`, `deckId` and `baseId`.',
          'Apportez une seule chose : ne donnez que l’un de `brings`, `deckId` et `baseId`.',
        ),
      );
    if (given !== undefined) return broughtTo(ruleset.name, given);
    if (deckId != null) {
      if (!ruleset.decks) throw nobodyBrings(A_DECK, ruleset);
      return this.asBefore(request, async () => {
        const { cards } = await this.decks.deckOf(caller, idOfKind('Deck', deckId));
        return { deck: { cards } };
      });
    }
    if (baseId != null) {
      if (!ruleset.bases) throw nobodyBrings(A_BASE, ruleset);
      return this.asBefore(request, async () => {
        const { layout } = await this.bases.brought(caller, idOfKind('Base', baseId));
        return { base: layout };
      });
    }
    return undefined;
  }

  /** The same for an existing game. The service handles a game that does not exist. */
  async toGame(input: Brings, request: SittingDown, context: ApiContext): Promise<unknown> {
    const loaded = await this.games.load(request.gameId);
    return loaded && this.of(input, loaded.ruleset, request, context);
  }

  /** What an answered command brought then; for any other the things kept now. */
  private async asBefore({ gameId, commandId }: SittingDown, kept: () => Promise<unknown>): Promise<unknown> {
    const known = await this.games.receipt(gameId, commandId);
    return known ? (known.command as { readonly brought?: unknown }).brought : kept();
  }
}

const nobodyBrings = (what: Localized, { name }: AnyRules): ApiError =>
  new ApiError(
    'BAD_USER_INPUT',
    localized(`A game of “${name}” does not accept ${what.en}.`, `Une partie de « ${name} » n’accepte pas ${what.fr}.`),
  );

const A_DECK = localized('a deck', 'de paquet');
const A_BASE = localized('a base', 'de base');

function broughtTo(played: string, { ruleset, brought }: NonNullable<Brings['brings']>): unknown {
  if (ruleset === played) return brought;
  throw new ApiError(
    'BAD_USER_INPUT',
    localized(
      `This is a game of “${played}”: what you bring stands in the field “${played}”, not “${ruleset}”.`,
      `C’est une partie de « ${played} » : ce que vous apportez est dans le champ « ${played} », et non « ${ruleset} ».`,
    ),
  );
}
