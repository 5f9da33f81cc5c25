import { Campaigns } from '#campaign-service';
import { Games } from '#games';
import { isUuid } from '#records';
import { Leagues } from '#league-service';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { idArgument } from './arguments.js';
import { ForEverybody } from '../access/scope-guard.js';
import { accountOf } from '../accounts/account.types.js';
import { campaignSourceOf } from '../campaigns/campaign-source.js';
import { leagueSourceOf } from '../leagues/league-source.js';
import { ShownGames } from '../games/shown-games.js';
import { rulesetOf } from '../rulesets/ruleset.types.js';
import type { ApiContext } from '../requests/api-context.js';
import { readGlobalId } from '../requests/global-id.js';
import { Node } from './node.type.js';
import { OwnNodes } from './own-nodes.js';

/** Finds any object by its id (Relay's global object identification). */
@Resolver()
export class NodeResolver {
  constructor(
    private readonly games: Games,
    private readonly shown: ShownGames,
    private readonly campaigns: Campaigns,
    private readonly leagues: Leagues,
    private readonly own: OwnNodes,
  ) {}

  @ForEverybody()
  @Query(() => Node, {
    nullable: true,
    description:
      'An object by its id; null when there is none that you may read: tokens, identities and decks are found only by their owner, bases also by others if shared.',
  })
  async node(
    @Args('id', idArgument) text: string,
    @Context() { accounts, caller }: ApiContext,
  ): Promise<object | null> {
    const { kind, id } = readGlobalId(text) ?? {};
    if (kind === undefined || id === undefined) return null;
    switch (kind) {
      case 'Game':
        return this.shown.find(id, caller);
      case 'Campaign': {
        const loaded = await this.campaigns.load(id);
        return loaded ? campaignSourceOf(loaded) : null;
      }
      case 'Account': {
        const account = isUuid(id) ? await accounts.load(id) : undefined;
        return account ? accountOf(account) : null;
      }
      case 'Ruleset': {
        const ruleset = this.games.rulesets.find(id);
        return ruleset ? rulesetOf(ruleset) : null;
      }
      case 'League': {
        const loaded = await this.leagues.load(id);
        return loaded ? leagueSourceOf(loaded) : null;
      }
      case 'Base':
        return this.own.base(caller, id);
      case 'Token':
      case 'Identity':
      case 'Deck':
        return this.own.find(caller, kind, text);
    }
  }
}
