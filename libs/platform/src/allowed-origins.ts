/** The pages from which browsers may use the API: these origins, any, or any that the browser's own machine serves. */
export type AllowedOrigins = readonly string[] | 'any' | 'loopback';

/** The origin of a page that is served by the machine that the browser runs on, at any port. */
export const LOOPBACK_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** Reads `*`, `loopback`, or origins such as `https://play.example` with commas between. `undefined` for anything else. */
export function readAllowedOrigins(text: string): AllowedOrigins | undefined {
  if (text === '*') return 'any';
  if (text === 'loopback') return 'loopback';
  const origins = text.split(',').map((origin) => origin.trim());
  return origins.every(isOrigin) ? origins : undefined;
}

const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
