import type { words } from './words.js';

type State = keyof typeof words.states;

/** The parts of a server with the state of each. */
export type Parts = Readonly<Record<string, State>>;

/** Whether the server can serve, and whether its background work keeps up. The answer is the same where something is wrong. */
export async function healthOfServer(): Promise<Parts> {
  const [ready, work] = await Promise.all(['/health/ready', '/health/work'].map(partsAt));
  return { ...ready, ...work };
}

async function partsAt(path: string): Promise<Parts> {
  const { parts } = (await (await fetch(path)).json()) as { readonly parts?: Parts };
  if (!parts) throw new Error(path);
  return parts;
}
