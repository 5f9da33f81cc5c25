import { createUnionType, Field, Int, InterfaceType, ObjectType } from '@nestjs/graphql';
import type { Refusal } from '#kernel';
import type { Explaining } from '#kernel/server';
import { derived } from '../graphql/derived-types.js';
import { JsonValue } from '../graphql/scalars.js';
import type { AcceptedAnswer, ConflictAnswer, LegalAnswer, RejectedAnswer } from './command-answer.js';
import type { EventSource, GameSource } from './game-source.js';
import { GameEventType, GameType } from './game.types.js';

@InterfaceType({
  description: 'A result that is neither success nor a fault.',
  resolveType: ({ kind }: { readonly kind: string }) => kind,
})
export abstract class PlayerError {
  @Field({ description: "A message for people, in the caller's language." })
  message: string;
}

@ObjectType({ description: 'The command was carried out, now or when its id was first given.' })
export class CommandAccepted implements AcceptedAnswer {
  readonly kind = 'CommandAccepted';

  @Field(() => GameType, {
    description: 'The game after the command; its current state if this is an earlier answer (`replayed`).',
  })
  game: GameSource;

  @Field(() => Int, { description: 'Version of the game after the command.' })
  version: number;

  @Field(() => [GameEventType], { description: 'Its events, as you may see them.' })
  events: EventSource[];

  @Field(() => Int, {
    nullable: true,
    description:
      'How many of your commands were carried out: fewer than in the list where one of them drew chance or revealed something; send the rest again. Null for a command that is not of the ruleset.',
  })
  carriedOut: number | null;

  @Field({ description: 'true: this is the earlier answer to the same command id; nothing happened now.' })
  replayed: boolean;
}

@ObjectType({ implements: () => PlayerError, description: 'The rules do not allow the command. Nothing happened.' })
export class CommandRejected implements RejectedAnswer {
  readonly kind = 'CommandRejected';

  @Field({ description: 'The rule that refuses, as in the rules catalogue, or `KERNEL`.' })
  ruleId: string;

  @Field(derived(({ refusalCode }) => refusalCode), { description: 'The reason, as a code for programs.' })
  code: string;

  @Field(() => JsonValue, { description: 'The parameters of the message, by name.' })
  facts: unknown;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the refused command in a list, from 1; null for a single command.',
  })
  place: number | null;

  /** The parts of the message. */
  readonly refusal: Refusal;
  readonly presentation: Explaining;
}

@ObjectType({
  implements: () => PlayerError,
  description: 'The game is not at the version that the command expected. Nothing happened.',
})
export class VersionConflict implements ConflictAnswer {
  readonly kind = 'VersionConflict';

  @Field(() => Int, { description: 'The version that the command expected.' })
  expectedVersion: number;

  @Field(() => Int, { description: 'Version of the game now.' })
  actualVersion: number;

  @Field(() => [GameEventType], { description: 'The events that you missed, as you may see them.' })
  missed: EventSource[];
}

@ObjectType({ description: 'The command would be accepted now.' })
export class CommandLegal implements LegalAnswer {
  readonly kind = 'CommandLegal';

  @Field(() => Int, { description: 'Version of the game on which it was tried.' })
  version: number;
}

const resolveType = ({ kind }: { readonly kind: string }): string => kind;

/** The result of a command. */
export const CommandResult = createUnionType({
  name: 'CommandResult',
  description: 'The result of a command: success, a refusal by the rules, or a version conflict.',
  types: () => [CommandAccepted, CommandRejected, VersionConflict] as const,
  resolveType,
});

/** The result of a dry run. */
export const ValidationResult = createUnionType({
  name: 'ValidationResult',
  description: 'The result of a dry run.',
  types: () => [CommandLegal, CommandRejected, VersionConflict] as const,
  resolveType,
});
