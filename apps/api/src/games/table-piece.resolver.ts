import { playerNames, viewOf } from '#games';
import { namedPieces, type Locale } from '#kernel';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { localeArgument } from '../graphql/arguments.js';
import type { ApiContext } from '../requests/api-context.js';
import { measured } from '../requests/request-context.js';
import { ownViewer, type GameSource } from './game-source.js';
import { GameType } from './game.types.js';
import { TablePieceType } from './table-piece.types.js';

/** The pieces of a table, from the view of the caller alone. */
@Resolver(() => GameType)
export class TablePieceResolver {
  @ResolveField(() => [TablePieceType], {
    description: 'The pieces and places in your view that commands may name, selectable now or not.',
  })
  async pieces(
    @Parent() source: GameSource,
    @Context() context: ApiContext,
    @Args('locale', localeArgument) wanted?: Locale | null,
  ): Promise<TablePieceType[]> {
    const { loaded } = source;
    const names = await playerNames(loaded, context.accounts);
    return measured(() => {
      const view = viewOf(loaded, ownViewer(source, context));
      if (view === null) return [];
      const { refs } = loaded.release.presentation;
      const pieces = namedPieces(refs, view, wanted ?? context.locale, names, loaded.game.options);
      return pieces.map(({ key, label, group, at }) => ({ key, label, group, at: at ?? null }));
    });
  }
}
