import { Agreements } from './agreements.js';
import type { Answer, NewAccount, Planned, PlayablePosition, Position, SeatPlan } from './answers.js';
import { ChroniclerError } from './errors.js';
import { followFeed, followGame, type BotNews, type Followed, type Following, type Lines } from './follow.js';
import type { ViewOf } from './games.js';
import {
  AbandonGameDocument,
  AddBotDocument,
  CreateAccountDocument,
  GameDocument,
  GiveSeedDocument,
  JoinGameDocument,
  LeaveGameDocument,
  LegalCommandsDocument,
  OfferSeatDocument,
  OpenGameDocument,
  PairingsDocument,
  PlannedDocument,
  RematchDocument,
  ResignDocument,
  SeatPlanDocument,
  SeedOfDocument,
  SetConditionalCommandsDocument,
  StartGameDocument,
  SubmitCommandDocument,
  TakeOverSeatDocument,
  ViewDocument,
  WithdrawOfferDocument,
  type AbandonGameInput,
  type AddBotInput,
  type CreateAccountMutation,
  type GameCommandInput,
  type GameOptionsInput,
  type GiveSeedInput,
  type JoinGameInput,
  type LeaveGameInput,
  type OfferSeatInput,
  type OpenGameInput,
  type RematchInput,
  type ResignInput,
  type SetConditionalCommandsInput,
  type StartGameInput,
  type SubmitCommandInput,
  type TakeOverSeatInput,
  type WithdrawOfferInput,
} from './generated/operations.js';
import { HiddenSeats, type OwnPairing, type Seated } from './hidden-seats.js';
import { Leagues } from './leagues.js';
import { newId } from './new-id.js';
import { Notes } from './notes.js';
import { Notifications } from './notifications.js';
import { play, type Bot, type GameEnd, type Playing } from './play.js';
import { Requests, type Sending } from './requests.js';
import { isSeedOf } from './seed.js';
import type { ClientSettings } from './settings.js';
import { Sockets } from './sockets.js';
import type { TypedDocument } from './typed-document.js';
import type { WithoutId } from './without-id.js';

/** A player on a Chronicler server: the typed operations of its API, retried until they are answered. */
export class ChroniclerClient {
  /** The leagues of the server. */
  readonly leagues = new Leagues(this);
  /** What the players of a game agree on. */
  readonly agreements = new Agreements((document, field, input) => this.command(document, field, input));
  /** Private notes on games. */
  readonly notes = new Notes(this);
  /** What this account is told of its games, and by which channels. */
  readonly notifications = new Notifications(this);

  private readonly requests: Requests;
  private readonly lines: Lines;
  private readonly seats: HiddenSeats;
  private readonly closing = new AbortController();

  constructor(readonly settings: ClientSettings) {
    this.requests = new Requests(settings);
    this.lines = { sockets: new Sockets(settings), settings };
    this.seats = new HiddenSeats(this, settings.seeds ?? new Map());
  }

  /**
   * Creates an account, and returns its client. Throws a ChroniclerError `ACCOUNT_NAME_TAKEN` when the name is taken.
   */
  static async register(
    settings: Omit<ClientSettings, 'token'>,
    { name, bot = false }: { readonly name: string; readonly bot?: boolean },
  ): Promise<{ readonly client: ChroniclerClient } & Omit<NewAccount, '__typename'>> {
    const sent = new Requests(settings).send<CreateAccountMutation>(
      CreateAccountDocument,
      { name, bot },
      { isOnce: true },
    );
    const { createAccount: made } = await sent;
    if (made.__typename === 'AccountNameTaken') throw new ChroniclerError('ACCOUNT_NAME_TAKEN', made.message);
    const { token, account } = made;
    return { client: new ChroniclerClient({ ...settings, token }), token, account };
  }

  /**
   * Sends a document of your own, or one of this package, and returns its data. Throws a ChroniclerError when there
   * is none.
   */
  ask<Result, Variables extends object>(
    document: TypedDocument<Result, Variables>,
    variables: NoInfer<Variables>,
    sending?: Sending,
  ): Promise<Result>;
  ask<Result>(document: string, variables?: object, sending?: Sending): Promise<Result>;
  ask<Result>(document: string, variables: object = {}, sending: Sending = {}): Promise<Result> {
    const signal = this.until(sending.signal);
    return this.requests.send<Result>(document, variables, { ...sending, signal });
  }

  /** A game; `null` when there is none with this id. */
  async game(id: string): Promise<Position | null> {
    return (await this.ask(GameDocument, { id })).game;
  }

  /** A game, with the legal commands of your seat; `null` when there is none with this id. */
  async legalCommands(id: string): Promise<PlayablePosition | null> {
    return (await this.ask(LegalCommandsDocument, { id })).game;
  }

  /**
   * A game as you see it now; `null` before its start, and when there is none with this id. With the name of its
   * ruleset the view is typed; for a game of another one a ChroniclerError `OTHER_RULESET` is thrown.
   */
  async view<R extends string = string>(id: string, ruleset?: R): Promise<ViewOf<R> | null> {
    const { game } = await this.ask(ViewDocument, { id });
    if (game && ruleset !== undefined && game.ruleset.name !== ruleset)
      throw new ChroniclerError('OTHER_RULESET', `The game ${id} is one of ${game.ruleset.name}, not of ${ruleset}.`);
    return (game?.viewJson ?? null) as ViewOf<R> | null;
  }

  /** The seats of a new game under these options; `null` when there is no such ruleset. */
  async seatPlan(ruleset: string, options: GameOptionsInput): Promise<SeatPlan | null> {
    return (await this.ask(SeatPlanDocument, { ruleset, options })).ruleset?.seats ?? null;
  }

  open(input: WithoutId<OpenGameInput>): Promise<Answer> {
    return this.command(OpenGameDocument, 'openGame', input);
  }

  join(input: WithoutId<JoinGameInput>): Promise<Answer> {
    return this.command(JoinGameDocument, 'joinGame', input);
  }

  addBot(input: WithoutId<AddBotInput>): Promise<Answer> {
    return this.command(AddBotDocument, 'addBot', input);
  }

  leave(input: WithoutId<LeaveGameInput>): Promise<Answer> {
    return this.command(LeaveGameDocument, 'leaveGame', input);
  }

  start(input: WithoutId<StartGameInput>): Promise<Answer> {
    return this.command(StartGameDocument, 'startGame', input);
  }

  /**
   * Takes a seat at a table with hidden seeds: commits to a seed of 32 random bytes, keeps it (`settings.seeds`), and
   * gives it automatically when the start is called.
   */
  sitDown(
    input: Omit<JoinGameInput, 'commandId' | 'seed' | 'seedCommitment'>,
    { signal }: { readonly signal?: AbortSignal } = {},
  ): Promise<Seated> {
    return this.seats.sitDown(input, this.until(signal));
  }

  /** Does the same at every league game of this account, until the signal is raised or the client is closed. */
  async attend({ signal }: { readonly signal?: AbortSignal } = {}): Promise<void> {
    const until = this.until(signal);
    await this.seats.attend(until).catch((fault: unknown) => {
      if (!until.aborted) throw fault;
    });
  }

  /** The pairings of this account in leagues that are still to be played, the earliest first: up to 100. */
  async pairings(): Promise<OwnPairing[]> {
    return [...((await this.ask(PairingsDocument, {})).me?.pairings.nodes ?? [])];
  }

  /** Gives the hidden seed of your seat (`hiddenSeed`), once `seedsOwed` of the game names it. */
  giveSeed(input: WithoutId<GiveSeedInput>): Promise<Answer> {
    return this.command(GiveSeedDocument, 'giveSeed', input);
  }

  /**
   * Sends a command of your seat. It has one id, with which it is sent again until there is an answer, and happens
   * once. Refusals by the rules and version conflicts are results, too.
   */
  submit(
    input: WithoutId<Omit<SubmitCommandInput, 'command'>> & { readonly command: GameCommandInput },
  ): Promise<Answer> {
    return this.command(SubmitCommandDocument, 'submitCommand', input);
  }

  /** The commands that your seat has planned; none without a seat. */
  async planned(gameId: string): Promise<Planned> {
    return (await this.ask(PlannedDocument, { id: gameId })).game?.conditional ?? { pause: 0, entries: [] };
  }

  /** Plans commands of your seat, in place of those before; no entries revoke them. */
  async plan(input: SetConditionalCommandsInput): Promise<Planned> {
    return (await this.ask(SetConditionalCommandsDocument, { input })).setConditionalCommands;
  }

  resign(input: WithoutId<ResignInput>): Promise<Answer> {
    return this.command(ResignDocument, 'resign', input);
  }

  /** Offers your seat in a running game to one account (`to`), or to all. */
  offerSeat(input: WithoutId<OfferSeatInput>): Promise<Answer> {
    return this.command(OfferSeatDocument, 'offerSeat', input);
  }

  /** Keeps your seat, which was offered. */
  withdrawOffer(input: WithoutId<WithdrawOfferInput>): Promise<Answer> {
    return this.command(WithdrawOfferDocument, 'withdrawOffer', input);
  }

  /** Takes over a seat that is offered, or takes yours back from a bot. */
  takeOverSeat(input: WithoutId<TakeOverSeatInput>): Promise<Answer> {
    return this.command(TakeOverSeatDocument, 'takeOverSeat', input);
  }

  abandon(input: WithoutId<AbandonGameInput>): Promise<Answer> {
    return this.command(AbandonGameDocument, 'abandonGame', input);
  }

  rematch(input: WithoutId<RematchInput>): Promise<Answer> {
    return this.command(RematchDocument, 'rematch', input);
  }

  /**
   * The events of a game, from a version on, without gaps or duplicates, across disconnects, to its end. Throws a
   * ChroniclerError for errors that a retry does not fix: `AHEAD_OF_GAME` where the server does not have the events
   * that you have: it was restored from a backup, or lost the last ones.
   */
  subscribe<Fields extends object = object, R extends string = string>(
    gameId: string,
    following: Following<R> = {},
  ): AsyncGenerator<Followed<R, Fields>, void, undefined> {
    const signal = this.until(following.signal);
    return followGame<Followed<R, Fields>>(this.lines, gameId, { ...following, signal });
  }

  /** The bot feed of this account's games, across disconnects; `described`: with a text for each legal command. */
  feed({ signal, described }: { readonly signal?: AbortSignal; readonly described?: boolean } = {}): AsyncGenerator<
    BotNews,
    void,
    undefined
  > {
    return followFeed(this.lines, this.until(signal), described);
  }

  /**
   * Plays the games that wait for this account: one game to its end, which it returns, or all of them until the
   * signal is raised. `ruleset` types the view and the choices of the bot.
   */
  play<R extends string = string>(bot: Bot<R>, playing: Playing<R> & { readonly gameId: string }): Promise<GameEnd>;
  play<R extends string = string>(bot: Bot<R>, playing?: Playing<R>): Promise<GameEnd | undefined>;
  play<R extends string>(bot: Bot<R>, playing: Playing<R> = {}): Promise<GameEnd | undefined> {
    return play(this, bot, playing);
  }

  /** Whether the seed of a finished game is the one that the server was bound to from its start. */
  async isFair(gameId: string, commitment?: string): Promise<boolean> {
    const { game } = await this.ask(SeedOfDocument, { id: gameId });
    if (game?.seed == null) throw new ChroniclerError('NOT_OVER', 'The seed is revealed when the game is over.');
    return isSeedOf(game.seed, commitment ?? game.seedCommitment);
  }

  /** Ends all its activities, and closes its socket. */
  async close(): Promise<void> {
    this.closing.abort(new ChroniclerError('CLOSED', 'The client was closed.'));
    await this.lines.sockets.dispose();
  }

  private async command<Input extends object, Field extends string>(
    document: TypedDocument<
      Readonly<Record<Field, Answer>>,
      { readonly input: Input & { readonly commandId: string } }
    >,
    field: Field,
    input: Input,
  ): Promise<Answer> {
    const data = await this.ask<Readonly<Record<string, Answer>>>(document, {
      input: { commandId: newId(), ...input },
    });
    return data[field] as Answer;
  }

  private until(signal: AbortSignal | undefined): AbortSignal {
    return signal ? AbortSignal.any([signal, this.closing.signal]) : this.closing.signal;
  }
}
