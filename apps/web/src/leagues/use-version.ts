import { useEffect, useState } from 'preact/hooks';
import { LeagueVersionDocument } from '../generated/operations.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';

/** Milliseconds after which a page of a league asks whether it has changed. */
const FRESH_FOR = 15_000;

/** The version of a league as far as it is known, and the way to ask for it at once. */
export interface FollowedVersion {
  /** 0 until the server has answered, and where there is no such league. */
  readonly version: number;
  readonly refresh: () => void;
}

/** Follows a league while its page is seen. Its version is cheap to ask for: what the page shows is not. */
export function useVersion(id: string): FollowedVersion {
  const [asked, setAsked] = useState(0);
  const refresh = (): void => setAsked((last) => last + 1);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) refresh();
    }, FRESH_FOR);
    return () => clearInterval(timer);
  }, []);
  const { data } = useAnswer(`${id} ${String(asked)}`, () => server().ask(LeagueVersionDocument, { id }));
  return { version: data?.league?.version ?? 0, refresh };
}
