import { Field, ID, InputType } from '@nestjs/graphql';
import { derived } from '../graphql/derived-types.js';

const COMMAND_ID =
  'A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered.';

@InputType({ description: 'A new campaign.' })
export class OpenCampaignInput {
  @Field(() => ID, { description: COMMAND_ID })
  commandId: string;

  @Field({ description: 'Name of the ruleset.' })
  ruleset: string;

  @Field({ description: 'The name of the campaign: 1 to 80 characters.' })
  name: string;
}

@InputType({ description: 'The next game of a campaign.' })
export class OpenAdventureInput {
  @Field(() => ID, { description: 'The value of `Campaign.id`.' })
  campaignId: string;

  @Field(() => ID, { description: COMMAND_ID })
  commandId: string;

  @Field(derived(({ optionsInput }) => optionsInput), {
    description: 'The ruleset of the campaign, with the options of the game except those that the campaign sets.',
  })
  options: Readonly<Record<string, unknown>>;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: seats hide their contributions to chance until the start, as `OpenGameInput.hiddenSeeds` says.',
  })
  hiddenSeeds?: boolean | null;
}

@InputType({ description: 'An adventure that the campaign no longer waits for.' })
export class GiveUpAdventureInput {
  @Field(() => ID, { description: 'The value of `Campaign.id`.' })
  campaignId: string;

  @Field(() => ID, { description: COMMAND_ID })
  commandId: string;

  @Field(() => ID, { description: 'The game of the adventure.' })
  gameId: string;
}
