import { Field, InputType, Int } from '@nestjs/graphql';
import type { LobbyWish } from './lobby-wish.js';

@InputType({ description: 'A filter of open games; all given conditions must hold.' })
export class LobbyFilter implements LobbyWish {
  @Field(() => String, { nullable: true, description: 'Name of the ruleset.' })
  ruleset?: string | null;

  @Field(() => Int, { nullable: true, description: 'The minimum number of free seats.' })
  freeSeats?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'true: decisions have a deadline; false: they have none.' })
  timed?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Only games whose decisions have a deadline of at most this many seconds.',
  })
  secondsAtMost?: number | null;
}
