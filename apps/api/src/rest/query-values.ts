import { locales, localized, type Locale } from '#kernel';
import { ApiError } from '../errors/api-error.js';
import { requestLocale } from '../requests/request-context.js';

/**
 * A whole number in the query of an address, at least `least`; `undefined` where it is absent.
 * Throws an ApiError `BAD_USER_INPUT` for anything else, a number that is given twice included.
 */
export function queryNumber(name: string, value: unknown, least: number): number | undefined {
  if (value === undefined) return undefined;
  const number = typeof value === 'string' && /^(0|[1-9]\d{0,8})$/.test(value) ? Number(value) : undefined;
  if (number === undefined || number < least)
    throw new ApiError(
      'BAD_USER_INPUT',
      localized(
        `“${name}” must be a whole number of at least ${least}.`,
        `« ${name} » doit être un nombre entier d’au moins ${least}.`,
      ),
    );
  return number;
}

/**
 * The language in the query of an address; by default that of the request.
 * Throws an ApiError `BAD_USER_INPUT` for any other text.
 */
export function queryLocale(value: unknown): Locale {
  if (value === undefined) return requestLocale();
  const locale = locales.find((one) => one === value);
  if (locale) return locale;
  throw new ApiError(
    'BAD_USER_INPUT',
    localized('“locale” must be `en` or `fr`.', '« locale » doit être `en` ou `fr`.'),
  );
}
