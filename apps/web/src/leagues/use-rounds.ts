import { useState } from 'preact/hooks';
import { SeasonRoundsDocument } from '../generated/operations.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';
import type { Round } from './entries.js';

/** The latest rounds of a season, and earlier ones on request. */
export interface RoundsAnswer {
  /** In order. */
  readonly rounds: readonly Round[];
  readonly isKnown: boolean;
  readonly error: Error | undefined;
  /** Asks for earlier rounds; absent where all are there. */
  readonly more: (() => void) | undefined;
}

interface PageOfRounds {
  readonly rounds: readonly Round[];
  /** Where the page before this one ends; `null` where this is the first. */
  readonly before: string | null;
}

async function pageBefore(id: string, number: number, before: string | null): Promise<PageOfRounds> {
  const { league } = await server().ask(SeasonRoundsDocument, { id, number, before });
  const { nodes = [], pageInfo } = league?.season?.rounds ?? {};
  return { rounds: nodes, before: pageInfo?.hasPreviousPage === true ? pageInfo.startCursor : null };
}

/** Pages of four rounds, from the last one back: all of a long season in one request would cost too much. */
export function useRounds(id: string, number: number, version: number): RoundsAnswer {
  const [pages, setPages] = useState(1);
  const { data, error } = useAnswer(`${id} ${String(number)} ${String(version)} ${String(pages)}`, async () => {
    const rounds: Round[] = [];
    let before: string | null = null;
    for (let page = 0; page < pages; page += 1) {
      const found = await pageBefore(id, number, before);
      rounds.unshift(...found.rounds);
      ({ before } = found);
      if (before === null) break;
    }
    return { rounds, hasMore: before !== null };
  });
  return {
    rounds: data?.rounds ?? [],
    isKnown: data !== undefined,
    error,
    more: data?.hasMore === true ? () => setPages(pages + 1) : undefined,
  };
}
