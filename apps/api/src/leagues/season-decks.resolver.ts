import { Contracts } from '#contracts';
import { Leagues } from '#league-service';
import { roleOf, type Entry, type OpenDeck, type SubmittedDeck } from '#leagues';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { lookerOf } from '../access/caller.js';
import { accountOf, AccountType } from '../accounts/account.types.js';
import { PageArguments } from '../graphql/connection.js';
import { DerivedField } from '../graphql/derived-types.js';
import type { ApiContext } from '../requests/api-context.js';
import { listPage } from '../requests/list-page.js';
import type { Connection } from '../requests/page.js';
import { entrantsOf, entryOf } from './entrants.js';
import type { SeasonSource } from './league-source.js';
import { LeagueSeasonType } from './league.types.js';
import { SeasonDeckConnection, SeasonDeckType } from './season-decks.types.js';

/** A submitted deck, opened where the caller may read it. */
interface DeckSource extends Partial<OpenDeck> {
  readonly entry: Entry;
  readonly accountId: string;
  readonly commitment: string;
  readonly shown: boolean;
  readonly ruleset: string;
}

/** The decks of a season. */
@Resolver(() => LeagueSeasonType)
export class SeasonDecksResolver {
  constructor(private readonly leagues: Leagues) {}

  @ResolveField(() => SeasonDeckConnection, {
    description: 'The submitted decks of the participants, in the order of submitting.',
  })
  async decks(
    @Parent() { loaded, season }: SeasonSource,
    @Args() page: PageArguments,
    @Context() { caller }: ApiContext,
  ): Promise<Connection<DeckSource>> {
    const entrants = entrantsOf(season);
    const isShown = readerOf(loaded.league, lookerOf(caller));
    const entered = (season.decks ?? []).filter(({ player }) => entrants.has(player));
    const listed = listPage(entered, page, 'deck');
    const open = await this.leagues.openDecks(listed.nodes.filter(isShown));
    const sourceOf = (deck: SubmittedDeck): DeckSource => ({
      entry: entryOf(deck.player, entrants),
      accountId: deck.account,
      commitment: deck.commitment,
      shown: deck.open !== null,
      ruleset: season.plan.ruleset,
      ...open.get(deck.commitment),
    });
    const edges = listed.edges.map(({ cursor, node }) => ({ cursor, node: sourceOf(node) }));
    return { ...listed, edges, nodes: edges.map(({ node }) => node) };
  }
}

/** Whether an account may read a deck: its own, any as a judge, and one that is shown to all. */
function readerOf(league: SeasonSource['loaded']['league'], reader: string | null): (deck: SubmittedDeck) => boolean {
  const role = reader === null ? undefined : roleOf(league, { by: reader, isSystem: false });
  const isJudge = role === 'OWNER' || role === 'JUDGE';
  return ({ account, open }) => open !== null || isJudge || account === reader;
}

/** The fields of a submitted deck. */
@Resolver(() => SeasonDeckType)
export class SeasonDeckResolver {
  constructor(private readonly contracts: Contracts) {}

  @ResolveField(() => AccountType, {
    nullable: true,
    description: 'The account that plays it; null where it no longer exists.',
  })
  async account(@Parent() { accountId }: DeckSource, @Context() { accounts }: ApiContext): Promise<AccountType | null> {
    const account = await accounts.load(accountId);
    return account ? accountOf(account) : null;
  }

  @DerivedField(({ brought }) => brought, {
    nullable: true,
    description: 'The content, as the seats of its games show it; null where `content` is null.',
  })
  brought(@Parent() { ruleset, content }: DeckSource): unknown {
    return content === undefined ? null : this.contracts.of(ruleset).brought(JSON.parse(content));
  }
}
