import { localized } from '#kernel';
import { ApiError } from '../errors/api-error.js';

/**
 * The cursor of a member of a list whose positions are numbers.
 * @param name the name of the list: its cursors are not valid for other lists.
 */
export const cursorAt = (place: number, name: string): string =>
  Buffer.from(`${name} ${place}`, 'utf8').toString('base64url');

/** The position that a cursor of this list stands for. Throws an ApiError `BAD_USER_INPUT` for any other text. */
export function placeAt(cursor: string, name: string): number {
  const [, told, number] = /^(\w+) (\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (number === undefined || told !== name)
    throw new ApiError(
      'BAD_USER_INPUT',
      localized('This is not a cursor of this list.', 'Ce n’est pas un curseur de cette liste.'),
    );
  return Number(number);
}
