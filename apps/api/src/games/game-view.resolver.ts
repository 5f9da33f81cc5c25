import { viewOf } from '#games';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Contracts } from '#contracts';
import type { ApiContext } from '../requests/api-context.js';
import { derived, DerivedField } from '../graphql/derived-types.js';
import { viewerFor, type GameSource } from './game-source.js';
import { GameAtType, GameType, ViewerInputType } from './game.types.js';

const VIEW = {
  nullable: true,
  description: 'What you see of the game, or what `as` sees; null before the start.',
};

function viewAs(
  contracts: Contracts,
  source: GameSource,
  context: ApiContext,
  as: ViewerInputType | null | undefined,
): unknown {
  const { loaded } = source;
  const view = viewOf(loaded, viewerFor(source, context, as));
  return view === null ? null : contracts.of(loaded.ruleset.name).view(view);
}

/** What a viewer sees of a game. */
@Resolver(() => GameType)
export class GameViewResolver {
  constructor(private readonly contracts: Contracts) {}

  @ResolveField(derived(({ view }) => view), VIEW)
  view(
    @Parent() source: GameSource,
    @Context() context: ApiContext,
    @Args('as', { type: () => ViewerInputType, nullable: true, description: 'As whom; as yourself when left out.' })
    as?: ViewerInputType | null,
  ): unknown {
    return viewAs(this.contracts, source, context, as);
  }

  @DerivedField(({ options }) => options, {
    nullable: true,
    description: 'The options of the game; null when its ruleset has none.',
  })
  options(@Parent() { current: { ruleset, game } }: GameSource): unknown {
    return this.contracts.of(ruleset.name).options(game.options);
  }
}

/** What a viewer may see today of a game as it was. */
@Resolver(() => GameAtType)
export class GameAtViewResolver {
  constructor(private readonly contracts: Contracts) {}

  @ResolveField(derived(({ view }) => view), VIEW)
  view(
    @Parent() source: GameSource,
    @Context() context: ApiContext,
    @Args('as', { type: () => ViewerInputType, nullable: true, description: 'As whom; as yourself when left out.' })
    as?: ViewerInputType | null,
  ): unknown {
    return viewAs(this.contracts, source, context, as);
  }
}
