import { ID, type ArgsOptions } from '@nestjs/graphql';
import { LocaleEnum } from './enums.js';

/** The language of a text, for Nest's decorators. */
export const localeArgument = {
  type: () => LocaleEnum,
  nullable: true,
  description: 'In which language; that of `accept-language` when left out.',
} satisfies ArgsOptions;

/** The one argument of a mutation, for Nest's decorators. */
export const inputArgument = { description: 'What is to be done.' } satisfies ArgsOptions;

/** The id of one thing, for Nest's decorators. */
export const idArgument = { type: () => ID, description: 'The id, as the API has given it.' } satisfies ArgsOptions;
