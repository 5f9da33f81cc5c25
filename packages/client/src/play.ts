import type { Answer, PlayablePosition } from './answers.js';
import { ChroniclerError } from './errors.js';
import type { BotNews } from './follow.js';
import type { GameCommandInput } from './generated/operations.js';
import { isSeedOf } from './seed.js';

/** A game asks a bot. */
export interface Asked {
  readonly gameId: string;
  /** What is played: `guilds`, `arena`, … */
  readonly ruleset: string;
  readonly seat: number;
  readonly version: number;
  readonly stepId: string;
  /** When the time of the seat runs out, in ISO 8601; `null` without a deadline. */
  readonly deadline: string | null;
  /** All that answers the step; never empty. */
  readonly choices: readonly Choice[];
}

/** A command that answers a step. */
export interface Choice {
  readonly type: string;
  /** What it is, ready to be sent. */
  readonly input: GameCommandInput;
}

/** How a game ended, and that its seed was the one to which the server was bound. */
export interface GameEnd {
  readonly gameId: string;
  readonly seat: number;
  readonly reason: string;
  readonly placings: readonly { readonly seat: number; readonly rank: number; readonly points: number }[];
  readonly seed: string;
}

/** Somebody who chooses. A function alone is one. */
export type Bot = Chooser | PlayingBot;

/** Picks one of the choices; `undefined` leaves the game waiting, until it asks again or the deadline answers. */
export type Chooser = (asked: Asked) => Choice | undefined | Promise<Choice | undefined>;

/** A bot that hears how its games end, too. */
export interface PlayingBot {
  readonly choose: Chooser;
  readonly over?: (end: GameEnd) => unknown;
}

/** What is played, and until when. */
export interface Playing {
  /** This game alone, to its end; all of the account when left out. */
  readonly gameId?: string;
  /** Ends it. */
  readonly signal?: AbortSignal;
}

/** As much of a client as is played with. */
export interface PlayingClient {
  feed(options: { readonly signal: AbortSignal }): AsyncGenerator<BotNews, void, undefined>;
  submit(input: {
    readonly gameId: string;
    readonly stepId: string;
    readonly command: GameCommandInput;
  }): Promise<Answer>;
  legalCommands(gameId: string): Promise<PlayablePosition | null>;
}

/** Plays what a feed asks. Each game goes on by itself, however long a bot thinks in another. Gives the end of the one game, if it is one. */
export async function play(client: PlayingClient, bot: Bot, { gameId, signal }: Playing): Promise<GameEnd | undefined> {
  const stop = new AbortController();
  const both = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const tables = new Map<string, Table>();
  const faults: unknown[] = [];
  const fail = (fault: unknown): void => {
    faults.push(fault);
    stop.abort();
  };
  const chooser = typeof bot === 'function' ? { choose: bot } : bot;
  let end: GameEnd | undefined;
  try {
    for await (const news of client.feed({ signal: both })) {
      const { id } = news.game;
      if (gameId !== undefined && id !== gameId) continue;
      const table = tables.get(id) ?? new Table(client, chooser, fail);
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

type News<Kind> = Extract<BotNews, { readonly __typename: Kind }>;

/** How often in a row a bot may choose what is refused. */
const MOST_REFUSALS = 3;

/** One game of a bot. */
class Table {
  /** What the server was bound to when the game was first heard of. */
  private commitment: string | undefined;
  /** The latest that was asked, while the bot thinks about something before. */
  private next: Asked | undefined;
  private isThinking = false;
  /** The version that the latest own command has led to. */
  private reached = 0;
  private refusals = 0;

  constructor(
    private readonly client: PlayingClient,
    private readonly bot: PlayingBot,
    private readonly fail: (fault: unknown) => void,
  ) {}

  /** Takes note. Gives the end of a game that is over; throws when its seed is another than was promised. */
  async hear(news: BotNews): Promise<GameEnd | undefined> {
    switch (news.__typename) {
      case 'BotGameStarted':
        this.commitment = news.game.seedCommitment;
        return undefined;
      case 'BotAsked':
        this.ask(askedIn(news));
        return undefined;
      case 'BotGameOver':
        this.next = undefined;
        return endOf(news, this.commitment);
    }
  }

  private ask(asked: Asked): void {
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
      // What was told before the latest command arrived is past.
      if (asked.version < this.reached || asked.choices.length === 0) continue;
      await this.answer(asked).catch(passOverParked);
    }
  }

  private async answer(asked: Asked): Promise<void> {
    const { gameId, stepId } = asked;
    const choice = await this.bot.choose(asked);
    if (!choice) return;
    const answer = await this.client.submit({ gameId, stepId, command: choice.input });
    if (answer.__typename === 'CommandAccepted') {
      this.reached = answer.version;
      this.refusals = 0;
    } else await this.askAgain(asked, answer);
  }

  /** Refused: the game has moved on, and the feed asks by itself; or the bot must choose something else. */
  private async askAgain(
    asked: Asked,
    answer: Exclude<Answer, { readonly __typename: 'CommandAccepted' }>,
  ): Promise<void> {
    const now = await this.client.legalCommands(asked.gameId);
    if (now?.version !== asked.version) return;
    this.refusals += 1;
    if (this.refusals >= MOST_REFUSALS) throw new ChroniclerError('REFUSED', answer.message, { answer });
    this.next ??= asked;
  }
}

/** A game that is parked waits for whoever runs the server: it is no reason to stop playing others. */
function passOverParked(fault: unknown): void {
  if (!(fault instanceof ChroniclerError) || fault.code !== 'GAME_PARKED') throw fault;
}

const askedIn = ({ seat, stepId, deadline, game }: News<'BotAsked'>): Asked => ({
  gameId: game.id,
  ruleset: game.ruleset.name,
  seat,
  version: game.version,
  stepId,
  deadline,
  choices: game.legalCommands
    .filter(({ asked }) => asked)
    .map(({ type, input }) => ({ type, input: input as GameCommandInput })),
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
