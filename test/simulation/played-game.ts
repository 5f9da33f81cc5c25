import type { GameRequest, Outcome } from '#games';
import type { AnyTagged } from '#kernel';
import type { SimulatedProcess } from './simulated-process.js';
import { Unanswered } from './network.js';
import type { World } from './world.js';

/** A command that was answered as carried out. */
export interface Acknowledged {
  readonly gameId: string;
  readonly commandId: string;
  readonly version: number;
}

/** How often in a thousand times a player sleeps until their time is over, and sends a command to two processes at once. */
const SLEEPY = 40;
const HASTY = 100;

/** How long a sleepy player sleeps, in milliseconds. */
const NAP = 6_000;

/** How a game is set up. */
export interface GamePlan {
  readonly ruleset: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly bots: number;
}

/** How a game is opened. */
export interface Opening {
  open(api: SimulatedProcess, request: { readonly commandId: string; readonly account: string }): Promise<Outcome>;
  /** The command id that the first commit of the game has, of that which was sent. */
  storedAs(commandId: string): string;
}

/** A game that is played and followed in a world, and the versions that each follower was told. */
export class PlayedGame {
  readonly acknowledged: Acknowledged[] = [];
  /** Ids of commands that were finally answered as not carried out. */
  readonly refused: string[] = [];
  /** The versions that each follower was told, in order. */
  readonly followed: number[][] = [];
  gameId = '';

  constructor(
    private readonly world: World,
    private readonly plan: GamePlan,
    private readonly opening: Opening,
  ) {}

  /** Plays it to its end, while two follow it. */
  async play(): Promise<void> {
    const { seats, bots } = this.plan;
    const { opening } = this;
    const open = (api: SimulatedProcess, commandId: string): Promise<Outcome> =>
      opening.open(api, { commandId, account: accountOf(0) });
    this.gameId = await this.must(open, (commandId) => opening.storedAs(commandId));
    for (let seat = 0; seat < seats; seat += 1) {
      const isBot = seat >= seats - bots;
      const account = accountOf(isBot ? 0 : seat);
      if (isBot)
        await this.must((api, commandId) => api.games.addBot({ ...this.by(commandId, account), seat, bot: 'random' }));
      else await this.must((api, commandId) => api.games.join({ ...this.by(commandId, account), seat }));
    }
    await this.must((api, commandId) => api.games.start(this.by(commandId, accountOf(0))));
    const players = Array.from({ length: seats - bots }, (_, seat) => this.playSeat(seat));
    await Promise.all([...players, this.follow(), this.follow()]);
  }

  private by(commandId: string, account: string): GameRequest {
    return { gameId: this.gameId, commandId, account };
  }

  /** Gives a command that has to be accepted; gives the id of its game. */
  private async must(
    give: (api: SimulatedProcess, commandId: string) => Promise<Outcome>,
    storedAs = (commandId: string): string => commandId,
  ): Promise<string> {
    const commandId = this.world.newId();
    for (;;) {
      const outcome = await this.world.insist((api) => give(api, commandId));
      if (outcome.status === 'busy') continue;
      if (outcome.status !== 'accepted')
        throw new Error(`It had to be accepted, and it was ${JSON.stringify(outcome)}.`);
      const { gameId, version } = outcome;
      this.acknowledged.push({ gameId, commandId: storedAs(commandId), version });
      return gameId;
    }
  }

  private async playSeat(seat: number): Promise<void> {
    const { world } = this;
    for (;;) {
      const game = await world.insist((api) => api.games.load(this.gameId));
      if (!game) throw new Error('A game that was opened is not there.');
      if (game.game.phase === 'over') return;
      const legal = await world.insist((api) => api.games.legalCommands(this.gameId, seat));
      const commands = legal.status === 'found' ? legal.value : [];
      if (world.network.chance(SLEEPY)) await world.time.sleep(NAP);
      if (commands.length === 0) await world.time.sleep(30);
      else await this.submit(seat, world.random.pick(commands), game.game.version);
    }
  }

  /** A refusal is right only where the game has moved on since the player looked. */
  private async submit(seat: number, command: AnyTagged, seen: number): Promise<void> {
    const { world } = this;
    const commandId = world.newId();
    const request = { ...this.by(commandId, accountOf(seat)), command };
    const send = (): Promise<Outcome> => world.insist((api) => api.games.submit(request));
    const answers = world.network.chance(HASTY) ? await Promise.all([send(), send()]) : [await send()];
    const versions = answers.flatMap((answer) => (answer.status === 'accepted' ? [answer.version] : []));
    const [version] = versions;
    if (version !== undefined) {
      if (versions.some((other) => other !== version)) world.wrong.push(`One command is at ${versions.join(' and ')}.`);
      this.acknowledged.push({ gameId: this.gameId, commandId, version });
      return;
    }
    if (answers.length === 1) this.refused.push(commandId);
    if (answers.some(({ status }) => status === 'busy')) return;
    const now = await world.insist((api) => api.games.load(this.gameId));
    if (now?.game.version === seen)
      world.wrong.push(`At version ${seen} ${JSON.stringify(command)} was legal, and ${answers[0]?.status}.`);
  }

  /** Follows the game to its end, and goes on after the last version when that breaks off. */
  private async follow(): Promise<void> {
    const { world } = this;
    const versions: number[] = [];
    this.followed.push(versions);
    for (;;) {
      const api = await world.someApi();
      try {
        const after = versions.at(-1) ?? 0;
        for await (const { event } of api.games.follow(this.gameId, { kind: 'spectator' }, after, api.signal)) {
          versions.push(event.version);
          if (world.network.chance(5)) break;
        }
        const now = await world.insist((other) => other.games.load(this.gameId));
        if (now?.game.phase === 'over' && versions.at(-1) === now.game.version) return;
      } catch (fault) {
        if (!isOfTheNetwork(fault)) throw fault;
      }
      await world.time.sleep(20);
    }
  }
}

const isOfTheNetwork = (fault: unknown): boolean =>
  fault instanceof Unanswered || (fault instanceof Error && fault.cause instanceof Unanswered);

const accountOf = (seat: number): string => `player-${seat}`;
