import { isPlayedOut, positionOf } from '#kernel/server';
import { refuses } from './commands/command-request.js';
import { campaignOf } from './obligations/campaign-record.js';
import type { Games } from './games.js';
import type { Outcome } from './outcome.js';

/** An account wants to go on from a version of a finished game, at a table of its own. */
export interface ForkRequest {
  readonly commandId: string;
  readonly account: string;
  /** The finished game. */
  readonly gameId: string;
  /** A version after its start and before its end; within a commit, the one before it. */
  readonly version: number;
}

/**
 * Opens a game that starts in the position of another one: by invitation, in no list, with take-backs, and never rated. It has the rules
 * and options of that game, as many seats, and luck of its own to come. Only a game that is over has such a game: its secrets are open to all.
 */
export async function fork(games: Games, { commandId, account, gameId, version }: ForkRequest): Promise<Outcome> {
  const over = await games.load(gameId);
  if (!over) return { status: 'notFound', what: 'game' };
  if (over.game.phase !== 'over') return refuses(over, 'notOver');
  if (campaignOf(over) !== undefined) return refuses(over, 'adventureOfCampaign');
  const then = await games.load(gameId, version);
  if (!then) return { status: 'notFound', what: 'version' };
  if (then.game.phase !== 'running' || isPlayedOut(then.ruleset, then.game)) return refuses(over, 'noPosition');
  return games.open({
    commandId,
    account,
    ruleset: over.ruleset.name,
    rulesVersion: over.game.rulesVersion,
    options: over.game.options,
    byInvitation: true,
    unlisted: true,
    takeBack: true,
    fork: {
      digest: over.release.digest,
      origin: { gameId, version: then.game.version, hash: then.hash },
      position: positionOf(then.game),
    },
  });
}
