import { faultReasons, type FaultReason, type TranscriptFault, type Verdict } from '#audit';
import type { Locale } from '#kernel';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

const reasons = Object.keys(faultReasons) as FaultReason[];

/** What may be wrong with a game, in the form for Nest's decorators. */
const VerdictReasonEnum = Object.fromEntries(reasons.map((reason) => [reason.toUpperCase(), reason]));
registerEnumType(VerdictReasonEnum, {
  name: 'VerdictReason',
  description: 'What may be wrong with what is stored of a game.',
  valuesMap: Object.fromEntries(
    reasons.map((reason) => [reason.toUpperCase(), { description: `It is wrong that ${faultReasons[reason].en}.` }]),
  ),
});

@ObjectType('GameFault', { description: 'The first thing that is wrong with what is stored of a game.' })
export class GameFaultType implements Omit<TranscriptFault, 'line'> {
  @Field(() => VerdictReasonEnum, { description: 'What is wrong.' })
  reason: FaultReason;

  @Field(() => Int, {
    nullable: true,
    description: 'First version of the commit that is wrong; null where it is none.',
  })
  version: number | null;

  @Field({ description: 'Where in the line of the transcript; empty for all of it.' })
  path: string;

  @Field(() => String, {
    nullable: true,
    description: 'What should stand there, shortened; null where there is nothing to show.',
  })
  expected: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What stands there, shortened; null where there is nothing to show.',
  })
  found: string | null;
}

@ObjectType({ description: 'Whether a game that is over is what was written, as the server finds it now.' })
export class GameVerdict {
  @Field({
    description:
      'True: the chain holds, every command makes the events that are stored, and the end follows from them.',
  })
  sound: boolean;

  @Field(() => GameFaultType, { nullable: true, description: 'What is wrong first; null for a game that is sound.' })
  fault: GameFaultType | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What the server could have chosen although the game is sound, in the caller’s language; null where its dice follow from nothing that a server may choose, and for a game that is not sound.',
  })
  latitude: string | null;
}

/** A verdict as the API gives it. */
export const verdictOf = (verdict: Verdict, locale: Locale): GameVerdict => ({
  sound: verdict.ok,
  fault: verdict.ok ? null : verdict.fault,
  latitude: (verdict.ok ? verdict.latitude?.[locale] : undefined) ?? null,
});
