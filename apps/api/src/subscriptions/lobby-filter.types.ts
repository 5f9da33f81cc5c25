import { Field, InputType, Int } from '@nestjs/graphql';
import type { LobbyWish } from './lobby-wish.js';

@InputType({ description: 'Which open games; everything that is given must hold.' })
export class LobbyFilter implements LobbyWish {
  @Field(() => String, { nullable: true, description: 'Name of the ruleset.' })
  ruleset?: string | null;

  @Field(() => Int, { nullable: true, description: 'At least so many seats are free.' })
  freeSeats?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'true: decisions have a deadline; false: they have none.' })
  timed?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Decisions have a deadline, of at most so many seconds.' })
  secondsAtMost?: number | null;
}
