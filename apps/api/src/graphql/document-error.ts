import type { Localized } from '#kernel';
import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import { requestLocale } from '../requests/request-context.js';

/** A refusal of a document by us, not by GraphQL: in the language of the request. */
export class DocumentError extends GraphQLError {
  constructor(
    readonly told: Localized,
    options?: GraphQLErrorOptions,
  ) {
    super(told[requestLocale()], options);
  }
}
