import { faultReasons, type TranscriptFault } from '#audit';

/** The fault of a transcript, in a line. */
export function blame({ line, version, reason, path, expected, found }: TranscriptFault): string {
  const place = version === null ? `line ${line}` : `line ${line}, version ${version}`;
  const details = [
    path === '' ? [] : `at ${path}`,
    expected === null ? [] : `expected ${expected}`,
    found === null ? [] : `found ${found}`,
  ].flat();
  return `${place}: ${faultReasons[reason].en}${details.length === 0 ? '' : ` (${details.join(', ')})`}`;
}
