import { ID, type ArgsOptions } from '@nestjs/graphql';
import { LocaleEnum } from './enums.js';

/** The language of a text, for Nest's decorators. */
export const localeArgument = {
  type: () => LocaleEnum,
  nullable: true,
  description: 'The language of the text; by default that of `accept-language`.',
} satisfies ArgsOptions;

/** The one argument of a mutation, for Nest's decorators. */
export const inputArgument = { description: 'The command and its arguments.' } satisfies ArgsOptions;

/** The id of one thing, for Nest's decorators. */
export const idArgument = { type: () => ID, description: 'An id from the API.' } satisfies ArgsOptions;
