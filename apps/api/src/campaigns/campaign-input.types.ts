import { Field, ID, InputType } from '@nestjs/graphql';
import { derived } from '../graphql/derived-types.js';

const COMMAND_ID =
  'A UUID that you make. What was accepted under it is answered again and happens once; what was refused is not remembered.';

@InputType({ description: 'A new campaign of yours.' })
export class OpenCampaignInput {
  @Field(() => ID, { description: COMMAND_ID })
  commandId: string;

  @Field({ description: 'Name of the ruleset.' })
  ruleset: string;

  @Field({ description: 'What its players call it: 1 to 80 characters.' })
  name: string;
}

@InputType({ description: 'The next game of a campaign.' })
export class OpenAdventureInput {
  @Field(() => ID, { description: 'What `Campaign.id` says.' })
  campaignId: string;

  @Field(() => ID, { description: COMMAND_ID })
  commandId: string;

  @Field(derived(({ optionsInput }) => optionsInput), {
    description: 'The ruleset of the campaign, with the options of the game but for what the campaign brings in.',
  })
  options: Readonly<Record<string, unknown>>;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: seats hide their contributions to chance until the start, as `OpenGameInput.hiddenSeeds` says.',
  })
  hiddenSeeds?: boolean | null;
}

@InputType({ description: 'A game that the campaign shall wait for no longer.' })
export class GiveUpAdventureInput {
  @Field(() => ID, { description: 'What `Campaign.id` says.' })
  campaignId: string;

  @Field(() => ID, { description: COMMAND_ID })
  commandId: string;

  @Field(() => ID, { description: 'The game of the adventure.' })
  gameId: string;
}
