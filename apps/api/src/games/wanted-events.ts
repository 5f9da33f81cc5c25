import { localized, type AnyRules, type Importance } from '#kernel';
import { eventTypesOf, type EventFilter } from '#kernel/server';
import { ApiError } from '../errors/api-error.js';

/** A client's filter of events. */
export interface EventWishes {
  readonly atLeast?: Importance | null | undefined;
  readonly types?: readonly string[] | null | undefined;
}

/** The message about a version below 0. */
export const FROM_ONE = localized(
  'Versions begin with 1; 0 asks for all.',
  'Les versions commencent à 1 ; 0 les demande toutes.',
);

/** The events of a game that a client wants. Throws an ApiError `BAD_USER_INPUT` for a type that its games do not have. */
export function wantedEvents(ruleset: AnyRules, { atLeast, types }: EventWishes): EventFilter {
  const known = types == null ? [] : eventTypesOf(ruleset);
  const unknown = types?.find((type) => !known.includes(type));
  if (unknown !== undefined)
    throw new ApiError(
      'BAD_USER_INPUT',
      localized(
        `Games of “${ruleset.name}” have no events of the type “${unknown}”.`,
        `Les parties de « ${ruleset.name} » n’ont pas d’événements du type « ${unknown} ».`,
      ),
      { types: known },
    );
  return { atLeast: atLeast ?? undefined, types: types ?? undefined };
}
