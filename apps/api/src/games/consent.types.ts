import { schemaExtension } from '#contracts';
import { proposalShape } from '#kernel/server';
import { Extensions, Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { derived } from '../graphql/derived-types.js';
import { DateTime } from '../graphql/scalars.js';
import { CommandInput } from './game-input.types.js';

@ObjectType({ description: 'What a seat has proposed to the others, while it is open.' })
export class GameProposal {
  @Field(() => Int, { description: 'Its number, for `answerProposal`.' })
  number: number;

  @Field(derived(({ proposed }) => proposed), { description: 'What is proposed.' })
  terms: object;

  @Field(() => [Int], { description: 'The seats whose answers it awaits.' })
  awaits: readonly number[];
}

@ObjectType({ description: 'A pause that all agreed to.' })
export class GamePause {
  @Field(() => DateTime, { nullable: true, description: 'When it ends automatically; null where a player ends it.' })
  until: number | null;
}

@InputType({ description: 'A proposal of your seat to the others at the table.' })
export class ProposeInput extends CommandInput {
  @Field(derived(({ proposalKind }) => proposalKind), { description: 'What you propose.' })
  kind: 'PAUSE' | 'UNDO' | 'TAKEOVER';

  @Extensions(schemaExtension(proposalShape.seconds))
  @Field(() => Int, {
    nullable: true,
    description: 'PAUSE: its length, up to 30 days; until a player ends it by default.',
  })
  seconds?: number | null;

  @Field(() => Int, { nullable: true, description: 'UNDO: one of `Game.undoesTo`, the newest by default.' })
  to?: number | null;

  @Field(() => Int, { nullable: true, description: 'TAKEOVER: the seat of the absent player.' })
  of?: number | null;

  @Field(() => String, { nullable: true, description: 'TAKEOVER: the name of a bot of the ruleset.' })
  bot?: string | null;
}

@InputType({ description: 'The answer of your seat to the open proposal.' })
export class AnswerProposalInput extends CommandInput {
  @Field(() => Int, { description: 'The number of the proposal.' })
  proposal: number;

  @Field(() => Boolean, { description: 'true: you agree.' })
  agrees: boolean;
}

@InputType({ description: 'The proposal of your seat to withdraw.' })
export class WithdrawProposalInput extends CommandInput {}

@InputType({ description: 'A paused game.' })
export class EndPauseInput extends CommandInput {}

@InputType({ description: 'The bot that plays on for you.' })
export class HandToBotInput extends CommandInput {
  @Field(() => String, { description: 'Name of a bot of the ruleset.' })
  bot: string;
}
