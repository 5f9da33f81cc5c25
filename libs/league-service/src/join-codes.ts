import { createHash } from 'node:crypto';
import type { Asking, Season } from '#leagues';
import { derivedId } from '#records';
import type { ServerIds } from '#streams';

/**
 * Join codes of seasons. No code is stored: it derives from the salt in the stream under the secret of the server, and
 * the stream holds its digest. A code has 96 random bits, so that no one finds it from the digest.
 */
export class JoinCodes {
  constructor(private readonly ids: Pick<ServerIds, 'of'>) {}

  /** The trace of a new code, the same for the same command. */
  made(leagueId: string, commandId: string): NonNullable<Asking['joinCode']> {
    const salt = derivedId('join code', leagueId, commandId);
    return { salt, digest: joinCodeDigest(leagueId, this.codeOf(leagueId, salt)) };
  }

  /** The code of a season; `undefined` without one, and for one that was made under another secret. */
  of(leagueId: string, { entering: { joinCode } }: Season): string | undefined {
    const code = joinCode && this.codeOf(leagueId, joinCode.salt);
    return code && joinCodeDigest(leagueId, code) === joinCode.digest ? code : undefined;
  }

  private codeOf(leagueId: string, salt: string): string {
    const digits = this.ids.of('join code', leagueId, salt).replaceAll('-', '');
    // Without the digits of a UUID that say its version and variant.
    return (digits.slice(0, 12) + digits.slice(-12)).replaceAll(/.{4}(?=.)/g, '$&-');
  }
}

/** The digest of a code of a league, as people write it: in any case, with or without hyphens. */
export const joinCodeDigest = (leagueId: string, code: string): string =>
  createHash('sha256')
    .update(`chronicler join code ${leagueId} ${code.toLowerCase().replaceAll(/[\s-]/g, '')}`)
    .digest('hex');
