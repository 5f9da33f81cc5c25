import { faultReasons, type FaultReason, type TranscriptFault, type Verdict } from '#audit';
import type { Locale } from '#kernel';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

const reasons = Object.keys(faultReasons) as FaultReason[];

/** The faults of a stored game, in the form for Nest's decorators. */
const VerdictReasonEnum = Object.fromEntries(reasons.map((reason) => [reason.toUpperCase(), reason]));
registerEnumType(VerdictReasonEnum, {
  name: 'VerdictReason',
  description: 'A fault of a stored game.',
  valuesMap: Object.fromEntries(
    reasons.map((reason) => [reason.toUpperCase(), { description: `The fault is that ${faultReasons[reason].en}.` }]),
  ),
});

@ObjectType('GameFault', { description: 'The first fault of a stored game.' })
export class GameFaultType implements Omit<TranscriptFault, 'line'> {
  @Field(() => VerdictReasonEnum, { description: 'The kind of the fault.' })
  reason: FaultReason;

  @Field(() => Int, {
    nullable: true,
    description: 'First version of the wrong commit; null where the fault is in no commit.',
  })
  version: number | null;

  @Field({ description: 'The path within the line of the transcript; empty for the whole line.' })
  path: string;

  @Field(() => String, {
    nullable: true,
    description: 'The expected value, shortened; null where there is nothing to show.',
  })
  expected: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The value found, shortened; null where there is nothing to show.',
  })
  found: string | null;
}

@ObjectType({ description: 'The server’s verification of a finished game, as of now.' })
export class GameVerdict {
  @Field({
    description:
      'True: the hash chain holds, every command yields the stored events, and the outcome follows from them.',
  })
  sound: boolean;

  @Field(() => GameFaultType, { nullable: true, description: 'The first fault; null for a sound game.' })
  fault: GameFaultType | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The choices that the server could have made although the game is sound, in the caller’s language; null where the dice depend on no choice of the server, and for a game that is not sound.',
  })
  latitude: string | null;
}

/** A verdict in the API's form. */
export const verdictOf = (verdict: Verdict, locale: Locale): GameVerdict => ({
  sound: verdict.ok,
  fault: verdict.ok ? null : verdict.fault,
  latitude: (verdict.ok ? verdict.latitude?.[locale] : undefined) ?? null,
});
