import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { derived } from '../graphql/derived-types.js';

const COMMAND_ID =
  'A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered.';
const EXPECTED = 'Carry out the command at exactly this version of the league, or return `LeagueConflict`.';

@InputType({ description: 'A new league.' })
export class OpenLeagueInput {
  @Field(() => ID, { description: COMMAND_ID })
  commandId: string;

  @Field({ description: 'A name for people, 1 to 80 characters.' })
  name: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'Ids of accounts that run the league together with you; up to 20.',
  })
  operators?: string[] | null;
}

/** The game of a season, and its plan. */
@InputType({ isAbstract: true })
abstract class PlannedSeasonInput {
  @Field(() => ID, { description: 'The value of `League.id`.' })
  leagueId: string;

  @Field(() => ID, { description: COMMAND_ID })
  commandId: string;

  @Field(() => Int, { nullable: true, description: EXPECTED })
  expectedVersion?: number | null;

  @Field(derived(({ optionsInput }) => optionsInput), { description: 'The ruleset, with the options of its games.' })
  options: Readonly<Record<string, unknown>>;

  @Field(() => String, {
    nullable: true,
    description: 'Version of the ruleset for the whole season; by default the newest.',
  })
  rulesVersion?: string | null;

  @Field(derived(({ subjects }) => subjects['league']?.objectInputs['plan']), {
    description: 'The whole plan of the season.',
  })
  plan: Readonly<Record<string, unknown>>;
}

@InputType({ description: 'A new season of a league that you run.' })
export class OpenSeasonInput extends PlannedSeasonInput {
  @Field({ description: 'A name for people, 1 to 80 characters.' })
  name: string;
}

@InputType({ description: 'A new plan of a season that has no round yet.' })
export class ChangeSeasonPlanInput extends PlannedSeasonInput {
  @Field(() => Int, { description: 'Number of the season.' })
  number: number;

  @Field({ description: 'The reason, which is public: 1 to 500 characters.' })
  reason: string;
}

@InputType({ description: 'Rounds of a season that were played elsewhere.' })
export class ImportRoundsInput {
  @Field(() => ID, { description: 'The value of `League.id`.' })
  leagueId: string;

  @Field(() => ID, { description: COMMAND_ID })
  commandId: string;

  @Field(() => Int, { nullable: true, description: EXPECTED })
  expectedVersion?: number | null;

  @Field(() => Int, { description: 'Number of the season.' })
  number: number;

  @Field({
    description:
      'The tournament report, of at most 90,000 letters: FIDE’s TRF26, or TRF16. The server keeps it without the names of players.',
  })
  report: string;

  @Field(() => [String], {
    nullable: true,
    description:
      'The values of `SeasonEntry.player`, in the order of their numbers in the report; by default in the order of their numbers in the season.',
  })
  participants?: string[] | null;

  @Field({ description: 'Where the rounds were played, which is public: 1 to 500 characters.' })
  reason: string;
}

@InputType({ description: 'A command on a league.' })
export class LeagueCommandRequest {
  @Field(() => ID, { description: 'The value of `League.id`.' })
  leagueId: string;

  @Field(() => ID, { description: COMMAND_ID })
  commandId: string;

  @Field(() => Int, { nullable: true, description: EXPECTED })
  expectedVersion?: number | null;

  @Field(derived(({ subjects }) => subjects['league']?.commandInput), { description: 'Exactly one command.' })
  command: Readonly<Record<string, unknown>>;
}
