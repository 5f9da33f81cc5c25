import { localized, type AnyTagged } from '#kernel';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../errors/api-error.js';
import { OwnBases } from '../kept/own-bases.js';
import { OwnDecks } from '../kept/own-decks.js';
import type { ApiContext } from '../requests/api-context.js';
import { idOfKind } from '../requests/global-id.js';

/** Reads the decks and bases that are submitted to leagues. */
@Injectable()
export class SubmittedDecks {
  constructor(
    private readonly decks: OwnDecks,
    private readonly bases: OwnBases,
  ) {}

  /**
   * A command in which the content of a submitted deck or base stands in place of its id; any other is unchanged. Throws an
   * ApiError when not exactly one is named, or the caller has none with this id.
   */
  async withContent(command: AnyTagged, { caller }: ApiContext): Promise<AnyTagged> {
    if (command.type !== 'submitDeck') return command;
    const { deckId, baseId, ...fields } = command as AnyTagged & Readonly<Record<'deckId' | 'baseId', unknown>>;
    if (typeof deckId === 'string' && baseId === undefined) {
      const { cards } = await this.decks.deckOf(caller, idOfKind('Deck', deckId));
      return { ...fields, brought: { deck: { cards } } };
    }
    if (typeof baseId === 'string' && deckId === undefined) {
      const { layout } = await this.bases.brought(caller, idOfKind('Base', baseId));
      return { ...fields, brought: { base: layout } };
    }
    throw new ApiError('BAD_USER_INPUT', ONE);
  }
}

const ONE = localized(
  'Submit one thing: give either `deckId` or `baseId`.',
  'Soumettez une seule chose : donnez soit `deckId`, soit `baseId`.',
);
