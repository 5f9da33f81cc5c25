import { Contracts } from '#contracts';
import type { Locale } from '#kernel';
import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { idArgument, inputArgument, localeArgument } from '../graphql/arguments.js';
import { ForEverybody, Needs } from '../access/scope-guard.js';
import { Me } from '../accounts/accounts.resolver.js';
import { PageArguments } from '../graphql/connection.js';
import { derived, DerivedField } from '../graphql/derived-types.js';
import type { ApiContext } from '../requests/api-context.js';
import { idOfKind } from '../requests/global-id.js';
import type { Connection } from '../requests/page.js';
import { BaseConnection, baseFaultOf, BaseFaultType, baseOf, BaseType, SaveBaseInput } from './base.types.js';
import { OwnBases } from './own-bases.js';

/** The bases of the caller, and shared ones. */
@Resolver(() => Me)
export class BasesResolver {
  constructor(
    private readonly bases: OwnBases,
    private readonly contracts: Contracts,
  ) {}

  @ResolveField(() => BaseConnection, {
    name: 'bases',
    description: 'The bases that the account keeps, oldest first; needs the scope `GAMES_READ` or `GAMES_PLAY`.',
  })
  async ownBases(@Args() page: PageArguments, @Context() { caller }: ApiContext): Promise<Connection<BaseType>> {
    const { edges, pageInfo } = await this.bases.page(caller, page);
    const shown = edges.map(({ cursor, node }) => ({ cursor, node: baseOf(node, caller) }));
    return { edges: shown, nodes: shown.map(({ node }) => node), pageInfo };
  }

  @ForEverybody()
  @Query(() => BaseType, {
    nullable: true,
    description: 'A base by its id: your own, or one that is shared; null for any other, whether it exists or not.',
  })
  async base(@Args('id', idArgument) id: string, @Context() { caller }: ApiContext): Promise<BaseType | null> {
    const base = await this.bases.readable(caller, idOfKind('Base', id));
    return base ? baseOf(base, caller) : null;
  }

  @Needs('games:play')
  @Mutation(() => BaseType, {
    description:
      'Saves a base, legal or not, shared or not. The number of bases of an account is limited, by default to 100.',
  })
  async saveBase(
    @Args('input', inputArgument) input: SaveBaseInput,
    @Context() { caller }: ApiContext,
  ): Promise<BaseType> {
    const { id, name, shared } = input;
    const layout = this.contracts.readBase(input.layout);
    const request = { id: id == null ? undefined : idOfKind('Base', id), name, layout, shared: shared ?? undefined };
    return baseOf(await this.bases.save(caller, request), caller);
  }

  @Needs('games:play')
  @Mutation(() => BaseType, {
    description: 'Deletes a base, and returns it as it was. Games that are played in it have a copy of their own.',
  })
  async deleteBase(@Args('id', idArgument) id: string, @Context() { caller }: ApiContext): Promise<BaseType> {
    return baseOf(await this.bases.remove(caller, idOfKind('Base', id)), caller);
  }

  @ForEverybody()
  @Query(() => [BaseFaultType], {
    description: 'All faults of a base; empty when it may be played.',
  })
  baseFaults(
    @Args('layout', { type: derived(({ baseInput }) => baseInput), description: 'The layout of the base.' })
    layout: Readonly<Record<string, unknown>>,
  ): readonly BaseFaultType[] {
    return this.bases.faultsOf(this.contracts.readBase(layout)).map(baseFaultOf);
  }
}

/** The fields of a base that depend on its rules. */
@Resolver(() => BaseType)
export class BaseResolver {
  constructor(
    private readonly bases: OwnBases,
    private readonly contracts: Contracts,
  ) {}

  @DerivedField(({ base }) => base, { description: 'The layout of the base, in canonical order.' })
  layout(@Parent() { plan }: BaseType): unknown {
    return this.contracts.base(plan);
  }

  @ResolveField(() => [BaseFaultType], {
    description: 'All faults of the base; empty when it may be played.',
  })
  faults(@Parent() { plan }: BaseType): readonly BaseFaultType[] {
    return this.bases.faultsOf(plan).map(baseFaultOf);
  }
}

/** The message of a fault of a base, in the caller's language. */
@Resolver(() => BaseFaultType)
export class BaseFaultResolver {
  @ResolveField(() => String, { description: 'The fault, and its remedy.' })
  message(
    @Parent() { message }: BaseFaultType,
    @Context() { locale }: ApiContext,
    @Args('locale', localeArgument) wanted?: Locale | null,
  ): string {
    return message[wanted ?? locale];
  }
}
