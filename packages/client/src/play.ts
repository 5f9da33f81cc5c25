import type { Answer, PlayablePosition } from './answers.js';
import { ChroniclerError } from './errors.js';
import type { BotNews } from './follow.js';
import type { CommandOf, ViewOf } from './games.js';
import type { GameCommandInput } from './generated/operations.js';
import { isSeedOf } from './seed.js';

/** A game asks a bot. */
export interface Asked<R extends string = string> {
  readonly gameId: string;
  /** The name of the ruleset: `guilds`, `arena`, … */
  readonly ruleset: R;
  readonly seat: number;
  readonly version: number;
  readonly stepId: string;
  /** When the time of the seat runs out, in ISO 8601; `null` without a deadline. */
  readonly deadline: string | null;
  /** All commands that answer the step; never empty. */
  readonly choices: readonly Choice<R>[];
  /** The game as your seat sees it now. Asked of the server only when it is called. */
  view(): Promise<ViewOf<R> | null>;
}

/** A command that answers a step. */
export interface Choice<R extends string = string> {
  readonly type: string;
  /** The command, ready to be sent. */
  readonly input: CommandOf<R>;
  /**
   * The label of a button for it, in the language of the client: “Bid 3 rubies”. Each choice has a different one. Only
   * where `play` is called with `described`: the texts of long lists cost points.
   */
  readonly description?: string;
}

/** The end of a game whose seed was verified. */
export interface GameEnd {
  readonly gameId: string;
  readonly seat: number;
  readonly reason: string;
  readonly placings: readonly { readonly seat: number; readonly rank: number; readonly points: number }[];
  readonly seed: string;
}

/** A bot that chooses. A plain function is one. */
export type Bot<R extends string = string> = Chooser<R> | PlayingBot<R>;

/** Picks one of the choices; `undefined` leaves the game waiting, until it asks again or the deadline answers. */
export type Chooser<R extends string = string> = (
  asked: Asked<R>,
) => Choice<R> | undefined | Promise<Choice<R> | undefined>;

/** A bot that is also notified of the ends of its games. */
export interface PlayingBot<R extends string = string> {
  readonly choose: Chooser<R>;
  readonly over?: (end: GameEnd) => unknown;
}

/** The games to play, and until when. */
export interface Playing<R extends string = string> {
  /** Only games of this ruleset. It types the view and the choices of the bot. */
  readonly ruleset?: R;
  /** Each choice has a `description`. */
  readonly described?: boolean;
  /** Only this game, to its end; by default all of the account. */
  readonly gameId?: string;
  /** Ends it. */
  readonly signal?: AbortSignal;
}

/** The part of a client that a bot plays with. */
export interface PlayingClient {
  feed(options: {
    readonly signal: AbortSignal;
    readonly described: boolean;
  }): AsyncGenerator<BotNews, void, undefined>;
  submit(input: {
    readonly gameId: string;
    readonly stepId: string;
    readonly command: GameCommandInput;
  }): Promise<Answer>;
  legalCommands(gameId: string): Promise<PlayablePosition | null>;
  view(gameId: string): Promise<unknown>;
}

/**
 * Answers the steps of a feed. Each game continues independently, however long a bot thinks in another. Returns the
 * end of the one game, if it is one.
 */
export async function play<R extends string>(
  client: PlayingClient,
  bot: Bot<R>,
  { gameId, ruleset, signal, described = false }: Playing<R>,
): Promise<GameEnd | undefined> {
  const stop = new AbortController();
  const both = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const tables = new Map<string, Table<R>>();
  const faults: unknown[] = [];
  const fail = (fault: unknown): void => {
    faults.push(fault);
    stop.abort();
  };
  const chooser: PlayingBot<R> = typeof bot === 'function' ? { choose: bot } : bot;
  let end: GameEnd | undefined;
  try {
    for await (const news of client.feed({ signal: both, described })) {
      const { id } = news.game;
      if (!isPlayed(news.game, gameId, ruleset)) continue;
      const table = tables.get(id) ?? new Table<R>(client, chooser, fail);
      tables.set(id, table);
      const ended = await table.hear(news);
      if (!ended) continue;
      tables.delete(id);
      await chooser.over?.(ended);
      if (id === gameId) {
        end = ended;
        break;
      }
    }
  } finally {
    stop.abort();
  }
  if (faults.length > 0) throw faults[0];
  if (gameId !== undefined && !end) signal?.throwIfAborted();
  return end;
}

/** Whether a game is among those to play. */
const isPlayed = ({ id, ruleset: { name } }: BotNews['game'], gameId?: string, ruleset?: string): boolean =>
  (gameId ?? id) === id && (ruleset ?? name) === name;

type News<Kind> = Extract<BotNews, { readonly __typename: Kind }>;

/** How often in a row a bot may choose a refused command. */
const MOST_REFUSALS = 3;

/** One game of a bot. */
class Table<R extends string> {
  /** The server's commitment when the game was first reported. */
  private commitment: string | undefined;
  /** The latest step, while the bot thinks about an earlier one. */
  private next: Asked<R> | undefined;
  private isThinking = false;
  /** The version after the latest own command. */
  private reached = 0;
  private refusals = 0;

  constructor(
    private readonly client: PlayingClient,
    private readonly bot: PlayingBot<R>,
    private readonly fail: (fault: unknown) => void,
  ) {}

  /** Handles a message. Returns the end of a finished game; throws when its seed does not match the commitment. */
  async hear(news: BotNews): Promise<GameEnd | undefined> {
    switch (news.__typename) {
      case 'BotGameStarted':
        this.commitment = news.game.seedCommitment;
        return undefined;
      case 'BotAsked':
        this.ask(askedIn<R>(news, this.client));
        return undefined;
      case 'BotGameOver':
        this.next = undefined;
        return endOf(news, this.commitment);
    }
  }

  private ask(asked: Asked<R>): void {
    this.next = asked;
    if (this.isThinking) return;
    this.isThinking = true;
    this.answerAll()
      .catch(this.fail)
      .finally(() => (this.isThinking = false));
  }

  private async answerAll(): Promise<void> {
    for (let asked = this.next; asked; asked = this.next) {
      this.next = undefined;
      // Messages from before the latest command arrived are outdated.
      if (asked.version < this.reached || asked.choices.length === 0) continue;
      await this.answer(asked).catch(passOverParked);
    }
  }

  private async answer(asked: Asked<R>): Promise<void> {
    const { gameId, stepId } = asked;
    const choice = await this.bot.choose(asked);
    if (!choice) return;
    const answer = await this.client.submit({ gameId, stepId, command: choice.input });
    if (answer.__typename === 'CommandAccepted') {
      this.reached = answer.version;
      this.refusals = 0;
    } else await this.askAgain(asked, answer);
  }

  /** Refused: the game is at a later version, and the feed asks again; or the bot must choose another command. */
  private async askAgain(
    asked: Asked<R>,
    answer: Exclude<Answer, { readonly __typename: 'CommandAccepted' }>,
  ): Promise<void> {
    const now = await this.client.legalCommands(asked.gameId);
    if (now?.version !== asked.version) return;
    this.refusals += 1;
    if (this.refusals >= MOST_REFUSALS) throw new ChroniclerError('REFUSED', answer.message, { answer });
    this.next ??= asked;
  }
}

/** A parked game waits for an operator, which is no reason to stop playing others. */
function passOverParked(fault: unknown): void {
  if (!(fault instanceof ChroniclerError) || fault.code !== 'GAME_PARKED') throw fault;
}

const askedIn = <R extends string>(
  { seat, stepId, deadline, game }: News<'BotAsked'>,
  client: PlayingClient,
): Asked<R> => ({
  gameId: game.id,
  ruleset: game.ruleset.name as R,
  seat,
  version: game.version,
  stepId,
  deadline,
  choices: game.legalCommands
    .filter(({ asked }) => asked)
    .map(({ input, type, description }) => ({
      type,
      input: input as CommandOf<R>,
      ...(description === undefined ? {} : { description }),
    })),
  view: () => client.view(game.id) as Promise<ViewOf<R> | null>,
});

async function endOf({ seat, game }: News<'BotGameOver'>, commitment = game.seedCommitment): Promise<GameEnd> {
  const { id: gameId, seed, outcome } = game;
  if (seed === null || !outcome) throw new ChroniclerError('SEED_MISMATCH', 'The game is over, and has no seed.');
  if (!(await isSeedOf(seed, commitment)))
    throw new ChroniclerError('SEED_MISMATCH', `The seed of ${gameId} is not the one that the server was bound to.`, {
      seed,
      commitment,
    });
  return { gameId, seat, seed, reason: outcome.reason, placings: outcome.placings };
}
