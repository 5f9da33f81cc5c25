/** From which pages browsers may use the API: these origins, or any. */
export type AllowedOrigins = readonly string[] | 'any';

/** Reads `*`, or origins such as `https://play.example` with commas between. `undefined` for anything else. */
export function readAllowedOrigins(text: string): AllowedOrigins | undefined {
  if (text === '*') return 'any';
  const origins = text.split(',').map((origin) => origin.trim());
  return origins.every(isOrigin) ? origins : undefined;
}

const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
