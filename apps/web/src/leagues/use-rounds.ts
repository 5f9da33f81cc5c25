import { SeasonRoundsDocument } from '../generated/operations.js';
import { backward, onward, usePages, type Page, type Pages } from '../server/pages.js';
import { server } from '../server/server.js';
import type { Round } from './entries.js';

/** Pages of four rounds, from the last one back: all of a long season in one request would cost too much. */
export const useRounds = (id: string, number: number, version: number): Pages<Round> =>
  usePages(`${id} ${String(number)} ${String(version)}`, (before) => pageBefore({ id, number, before }));

interface Asked {
  readonly id: string;
  readonly number: number;
  readonly before: string | null;
}

/** Rounds with all their pairings: those of a large field come in several answers. */
async function pageBefore(asked: Asked, pairingsAfter: string | null = null): Promise<Page<Round>> {
  const { league } = await server().ask(SeasonRoundsDocument, { ...asked, pairingsAfter });
  const page = backward(league?.season?.rounds);
  const next = page.nodes.map(({ pairings }) => onward(pairings).next).find((one) => one !== null);
  if (next === undefined) return page;
  const others = new Map((await pageBefore(asked, next)).nodes.map(({ number, pairings }) => [number, pairings.nodes]));
  const whole = ({ pairings, ...round }: Round): Round => ({
    ...round,
    pairings: { ...pairings, nodes: [...pairings.nodes, ...(others.get(round.number) ?? [])] },
  });
  return { ...page, nodes: page.nodes.map(whole) };
}
