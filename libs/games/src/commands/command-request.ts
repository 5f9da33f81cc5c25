import { canonicalJson, type Json } from '#kernel';
import { refuseGame, type GameCommand, type GameRefusalCode } from '#kernel/server';
import type { RulesetRelease, StoredCommit, LoadedGame } from '#records';
import type { Forbidden, Invalid, Refused } from '../outcome.js';
import type { CommandRequest } from '#streams';

/** The meaning of a command id: the fields that the stored command must have. A field that is `undefined` may be anything. */
export type Intent = Readonly<Record<string, unknown>>;

/** A command as a commit holds it. */
export type StoredCommand = Readonly<Record<string, unknown>>;

/** A command, or why it may not be given. */
type Meant = Proposal | Forbidden | Invalid | Refused;

/** A command on its way to a game. */
export interface GameCommandRequest extends CommandRequest {
  /**
   * The command as it applies to the game now, or why its giver may not give it.
   * @param at the time of its commit, in milliseconds since 1970.
   */
  commandOn(loaded: LoadedGame, at: number): Meant | Promise<Meant>;
  /** Why its giver may not give it, where a look at the seats tells: asked before the command waits in line. */
  preAuthorize?(loaded: LoadedGame): Forbidden | undefined;
  /**
   * The same command, as far as it can be told without a state. Compared with the stored command of a known id.
   * @param stored the command of that id, which for a list holds what was carried out.
   */
  intent(release: RulesetRelease, stored: StoredCommand): Intent;
}

/** A command that the rules are to be asked about. */
export interface Proposal {
  readonly status: 'proposed';
  readonly command: GameCommand;
}

export const propose = (command: GameCommand): Proposal => ({ status: 'proposed', command });

/** The rules are not even asked. */
export const refuses = (
  { release: { presentation } }: LoadedGame,
  code: GameRefusalCode,
  facts?: Readonly<Record<string, Json>>,
): Refused => ({ status: 'refused', refusal: refuseGame(code, facts), presentation });

/** True when a commit is the answer to this very command, given by the same actor. */
export function isAnswerTo(request: GameCommandRequest, commit: StoredCommit, release: RulesetRelease): boolean {
  const stored = commit.command as StoredCommand;
  return (
    commit.actor === request.actor &&
    Object.entries(request.intent(release, stored)).every(
      ([field, meant]) => meant === undefined || canonicalJson(meant) === canonicalJson(stored[field] ?? null),
    )
  );
}
