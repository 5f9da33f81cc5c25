import type { Game } from '../../game.js';
import { legalCommandsOf } from '../../legal-commands.js';
import type { AnyRuleset } from '../../ruleset.js';
import type { Viewer } from '../../seat.js';
import type { AnyTagged } from '../../shapes.js';
import { waitingIn } from '../../waiting-in.js';
import { waitsForSeats, type Waiting } from '../../waiting.js';

/** All that a viewer is shown of a game as it stands: the step that waits, the view, and a seat's commands with its default. */
export interface Shown {
  readonly waiting: Waiting;
  readonly view: unknown;
  readonly legal?: readonly AnyTagged[];
  /** `null` where the seat is not asked. */
  readonly byDefault?: unknown;
  /** Whether the seat may look at the history of the game; absent where the rules always let it. */
  readonly mayLookBack?: boolean | undefined;
}

/** @param view where it was asked for already. */
export function shownTo(
  ruleset: AnyRuleset,
  game: Game,
  viewer: Viewer,
  view: unknown = ruleset.view(game.state, viewer),
): Shown {
  const waiting = waitingIn(ruleset, game);
  if (viewer.kind !== 'seat') return { waiting, view };
  const asked = waitsForSeats(waiting) && waiting.seats.includes(viewer.seat);
  const byDefault: unknown = asked ? ruleset.defaultCommand(game.state, viewer.seat) : null;
  const mayLookBack = ruleset.mayLookBack?.(game.state, viewer.seat);
  return { waiting, view, legal: legalCommandsOf(ruleset, game, viewer.seat), byDefault, mayLookBack };
}
