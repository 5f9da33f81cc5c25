import { TABLE_WAITS } from '#games';
import { localized, type Localized } from '#kernel';
import { Context, Field, Int, ObjectType, ResolveField, Resolver } from '@nestjs/graphql';
import { accountIdOf } from '../access/caller.js';
import { RatedTables } from '../access/rated-tables.js';
import { Inject } from '@nestjs/common';
import type { ApiSettings } from '../api-settings.js';
import { API_SETTINGS } from '../core/tokens.js';
import { DateTime } from '../graphql/scalars.js';
import type { ApiContext } from '../requests/api-context.js';
import { Me } from './accounts.resolver.js';

@ObjectType({ description: 'How long an account waits for its next rated table.' })
export class TableWait {
  @Field(() => DateTime, { nullable: true, description: 'When you may come to a rated table again; null: now.' })
  until: number | null;

  @Field({ description: 'The rule by which players wait, for people.' })
  rule: string;

  @Field(() => Int, { description: 'Your latest rated games, as many as count.' })
  games: number;

  @Field(() => Int, { description: 'Those of them in which your time ran out.' })
  timeouts: number;
}

/** The wait of the caller. */
@Resolver(() => Me)
export class TableWaitResolver {
  constructor(
    private readonly rated: RatedTables,
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
  ) {}

  @ResolveField(() => TableWait, {
    description:
      'How long you wait for your next rated table: longer the more often your time ran out. May be a moment behind.',
  })
  async tableWait(@Context() { caller, locale }: ApiContext): Promise<TableWait> {
    const wait = await this.rated.waitOf(accountIdOf(caller));
    return { ...wait, rule: ruleOf(this.settings.quotas.ratedGames)[locale] };
  }
}

/** The rule of waits in words. @param games how many games count. */
function ruleOf(games: number): Localized {
  if (games === 0) return localized('No player waits for a rated table.', 'Aucun joueur n’attend une table classée.');
  const steps = TABLE_WAITS.map(({ timeouts, seconds }) => ({ timeouts, span: spanOf(seconds / 60) }));
  const en = steps.map(({ timeouts, span }) => `${span.en} from ${timeouts} time-outs on`).join(', ');
  const fr = steps.map(({ timeouts, span }) => `${span.fr} à partir de ${timeouts}`).join(', ');
  return localized(
    `Your latest ${games} rated games count. From your last time-out you wait ${en}.`,
    `Vos ${games} dernières parties classées comptent. Depuis votre dernier dépassement de temps vous attendez ${fr} dépassements.`,
  );
}

const spanOf = (minutes: number): Localized => {
  if (minutes < 60) return localized(`${minutes} minutes`, `${minutes} minutes`);
  const hours = minutes / 60;
  return hours === 1 ? localized('1 hour', '1 heure') : localized(`${hours} hours`, `${hours} heures`);
};
