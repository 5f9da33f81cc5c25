import { Campaigns, Games, isUuid } from '#games';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { idArgument } from './arguments.js';
import { ForEverybody } from '../access/scope-guard.js';
import type { Caller } from '../access/caller.js';
import { accountOf, tokenOf } from '../accounts/account.types.js';
import { shownIdentity } from '../accounts/identity.types.js';
import { OwnAccount } from '../accounts/own-account.js';
import { OwnIdentities } from '../accounts/own-identities.js';
import { baseOf } from '../kept/base.types.js';
import { deckOf } from '../kept/deck.types.js';
import { OwnBases } from '../kept/own-bases.js';
import { OwnDecks } from '../kept/own-decks.js';
import { campaignSourceOf } from '../campaigns/campaign-source.js';
import { sourceOf } from '../games/game-source.js';
import { rulesetOf } from '../rulesets/ruleset.types.js';
import type { ApiContext } from '../requests/api-context.js';
import { readGlobalId } from '../requests/global-id.js';
import { Node } from './node.type.js';

/** Finds anything by its id (Relay's global object identification). */
@Resolver()
export class NodeResolver {
  constructor(
    private readonly games: Games,
    private readonly campaigns: Campaigns,
    private readonly account: OwnAccount,
    private readonly identities: OwnIdentities,
    private readonly decks: OwnDecks,
    private readonly bases: OwnBases,
  ) {}

  @ForEverybody()
  @Query(() => Node, {
    nullable: true,
    description:
      'Anything by its id; null when there is none, or none for you: tokens, identities and decks are found by their owner, bases also by whom they are shared with.',
  })
  async node(
    @Args('id', idArgument) text: string,
    @Context() { accounts, caller }: ApiContext,
  ): Promise<object | null> {
    const { kind, id } = readGlobalId(text) ?? {};
    if (kind === undefined || id === undefined) return null;
    switch (kind) {
      case 'Game': {
        const loaded = await this.games.load(id);
        return loaded ? sourceOf(loaded) : null;
      }
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
      case 'Base': {
        const base = await this.bases.readable(caller, id);
        return base ? baseOf(base, caller) : null;
      }
      case 'Token':
      case 'Identity':
      case 'Deck':
        return caller.account ? this.ownOf(kind, text, caller) : null;
    }
  }

  /** What only its owner finds. Throws an ApiError when the owner's token may not tell. */
  private async ownOf(kind: 'Token' | 'Identity' | 'Deck', text: string, caller: Caller): Promise<object | null> {
    const own = {
      Token: async () => (await this.account.tokensOf(caller)).map(tokenOf),
      Identity: async () => (await this.identities.of(caller)).map(shownIdentity),
      Deck: async () => (await this.decks.decksOf(caller)).map(deckOf),
    };
    return (await own[kind]()).find(({ id }) => id === text) ?? null;
  }
}
