import { createUnionType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../graphql/connection.js';
import { GameStatusEnum } from '../graphql/enums.js';
import { Node } from '../graphql/node.type.js';
import { derived, derivedList } from '../graphql/derived-types.js';
import { DateTime, JsonValue } from '../graphql/scalars.js';
import type { WaitingForNothingAnswer, WaitingForRulesAnswer, WaitingForSeatsAnswer } from './waiting.js';

@ObjectType('Game', { implements: () => Node, description: 'One match, from its opening to its last event.' })
export class GameType implements Node {
  @Field(() => ID, { description: 'Unique in the whole API; `node` finds it again.' })
  id: string;
}

@ObjectType('GameAt', { description: 'A game as it was at a version, for what you may see of it today.' })
export class GameAtType {
  @Field(() => Int, { description: 'Last version of the last commit up to the one that was asked for.' })
  version: number;

  @Field(() => DateTime, { description: 'When its last commit was made.' })
  at: number;

  @Field(() => GameStatusEnum, { description: 'How far it was.' })
  status: 'open' | 'running' | 'over';
}

@ObjectType({ description: 'What each seat has beside the time of the steps, as chess clocks have it.' })
export class GameClock {
  @Field(() => Int, { description: 'Seconds for the whole game.' })
  seconds: number;

  @Field(() => Int, {
    description: 'Seconds that a seat gets each time that it has answered before its time was over.',
  })
  increment: number;
}

@ObjectType({ description: 'Who is connected to a game, over all connections: some seconds late at most.' })
export class GamePresence {
  @Field(() => [Int], {
    description:
      'Seats whose players are there: they follow the game (`gameEvents`), or all of theirs (`botFeed`). Bots of the server always are.',
  })
  seats: readonly number[];

  @Field(() => Int, {
    description: 'How many follow it who have no seat: people with an account once each, others by their connections.',
  })
  watching: number;
}

@ObjectType('GameSeat', { description: 'A place at the table.' })
export class GameSeatType {
  @Field(() => Int, { description: 'Number of the seat, from 0, clockwise.' })
  seat: number;

  @Field(() => String, { nullable: true, description: 'Its team; null where everybody plays for himself.' })
  side: string | null;

  @Field(() => String, { nullable: true, description: 'What it plays, where seats differ.' })
  role: string | null;

  @Field({ description: 'Somebody sits there.' })
  taken: boolean;

  @Field(() => String, { nullable: true, description: 'Name of the bot; null for a person.' })
  bot: string | null;

  @Field({ description: 'It has resigned.' })
  resigned: boolean;

  @Field({ description: 'It is yours.' })
  mine: boolean;
}

@ObjectType({ description: 'Seats have to act.' })
export class WaitingForSeats implements Omit<WaitingForSeatsAnswer, 'presentation'> {
  readonly kind = 'WaitingForSeats';

  @Field(() => [Int], { description: 'Who has not answered yet.' })
  seats: number[];

  @Field({ description: 'Name of the step, as the view of the game has it.' })
  step: string;

  @Field({
    description:
      'Names this occurrence of the step; a command may name it, and is refused as stale once it has passed.',
  })
  stepId: string;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the time of the first of them runs out; null without a deadline. Where seats have banks, `GameSeat.deadline` has that of each.',
  })
  deadline: number | null;

  @Field({ description: 'Your seat is among them.' })
  mine: boolean;
}

@ObjectType({ description: 'A step that runs by itself is due; a job of the server runs it.' })
export class WaitingForRules implements Omit<WaitingForRulesAnswer, 'presentation'> {
  readonly kind = 'WaitingForRules';

  @Field({ description: 'Name of the step, in capitals like every name of a step.' })
  rules: string;

  @Field({ description: 'Names this occurrence of the step.' })
  key: string;
}

@ObjectType({ description: 'Nothing is to come any more.' })
export class WaitingForNothing implements WaitingForNothingAnswer {
  readonly kind = 'WaitingForNothing';

  @Field(derived(({ ending }) => ending), { description: 'Why the game ended.' })
  over: string;
}

/** What a game waits for. */
export const WaitingUnion = createUnionType({
  name: 'Waiting',
  description: 'What a game waits for.',
  types: () => [WaitingForSeats, WaitingForRules, WaitingForNothing] as const,
  resolveType: ({ kind }: { readonly kind: string }) => kind,
});

@ObjectType('GameEvent', {
  description:
    'Something that happened, as you may see it. Versions have no gap: one that is missing was left out since you asked for what matters, or was lost on the way.',
})
export class GameEventType {
  @Field(() => Int, { description: 'Its number in its game, from 1.' })
  version: number;

  @Field(() => DateTime, { description: 'When it happened.' })
  at: number;

  @Field({ description: 'Its name, for instance `gameStarted`; the name of the type of `payload` derives from it.' })
  type: string;
}

@ObjectType('LegalCommand', { description: 'A command that your seat may give now.' })
export class LegalCommandType {
  @Field({ description: 'Its name.' })
  type: string;

  @Field(() => String, {
    nullable: true,
    description: 'The step that waits for your seat; null where nobody waits for it, and it may act all the same.',
  })
  stepId: string | null;

  @Field({
    description:
      'It answers the step that waits for your seat; false: your seat may give it, and nobody waits for it, such as a card that may be played at any time.',
  })
  asked: boolean;

  @Field(derived(({ command }) => command), { description: 'The command, typed.' })
  command: unknown;

  @Field(() => JsonValue, { description: 'The command in the form of `GameCommandInput`: send it back as it is.' })
  input: unknown;
}

@ObjectType({ description: 'How a game ended.' })
export class GameOutcome {
  @Field(derived(({ ending }) => ending), { description: 'Why it ended.' })
  reason: string;

  @Field(derivedList(({ placing }) => placing), { description: 'By rank, then seat.' })
  placings: unknown[];
}

@InputType('ViewerInput', {
  isOneOf: true,
  description:
    'As whom to look: from a seat, as a spectator, or as an auditor, who sees everything once a game is over.',
})
export class ViewerInputType {
  @Field(() => Int, { nullable: true, description: 'From this seat: your own, or any once the game is over.' })
  seat?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'As somebody without a seat. Must be `true`.' })
  spectator?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'As somebody who sees everything, once the game is over. Must be `true`.',
  })
  auditor?: boolean | null;
}

/** Pages of events. */
export const GameEventConnection = connectionType(() => GameEventType, 'GameEvent');
/** Pages of games. */
export const GameConnection = connectionType(() => GameType, 'Game');
