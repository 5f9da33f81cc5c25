import { viewOf } from '#games';
import { Args, Context, Parent, Resolver } from '@nestjs/graphql';
import { contracts } from '../contracts.js';
import type { ApiContext } from '../requests/api-context.js';
import { DerivedField } from '../graphql/derived-field.js';
import { viewerFor, type GameSource } from './game-source.js';
import { GameAtType, GameType, ViewerInputType } from './game.types.js';

const VIEW = {
  nullable: true,
  description: 'What you see of the game, or what `as` sees; null before the start.',
  complexity: 10,
};

function viewAs(source: GameSource, context: ApiContext, as: ViewerInputType | null | undefined): unknown {
  const { loaded } = source;
  const view = viewOf(loaded, viewerFor(source, context, as));
  return view === null ? null : contracts.of(loaded.ruleset.name).view(view);
}

/** What a viewer sees of a game. */
@Resolver(() => GameType)
export class GameViewResolver {
  @DerivedField(contracts.types.view, VIEW)
  view(
    @Parent() source: GameSource,
    @Context() context: ApiContext,
    @Args('as', { type: () => ViewerInputType, nullable: true }) as?: ViewerInputType | null,
  ): unknown {
    return viewAs(source, context, as);
  }

  @DerivedField(contracts.types.options, {
    nullable: true,
    description: 'The options of the game; null when its ruleset has none.',
  })
  options(@Parent() { current: { ruleset, game } }: GameSource): unknown {
    return contracts.of(ruleset.name).options(game.options);
  }
}

/** What a viewer may see today of a game as it was. */
@Resolver(() => GameAtType)
export class GameAtViewResolver {
  @DerivedField(contracts.types.view, VIEW)
  view(
    @Parent() source: GameSource,
    @Context() context: ApiContext,
    @Args('as', { type: () => ViewerInputType, nullable: true }) as?: ViewerInputType | null,
  ): unknown {
    return viewAs(source, context, as);
  }
}
