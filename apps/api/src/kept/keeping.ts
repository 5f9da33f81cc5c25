import type { Checked, SaveAnswer, SavedContent } from '#saved-content';
import type { Localized } from '#kernel';
import { ApiError } from '../errors/api-error.js';

/** The errors of one kind of things that accounts keep. */
export interface KeptWords {
  /** The account has no such thing. */
  readonly noSuch: Localized;
  readonly tooMany: (most: number) => Localized;
}

/** The kept thing. Throws an ApiError when it was malformed, not found, or one too many. */
export function keptOf<Content extends object>(answer: SaveAnswer<Content>, words: KeptWords): SavedContent<Content> {
  switch (answer.status) {
    case 'kept':
      return answer.kept;
    case 'invalid':
      throw new ApiError('BAD_USER_INPUT', answer.issue);
    case 'notFound':
      throw noSuch(words);
    case 'tooMany':
      throw new ApiError('FORBIDDEN', words.tooMany(answer.most));
  }
}

/** The result of a check. Throws an ApiError when there was nothing to check. */
export function faultsIn<Fault>(checked: Checked<Fault>): readonly Fault[] {
  if (checked.status === 'invalid') throw new ApiError('BAD_USER_INPUT', checked.issue);
  return checked.faults;
}

/** The account has no such thing, or it does not exist. */
export const noSuch = ({ noSuch: message }: KeptWords): ApiError => new ApiError('NOT_FOUND', message);
