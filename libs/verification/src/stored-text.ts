import type { WrittenText } from '#event-store';

/** The fault in the stored text of a commit; `undefined` when it is as the store writes. */
export function faultOfText({ commit, command, events }: WrittenText): string | undefined {
  if (command !== JSON.stringify(commit.command)) return 'its command is written otherwise than it is read';
  const plain = commit.events.map(({ version, type, schemaVersion, data }) => ({ version, type, schemaVersion, data }));
  if (events !== JSON.stringify(plain)) return 'its events are written otherwise than they are hashed';
  return undefined;
}
