import { schemaExtension } from '#contracts';
import { calendarSchema, vacationSchema } from '#kernel';
import { grantedSecondsSchema, vacationDaysSchema } from '#kernel/server';
import { Extensions, Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { CommandInput } from './game-input.types.js';

const DAYS_OFF = 'Days of the week that do not count, from 1 for Monday to 7 for Sunday.';
const UTC_OFFSET = 'Minutes by which its days begin before those of UTC, from -720 to 840.';

@InputType({ description: 'Days of the week on which no clock runs.' })
export class CalendarInput {
  @Extensions(schemaExtension(calendarSchema.shape.daysOff))
  @Field(() => [Int], { description: DAYS_OFF })
  daysOff: number[];

  @Extensions(schemaExtension(calendarSchema.shape.utcOffset))
  @Field(() => Int, { defaultValue: 0, description: UTC_OFFSET })
  utcOffset: number;
}

@ObjectType({ description: 'Days of the week on which no clock runs.' })
export class GameCalendar {
  @Field(() => [Int], { description: DAYS_OFF })
  daysOff: readonly number[];

  @Field(() => Int, { description: UTC_OFFSET })
  utcOffset: number;
}

@InputType({ description: 'Days on which each seat may let its clock stand still.' })
export class VacationInput {
  @Extensions(schemaExtension(vacationSchema.shape.days))
  @Field(() => Int, { description: 'Days of 24 hours for each seat, from 1 to 90.' })
  days: number;
}

@ObjectType({ description: 'Days on which each seat may let its clock stand still.' })
export class GameVacation {
  @Field(() => Int, { description: 'Days of 24 hours for each seat, from 1 to 90; of a season, for all its games.' })
  days: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of the season that gives the days: they are taken there, by the command `takeVacation` of its league; null where the game gives them.',
  })
  season: number | null;
}

@InputType({ description: 'A vacation of your seat.' })
export class TakeVacationInput extends CommandInput {
  @Extensions(schemaExtension(vacationDaysSchema))
  @Field(() => Int, { description: 'Days of 24 hours, from now, or from the end of your vacation.' })
  days: number;
}

@InputType({ description: 'Time that your seat gives another one.' })
export class GrantTimeInput extends CommandInput {
  @Field(() => Int, { description: 'The seat that is given the time.' })
  seat: number;

  @Extensions(schemaExtension(grantedSecondsSchema))
  @Field(() => Int, { description: 'Seconds, up to 86,400; up to 604,800 in a game.' })
  seconds: number;
}
