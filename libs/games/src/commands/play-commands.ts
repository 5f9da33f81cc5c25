import { localized, isRefusal, type AnyTagged, type Refusal, type Seat } from '#kernel';
import { MOST_COMMANDS, type GameCommandOf } from '#kernel/server';
import type { RulesetRelease, LoadedGame } from '#records';
import { propose, type GameCommandRequest, type Intent, type StoredCommand } from './command-request.js';
import type { Forbidden, Invalid } from '../outcome.js';
import type { GameRequest, SubmitAllRequest, SubmitRequest, TakeBackRequest } from '../requests.js';
import { seatOf } from '../reading/visibility.js';
import { by } from './table-commands.js';

/** A seat gives a command of the ruleset. Its commit keeps it in canonical form. */
export const playing = ({ command, ...request }: SubmitRequest): GameCommandRequest =>
  giving(request, {
    read: ({ release: { ruleset, kernel } }) => kernel.parseCommand(ruleset, command),
    means: (seat, parsed) => ({ type: 'play', seat, command: parsed }),
    intent: ({ ruleset, kernel }) => ({ type: 'play', command: wellFormed(kernel.parseCommand(ruleset, command)) }),
  });

/** A seat gives several commands of the ruleset at once. Its commit keeps those that were carried out: all, or the first ones. */
export const playingAll = ({ commands, ...request }: SubmitAllRequest): GameCommandRequest =>
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
  readonly intent: (edition: RulesetRelease, stored: StoredCommand) => Intent;
}

const giving = <Parsed>(
  { seat, stepId, ruleset: meant, ...request }: Omit<SubmitRequest, 'command'>,
  { read, means, intent }: Given<Parsed>,
): GameCommandRequest => ({
  ...by(request),
  preAuthorize: (loaded) => withoutSeat(loaded, request.account),
  // The step is a condition, and no part of what is stored.
  intent: (release, stored) => ({ ...intent(release, stored), seat }),
  commandOn(loaded) {
    const own = ownSeat(loaded, request.account, { seat, meant });
    if (typeof own !== 'number') return own;
    const parsed = read(loaded);
    if (isRefusal(parsed)) return { status: 'refused', refusal: parsed, presentation: loaded.release.presentation };
    return propose({ ...means(own, parsed), ...(stepId === undefined ? {} : { stepId }) });
  },
});

/** A command as it is stored; nothing for invalid input. */
const wellFormed = (parsed: AnyTagged | Refusal): AnyTagged | null => (isRefusal(parsed) ? null : parsed);

/** The commands in canonical form, or why the first that is not well-formed is refused. */
function parseAll(
  { release: { ruleset, kernel } }: LoadedGame,
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
export const takingBack = ({ to, ...request }: TakeBackRequest): GameCommandRequest => ({
  ...by(request),
  preAuthorize: (loaded) => withoutSeat(loaded, request.account),
  intent: () => ({ type: 'takeBack', to }),
  commandOn(loaded) {
    const own = ownSeat(loaded, request.account);
    if (typeof own !== 'number') return own;
    return propose({
      type: 'takeBack',
      seat: own,
      to: to ?? loaded.release.kernel.takesBackTo(loaded.game, own)[0] ?? loaded.game.version,
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
  const issue = localized(
    `This is a game of “${name}”: give the command in the field “${name}”, not “${meant}”.`,
    `C’est une partie de « ${name} » : donnez la commande dans le champ « ${name} », et non « ${meant} ».`,
  );
  return { status: 'invalid', issue };
}

/** An account resigns its seat. */
export const resigning = (request: GameRequest): GameCommandRequest => ({
  ...by(request),
  preAuthorize: (loaded) => withoutSeat(loaded, request.account),
  intent: () => ({ type: 'resign' }),
  commandOn(loaded) {
    const own = ownSeat(loaded, request.account);
    return typeof own === 'number' ? propose({ type: 'resign', seat: own }) : own;
  },
});
