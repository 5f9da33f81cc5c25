import { createUnionType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../graphql/connection.js';
import { GameStatusEnum } from '../graphql/enums.js';
import { Node } from '../graphql/node.type.js';
import { derived, derivedList } from '../graphql/derived-types.js';
import { DateTime, GameCommandJson } from '../graphql/scalars.js';
import type { WaitingForNothingAnswer, WaitingForRulesAnswer, WaitingForSeatsAnswer } from './waiting.js';

@ObjectType('Game', { implements: () => Node, description: 'One match, from its opening to its last event.' })
export class GameType implements Node {
  @Field(() => ID, { description: 'Unique in the whole API; the argument of `node`.' })
  id: string;
}

@ObjectType('GameAt', { description: 'A game as it was at a version, as far as you may see it today.' })
export class GameAtType {
  @Field(() => Int, { description: 'The version after the last commit up to the version asked for.' })
  version: number;

  @Field(() => DateTime, { description: 'When its last commit was made.' })
  at: number;

  @Field(() => GameStatusEnum, { description: 'The status of the game then.' })
  status: 'open' | 'running' | 'over';
}

@ObjectType({ description: 'A version of another game.' })
export class GameOrigin {
  @Field(() => ID, { description: 'The finished game.' })
  gameId: string;

  @Field(() => Int, { description: 'The version after its last commit that counts here.' })
  version: number;
}

@ObjectType({ description: 'Additional time of each seat beside the time of the steps, as with chess clocks.' })
export class GameClock {
  @Field(() => Int, { description: 'Seconds for the whole game.' })
  seconds: number;

  @Field(() => Int, {
    description: 'Seconds added each time that the seat answers before its time is over.',
  })
  increment: number;
}

@ObjectType({ description: 'The presence at a game, over all connections: at most some seconds late.' })
export class GamePresence {
  @Field(() => [Int], {
    description:
      'Seats whose players are present: they follow the game (`gameEvents`), or all their games (`botFeed`). Bots of the server are always present.',
  })
  seats: readonly number[];

  @Field(() => Int, {
    description: 'Number of followers without a seat: each account counts once, others by their connections.',
  })
  watching: number;
}

@ObjectType('GameSeat', { description: 'A place at the table.' })
export class GameSeatType {
  @Field(() => Int, { description: 'Number of the seat, from 0, clockwise.' })
  seat: number;

  @Field(() => String, { nullable: true, description: 'Its team; null where each seat plays for itself.' })
  side: string | null;

  @Field(() => String, { nullable: true, description: 'The role of the seat, where seats differ.' })
  role: string | null;

  @Field({ description: 'true: the seat is taken.' })
  taken: boolean;

  @Field(() => String, { nullable: true, description: 'Name of the bot; null for a person.' })
  bot: string | null;

  @Field({ description: 'true: the seat has resigned.' })
  resigned: boolean;

  @Field({ description: 'true: the seat is yours.' })
  mine: boolean;
}

@ObjectType({ description: 'Seats have to act.' })
export class WaitingForSeats implements Omit<WaitingForSeatsAnswer, 'presentation'> {
  readonly kind = 'WaitingForSeats';

  @Field(() => [Int], { description: 'The seats that have not answered yet.' })
  seats: number[];

  @Field({ description: 'Name of the step, as in the view of the game.' })
  step: string;

  @Field({
    description:
      'Identifies this occurrence of the step; a command may name it, and is refused as stale once it has passed.',
  })
  stepId: string;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the time of the first of them runs out; null without a deadline. Where seats have banks, `GameSeat.deadline` is the deadline of each.',
  })
  deadline: number | null;

  @Field({ description: 'true: your seat is among them.' })
  mine: boolean;
}

@ObjectType({ description: 'An automatic step is due; a job of the server runs it.' })
export class WaitingForRules implements Omit<WaitingForRulesAnswer, 'presentation'> {
  readonly kind = 'WaitingForRules';

  @Field({ description: 'Name of the step, in capitals like the names of all steps.' })
  rules: string;

  @Field({ description: 'Identifies this occurrence of the step.' })
  key: string;
}

@ObjectType({ description: 'The game is over; nothing follows.' })
export class WaitingForNothing implements WaitingForNothingAnswer {
  readonly kind = 'WaitingForNothing';

  @Field(derived(({ ending }) => ending), { description: 'The reason for the end of the game.' })
  over: string;
}

/** What a game waits for. */
export const WaitingUnion = createUnionType({
  name: 'Waiting',
  description: 'The step that a game waits for, or its end.',
  types: () => [WaitingForSeats, WaitingForRules, WaitingForNothing] as const,
  resolveType: ({ kind }: { readonly kind: string }) => kind,
});

@ObjectType('GameEvent', {
  description:
    'An event of a game, as you may see it. Versions have no gaps: a missing one was left out by your filter, or was lost on the way.',
})
export class GameEventType {
  @Field(() => Int, { description: 'Its number in its game, from 1.' })
  version: number;

  @Field(() => DateTime, { description: 'When it happened.' })
  at: number;

  @Field({
    description: 'The name of the event, for instance `gameStarted`; the type name of `payload` derives from it.',
  })
  type: string;
}

@ObjectType('LegalCommand', { description: 'A command that your seat may give now.' })
export class LegalCommandType {
  @Field({ description: 'The name that players read.' })
  type: string;

  @Field(() => String, {
    nullable: true,
    description: 'The step that waits for your seat; null where no step waits for it, but it may act nonetheless.',
  })
  stepId: string | null;

  @Field({
    description:
      'true: it answers the step that waits for your seat; false: it is optional, such as a card that may be played at any time.',
  })
  asked: boolean;

  @Field(derived(({ command }) => command), { description: 'The command with its typed fields.' })
  command: unknown;

  @Field(() => GameCommandJson, {
    description: 'The command in the form of `GameCommandInput`, to be sent back unchanged.',
  })
  input: unknown;
}

@ObjectType({ description: 'The outcome of a game: its reason, and the placings.' })
export class GameOutcome {
  @Field(derived(({ ending }) => ending), { description: 'The reason for the end of the game.' })
  reason: string;

  @Field(derivedList(({ placing }) => placing), { description: 'By rank, then seat.' })
  placings: unknown[];
}

@InputType('ViewerInput', {
  isOneOf: true,
  description: 'The viewer: a seat, a spectator, or an auditor, who sees everything once a game is over.',
})
export class ViewerInputType {
  @Field(() => Int, { nullable: true, description: 'The view of this seat: your own, or any once the game is over.' })
  seat?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'The view of a spectator. Must be `true`.' })
  spectator?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'The view of an auditor, who sees everything once the game is over. Must be `true`.',
  })
  auditor?: boolean | null;
}

/** Pages of events. */
export const GameEventConnection = connectionType(() => GameEventType, 'GameEvent');
/** Pages of games. */
export const GameConnection = connectionType(() => GameType, 'Game');
