import { useEffect, useState } from 'preact/hooks';
import { useSearch } from 'wouter-preact';
import { asError } from '../server/use-answer.js';

/**
 * Fetches the transcript of the game that the address names (`?game=`), and hands it over as a file that was chosen.
 * @returns what kept it from coming.
 */
export function usePublicGame(take: (files: readonly File[]) => void): Error | undefined {
  const game = new URLSearchParams(useSearch()).get('game');
  const [error, setError] = useState<Error>();
  useEffect(() => {
    if (game === null) return undefined;
    const leaving = new AbortController();
    transcriptOf(game, leaving.signal).then(
      (file) => take([file]),
      (thrown: unknown) => {
        if (!leaving.signal.aborted) setError(asError(thrown));
      },
    );
    return () => leaving.abort();
  }, [game]);
  return error;
}

async function transcriptOf(game: string, signal: AbortSignal): Promise<File> {
  const answer = await fetch(`/v1/games/${encodeURIComponent(game)}/transcript`, { signal });
  if (!answer.ok) throw new Error(`${String(answer.status)} ${game}`);
  return new File([await answer.blob()], `${game}.chronicle.ndjson`);
}
