import { createUnionType, Field, Int, InterfaceType, ObjectType } from '@nestjs/graphql';
import type { Explaining, Refusal } from '#kernel';
import { derived } from '../graphql/derived-types.js';
import { JsonValue } from '../graphql/scalars.js';
import type { AcceptedAnswer, ConflictAnswer, LegalAnswer, RejectedAnswer } from './command-answer.js';
import type { EventSource, GameSource } from './game-source.js';
import { GameEventType, GameType } from './game.types.js';

@InterfaceType({
  description: 'An answer that is not success, and no fault either.',
  resolveType: ({ kind }: { readonly kind: string }) => kind,
})
export abstract class PlayerError {
  @Field({ description: "A sentence for people, in the caller's language." })
  message: string;
}

@ObjectType({ description: 'The command was carried out, now or when its id was first given.' })
export class CommandAccepted implements AcceptedAnswer {
  readonly kind = 'CommandAccepted';

  @Field(() => GameType, { description: 'The game after it; as it is now where this is an old answer (`replayed`).' })
  game: GameSource;

  @Field(() => Int, { description: 'Version of the game after the command.' })
  version: number;

  @Field(() => [GameEventType], { description: 'What it caused, as you may see it.' })
  events: EventSource[];

  @Field(() => Int, {
    nullable: true,
    description:
      'How many of your commands were carried out: fewer than a list holds where one of them drew chance or made something known; give the rest again. Null for what is no command of the ruleset.',
  })
  carriedOut: number | null;

  @Field({ description: 'This is the answer that the command id got before; nothing happened now.' })
  replayed: boolean;
}

@ObjectType({ implements: () => PlayerError, description: 'The rules do not allow the command. Nothing happened.' })
export class CommandRejected implements RejectedAnswer {
  readonly kind = 'CommandRejected';

  @Field({ description: 'The rule that refuses, as in the rules catalogue, or `KERNEL`.' })
  ruleId: string;

  @Field(derived(({ refusalCode }) => refusalCode), { description: 'Why, in a word for programs.' })
  code: string;

  @Field(() => JsonValue, { description: 'What the message names, by name.' })
  facts: unknown;

  @Field(() => Int, {
    nullable: true,
    description: 'Which command of a list is refused, from 1; null for one that was given alone.',
  })
  place: number | null;

  /** What the message is made of. */
  readonly refusal: Refusal;
  readonly presentation: Explaining;
}

@ObjectType({
  implements: () => PlayerError,
  description: 'The game has moved on: it is not at the version that the command expected. Nothing happened.',
})
export class VersionConflict implements ConflictAnswer {
  readonly kind = 'VersionConflict';

  @Field(() => Int, { description: 'The version that the command expected.' })
  expectedVersion: number;

  @Field(() => Int, { description: 'Version of the game now.' })
  actualVersion: number;

  @Field(() => [GameEventType], { description: 'What you missed, as you may see it.' })
  missed: EventSource[];
}

@ObjectType({ description: 'The command would be accepted now.' })
export class CommandLegal implements LegalAnswer {
  readonly kind = 'CommandLegal';

  @Field(() => Int, { description: 'Version of the game that it was tried on.' })
  version: number;
}

const resolveType = ({ kind }: { readonly kind: string }): string => kind;

/** What becomes of a command. */
export const CommandResult = createUnionType({
  name: 'CommandResult',
  description: 'What became of a command.',
  types: () => [CommandAccepted, CommandRejected, VersionConflict] as const,
  resolveType,
});

/** What would become of a command. */
export const ValidationResult = createUnionType({
  name: 'ValidationResult',
  description: 'What would become of a command.',
  types: () => [CommandLegal, CommandRejected, VersionConflict] as const,
  resolveType,
});
