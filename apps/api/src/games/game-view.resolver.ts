import { viewOf } from '#games';
import { Args, Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Contracts } from '#contracts';
import { createPatch } from 'rfc6902';
import type { ApiContext } from '../requests/api-context.js';
import { derived, DerivedField } from '../graphql/derived-types.js';
import { JsonValue } from '../graphql/scalars.js';
import { viewerFor, type GameSource } from './game-source.js';
import { GameAtType, GameType, ViewerInputType } from './game.types.js';
import { measured } from '../requests/request-context.js';
import { ShownGames } from './shown-games.js';

const VIEW = {
  nullable: true,
  description: 'Your view of the game, or that of `as`; null before the start.',
};

const VIEW_JSON = {
  nullable: true,
  description:
    'The view as JSON, with the fields that its game defines. Fields that you may not see are left out; null before the start.',
};

const AS = { type: () => ViewerInputType, nullable: true, description: 'The viewer; you by default.' };

function viewAs(
  contracts: Contracts,
  source: GameSource,
  context: ApiContext,
  as: ViewerInputType | null | undefined,
): unknown {
  const view = jsonAs(source, context, as);
  return view === null ? null : measured(() => contracts.of(source.loaded.ruleset.name).view(view));
}

const jsonAs = (source: GameSource, context: ApiContext, as: ViewerInputType | null | undefined): unknown =>
  measured(() => viewOf(source.loaded, viewerFor(source, context, as)));

/** A viewer's view of a game. */
@Resolver(() => GameType)
export class GameViewResolver {
  constructor(
    private readonly contracts: Contracts,
    private readonly shown: ShownGames,
  ) {}

  @ResolveField(derived(({ view }) => view), VIEW)
  view(
    @Parent() source: GameSource,
    @Context() context: ApiContext,
    @Args('as', AS) as?: ViewerInputType | null,
  ): unknown {
    return viewAs(this.contracts, source, context, as);
  }

  @ResolveField(() => JsonValue, VIEW_JSON)
  viewJson(
    @Parent() source: GameSource,
    @Context() context: ApiContext,
    @Args('as', AS) as?: ViewerInputType | null,
  ): unknown {
    return jsonAs(source, context, as);
  }

  @ResolveField(() => [JsonValue], {
    nullable: true,
    description:
      'The changes of `viewJson` between two versions, forwards or backwards, as a JSON Patch (RFC 6902); null when the game was never at one of them.',
  })
  async changes(
    @Parent() source: GameSource,
    @Context() context: ApiContext,
    @Args('from', { type: () => Int, description: 'The version before the changes, from 1.' }) from: number,
    @Args('to', { type: () => Int, description: 'The version after the changes, from 1.' }) to: number,
    @Args('as', AS) as?: ViewerInputType | null,
  ): Promise<readonly unknown[] | null> {
    const [before, after] = await Promise.all([from, to].map((version) => this.shown.at(source, version)));
    if (!before || !after) return null;
    return measured(() => createPatch(jsonAs(before, context, as), jsonAs(after, context, as)));
  }

  @DerivedField(({ options }) => options, {
    nullable: true,
    description: 'The options of the game; null when its ruleset has none.',
  })
  options(@Parent() { current: { ruleset, game } }: GameSource): unknown {
    return this.contracts.of(ruleset.name).options(game.options);
  }
}

/** A viewer's view today of a game as it was. */
@Resolver(() => GameAtType)
export class GameAtViewResolver {
  constructor(private readonly contracts: Contracts) {}

  @ResolveField(derived(({ view }) => view), VIEW)
  view(
    @Parent() source: GameSource,
    @Context() context: ApiContext,
    @Args('as', AS) as?: ViewerInputType | null,
  ): unknown {
    return viewAs(this.contracts, source, context, as);
  }

  @ResolveField(() => JsonValue, VIEW_JSON)
  viewJson(
    @Parent() source: GameSource,
    @Context() context: ApiContext,
    @Args('as', AS) as?: ViewerInputType | null,
  ): unknown {
    return jsonAs(source, context, as);
  }
}
