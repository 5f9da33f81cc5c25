import { readWords } from '../read-words.js';
import { WrongUse } from '../wrong-use.js';

/** A request to `chronicler simulate`. */
export interface SimulationRequest {
  readonly ruleset: string;
  readonly games: number;
  /** Number of seats; `undefined`: the fewest of the ruleset. */
  readonly seats: number | undefined;
  /** Names of the bots, seat by seat, the last for all seats after it; `undefined`: the ruleset's usual one. */
  readonly bots: readonly string[] | undefined;
  /** A module whose exports are bots too; `undefined`: only those of the ruleset. */
  readonly ownBots: string | undefined;
  /** The name of a bot for one seat of each game, in turn; `undefined`: none. */
  readonly versus: string | undefined;
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  /**
   * The things that the seats bring, in the order of the seats; `random`: drawn by the ruleset; `undefined`: nothing.
   */
  readonly brought: readonly unknown[] | 'random' | undefined;
  /** Continue until everything has happened, and list the rest. */
  readonly exhaust: boolean;
}

/** An invalid request, with a message for the user. An error in a game is not one. */
export class WrongRequest extends WrongUse {
  override readonly name = 'WrongRequest';

  constructor(message: string) {
    super('simulate', message);
  }
}

/** Reads the arguments after the command's name. Throws a WrongRequest with a message. */
export function parseRequest(words: readonly string[]): SimulationRequest {
  const { values, positionals } = readWords('simulate', words);
  const [ruleset] = positionals;
  if (ruleset === undefined || positionals.length > 1) throw new WrongRequest('Name one ruleset.');
  if (values.exhaust && (values.bot ?? values.bots ?? values.versus) !== undefined)
    throw new WrongRequest('--exhaust chooses the rarest commands; it takes neither --bot, --bots nor --versus.');
  return {
    ruleset,
    games: positive('--games', values.games),
    seats: values.seats === undefined ? undefined : positive('--seats', values.seats),
    bots: values.bot?.split(','),
    ownBots: values.bots,
    versus: values.versus,
    seed: values.seed,
    options: parseOptions(values.options),
    brought: parseBrought(values.brought),
    exhaust: values.exhaust,
  };
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new WrongRequest(`${name} takes a whole number of at least 1, not "${text}".`);
  return number;
}

function parseOptions(text: string): Record<string, unknown> {
  try {
    const options: unknown = JSON.parse(text);
    if (typeof options === 'object' && options !== null && !Array.isArray(options))
      return options as Record<string, unknown>;
  } catch {
    // falls through to the message below
  }
  throw new WrongRequest(`--options takes a JSON object, not "${text}".`);
}

function parseBrought(text: string | undefined): SimulationRequest['brought'] {
  if (text === undefined || text === 'random') return text;
  try {
    const brought: unknown = JSON.parse(text);
    if (Array.isArray(brought)) return brought as unknown[];
  } catch {
    // falls through to the message below
  }
  throw new WrongRequest(
    `--brought takes "random" or a JSON list with the things that each seat brings, not "${text}".`,
  );
}
