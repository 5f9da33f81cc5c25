import { Contracts } from '#contracts';
import type { Role } from '#leagues';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { AccountType } from '../accounts/account.types.js';
import { derived } from '../graphql/derived-types.js';
import type { ApiContext } from '../requests/api-context.js';
import { accountsOf } from './accounts-of.js';
import type { LeagueSource } from './league-source.js';
import { LeagueType } from './league.types.js';

/** The fields of a league about itself and its organizers. */
@Resolver(() => LeagueType)
export class LeagueOrganizersResolver {
  constructor(private readonly contracts: Contracts) {}

  @ResolveField(() => [AccountType], { description: 'The accounts with the role `JUDGE`.' })
  judges(@Parent() source: LeagueSource, @Context() { accounts }: ApiContext): Promise<AccountType[]> {
    return accountsOf(inRole(source, 'JUDGE'), accounts);
  }

  @ResolveField(() => [AccountType], { description: 'The accounts with the role `SCOREKEEPER`.' })
  scorekeepers(@Parent() source: LeagueSource, @Context() { accounts }: ApiContext): Promise<AccountType[]> {
    return accountsOf(inRole(source, 'SCOREKEEPER'), accounts);
  }

  @ResolveField(derived(({ subjects }) => subjects['league']?.objects['about']), {
    description: 'What the organizers say of the league.',
  })
  about(@Parent() { loaded }: LeagueSource): unknown {
    return this.contracts.ofSubject('league').object('about', loaded.league.about);
  }

  @ResolveField(() => Boolean, {
    description: 'true: the league is archived. It is in no list, and takes no command but `restoreLeague`.',
  })
  archived(@Parent() { loaded }: LeagueSource): boolean {
    return loaded.league.status === 'ARCHIVED';
  }
}

const inRole = ({ loaded }: LeagueSource, role: Role): readonly string[] =>
  loaded.league.officials.filter((official) => official.role === role).map(({ account }) => account);
