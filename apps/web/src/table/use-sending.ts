import { accepted, type Answer, type LeagueAnswer } from '#client';
import { useState } from 'preact/hooks';
import { asError } from '../server/use-answer.js';

/** The sending of commands, one at a time. */
export interface CommandSending {
  readonly isSending: boolean;
  readonly error: Error | undefined;
  /** Sends a command; resolves to whether it was carried out. */
  readonly send: (command: () => Promise<Answer | LeagueAnswer>) => Promise<boolean>;
}

/**
 * Sends commands and keeps what was said against the last one.
 * @param onDone is awaited after each, carried out or not: the table may have changed.
 */
export function useSending(onDone: () => Promise<void>): CommandSending {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<Error>();
  const send = async (command: () => Promise<Answer | LeagueAnswer>): Promise<boolean> => {
    setSending(true);
    setError(undefined);
    try {
      accepted(await command());
      return true;
    } catch (thrown) {
      setError(asError(thrown));
      return false;
    } finally {
      await onDone();
      setSending(false);
    }
  };
  return { isSending, error, send };
}
