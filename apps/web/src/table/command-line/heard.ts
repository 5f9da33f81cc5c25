import { capital } from '../in-words.js';
import type { Understood } from './understand.js';
import { words } from './words.js';

/**
 * What was understood of a text and what was not, in sentences.
 * @param isBegun whether its last words are the start of something that can follow.
 */
export function heard(
  text: string,
  { parts, command, doubtful, unknown, choices, open }: Understood,
  isBegun: boolean,
): string {
  if (command) return words.left(1);
  const readings = doubtful
    .slice(0, 1)
    .map(({ parts: several }) =>
      words.doubtful(several[0]?.label ?? '', several.map(({ group, label }) => `${group} ${label}`).join(words.or)),
    );
  const strange = unknown
    .filter(({ from }) => !isBegun || from < open)
    .map(({ from, to }) => text.slice(from, to))
    .join(' ');
  return [
    parts.length > 0 ? words.understood(parts.map(({ label }) => capital(label)).join(' · ')) : '',
    ...readings,
    strange === '' ? '' : words.unknown(strange),
    parts.length > 0 && readings.length === 0 && strange === '' ? words.left(choices.remaining) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
