import { both, isRefusal, type AnyTagged, type Refusal, type Seat } from '#kernel';
import { MOST_COMMANDS, type GameCommandOf } from '#kernel/server';
import type { Edition, LoadedGame } from '#records';
import { propose, type Attempt, type Intent, type StoredCommand } from './attempt.js';
import type { Forbidden, Invalid } from '../outcome.js';
import type { GameRequest, SubmitAllRequest, SubmitRequest, TakeBackRequest } from '../requests.js';
import { seatOf } from '../reading/sight.js';
import { by } from './table-attempts.js';

/** A seat gives a command of the ruleset. Its commit keeps it in canonical form. */
export const playing = ({ command, ...request }: SubmitRequest): Attempt =>
  giving(request, {
    read: ({ edition: { ruleset, kernel } }) => kernel.parseCommand(ruleset, command),
    means: (seat, parsed) => ({ type: 'play', seat, command: parsed }),
    intent: ({ ruleset, kernel }) => ({ type: 'play', command: wellFormed(kernel.parseCommand(ruleset, command)) }),
  });

/** A seat gives several commands of the ruleset at once. Its commit keeps those that were carried out: all, or the first ones. */
export const playingAll = ({ commands, ...request }: SubmitAllRequest): Attempt =>
  giving(request, {
    read: (loaded) => parseAll(loaded, commands),
    means: (seat, parsed) => ({ type: 'playAll', seat, commands: parsed }),
    intent({ ruleset, kernel }, { type, commands: carriedOut }) {
      const meant = commands.map((command) => wellFormed(kernel.parseCommand(ruleset, command)));
      if (type === 'play') return { type, command: meant[0] ?? null };
      return { type: 'playAll', commands: Array.isArray(carriedOut) ? meant.slice(0, carriedOut.length) : meant };
    },
  });

/** A command of a seat: its reading, its meaning, and the fields that a known command id is compared by. */
interface Given<Parsed> {
  readonly read: (loaded: LoadedGame) => Parsed | Refusal;
  readonly means: (seat: Seat, parsed: Parsed) => GameCommandOf<'play' | 'playAll'>;
  readonly intent: (edition: Edition, stored: StoredCommand) => Intent;
}

const giving = <Parsed>(
  { seat, stepId, ruleset: meant, ...request }: Omit<SubmitRequest, 'command'>,
  { read, means, intent }: Given<Parsed>,
): Attempt => ({
  ...by(request),
  preAuthorize: (loaded) => withoutSeat(loaded, request.account),
  // The step is a condition, and no part of what is stored.
  intent: (edition, stored) => ({ ...intent(edition, stored), seat }),
  decide(loaded) {
    const own = ownSeat(loaded, request.account, { seat, meant });
    if (typeof own !== 'number') return own;
    const parsed = read(loaded);
    if (isRefusal(parsed)) return { status: 'refused', refusal: parsed, presentation: loaded.edition.presentation };
    return propose({ ...means(own, parsed), ...(stepId === undefined ? {} : { stepId }) });
  },
});

/** A command as it is stored; nothing for invalid input. */
const wellFormed = (parsed: AnyTagged | Refusal): AnyTagged | null => (isRefusal(parsed) ? null : parsed);

/** The commands in canonical form, or why the first that is not well-formed is refused. */
function parseAll(
  { edition: { ruleset, kernel } }: LoadedGame,
  commands: readonly unknown[],
): readonly AnyTagged[] | Refusal {
  const parsed: AnyTagged[] = [];
  for (const [index, command] of commands.slice(0, MOST_COMMANDS + 1).entries()) {
    const read = kernel.parseCommand(ruleset, command);
    if (isRefusal(read)) return { ...read, place: index + 1 };
    parsed.push(read);
  }
  return parsed;
}

/** A seat takes back its latest command, or as many as it says. */
export const takingBack = ({ to, ...request }: TakeBackRequest): Attempt => ({
  ...by(request),
  preAuthorize: (loaded) => withoutSeat(loaded, request.account),
  intent: () => ({ type: 'takeBack', to }),
  decide(loaded) {
    const own = ownSeat(loaded, request.account);
    if (typeof own !== 'number') return own;
    return propose({
      type: 'takeBack',
      seat: own,
      to: to ?? loaded.edition.kernel.takesBackTo(loaded.game, own)[0] ?? loaded.game.version,
    });
  },
});

/** The seat of an account, or why it may not act for the seat, or in the ruleset, that it names. */
function ownSeat(
  loaded: LoadedGame,
  account: string,
  { seat, meant }: { readonly seat?: Seat | undefined; readonly meant?: string | undefined } = {},
): Seat | Forbidden | Invalid {
  const wrong = ofAnotherRuleset(loaded, meant);
  if (wrong) return wrong;
  const own = seatOf(loaded, account)?.seat;
  if (own === undefined) return { status: 'forbidden', reason: 'noSeat' };
  return seat === undefined || seat === own ? own : { status: 'forbidden', reason: 'notYourSeat' };
}

const withoutSeat = (loaded: LoadedGame, account: string): Forbidden | undefined =>
  seatOf(loaded, account) ? undefined : { status: 'forbidden', reason: 'noSeat' };

function ofAnotherRuleset({ ruleset: { name } }: LoadedGame, meant: string | undefined): Invalid | undefined {
  if (meant === undefined || meant === name) return undefined;
  const issue = both(
    `This is a game of “${name}”: give the command in the field “${name}”, not “${meant}”.`,
    `C’est une partie de « ${name} » : donnez la commande dans le champ « ${name} », et non « ${meant} ».`,
  );
  return { status: 'invalid', issue };
}

/** An account resigns its seat. */
export const resigning = (request: GameRequest): Attempt => ({
  ...by(request),
  preAuthorize: (loaded) => withoutSeat(loaded, request.account),
  intent: () => ({ type: 'resign' }),
  decide(loaded) {
    const own = ownSeat(loaded, request.account);
    return typeof own === 'number' ? propose({ type: 'resign', seat: own }) : own;
  },
});
