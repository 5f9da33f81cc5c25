const SECONDS = /^\d{1,12}$/;
/** The one current form of an HTTP date (RFC 9110, section 5.6.7). */
const DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * The milliseconds of a `Retry-After`, at most `most`; `undefined` for an invalid header.
 * @param now in milliseconds since 1970.
 */
export function retryAfterOf(header: string | undefined, now: number, most: number): number | undefined {
  const text = header?.trim() ?? '';
  const wanted = SECONDS.test(text) ? Number(text) * 1_000 : DATE.test(text) ? Date.parse(text) - now : NaN;
  return Number.isNaN(wanted) ? undefined : Math.min(Math.max(wanted, 0), most);
}
