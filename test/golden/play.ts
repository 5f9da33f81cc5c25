import { createHash } from 'node:crypto';
import { MemoryEventStore } from '#event-store';
import {
  derivedId,
  openedGameId,
  type LoadedGame,
  decideCommit,
  GENESIS_HASH,
  unopenedGame,
  unreleased,
  type StoredCommit,
} from '#records';
import {
  type ConsentAct,
  Games,
  grantTime,
  legalOf,
  takeVacation,
  waitingOf,
  type Outcome,
  RulesetRegistry,
  type SeedVault,
} from '#games';
import {
  isRefusal,
  Random,
  randomOf,
  sightOf,
  waitsForSeats,
  type AnyRuleset,
  type AnyTagged,
  type Json,
} from '#kernel';
import { bytesOf, commitmentTo } from '#kernel/server';
import type { GoldenGame, GoldenHeader, GoldenPlayer } from './golden-game.js';
import type { GoldenAct, GoldenPlan, PlayerPlan } from './plan.js';
import { witness, witnessed } from './replay.js';

/** When golden games are opened, in milliseconds since 1970, and how long a player thinks. */
const BEGIN = Date.UTC(2026, 0, 1);
const THOUGHT = 1_000;
/** No golden game is longer than this, in commits. */
const MOST = 2_000;

const HOST = 'host';
const SUBSTITUTE = 'substitute';
const accountAt = (seat: number): string => `player-${seat}`;

/** The settings of a game over days. */
const OVER_DAYS = {
  calendar: { daysOff: [6, 7], utcOffset: 60 },
  vacation: { days: 2 },
  undo: 'CONSENT',
} as const;

/** Plays a golden game on the service, from its opening to its end. */
export async function play(ruleset: AnyRuleset, plan: GoldenPlan): Promise<GoldenGame> {
  const commits = witnessed(unreleased(ruleset), await commitsOf(ruleset, plan), witness());
  return { header: headerOf(ruleset, plan), commits: [...commits] };
}

/** The same, as the store has it then. @param rulesets among which the ruleset is in its version; this one alone when absent. */
export async function commitsOf(
  ruleset: AnyRuleset,
  plan: GoldenPlan,
  rulesets = new RulesetRegistry([ruleset]),
): Promise<readonly StoredCommit[]> {
  const table = new GoldenTable(ruleset, plan, rulesets);
  await table.seatEverybody();
  await table.playOut();
  return table.commits();
}

const headerOf = ({ name, version }: AnyRuleset, { shows, options, players, seed }: GoldenPlan): GoldenHeader => ({
  ruleset: name,
  rulesVersion: version,
  shows,
  options,
  seats: players.length,
  seed: seedOf(seed).toString('hex'),
  players: players.map(playerOf),
});

const playerOf = (player: PlayerPlan, seat: number): GoldenPlayer =>
  'bot' in player ? { bot: player.bot } : { account: accountAt(seat), plays: player.plays };

const seedOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The service of games, with clock, ids, seed and luck that are always the same. */
class GoldenTable {
  private now = BEGIN;
  private commands = 0;
  private gameId = '';
  private readonly asked = new Map<number, number>();
  private readonly store = new MemoryEventStore(() => this.now);
  private readonly games: Games;
  private readonly random: Random;

  constructor(
    private readonly ruleset: AnyRuleset,
    private readonly plan: GoldenPlan,
    rulesets: RulesetRegistry,
  ) {
    const seed = seedOf(plan.seed);
    const seeds: SeedVault = { keep: () => Promise.resolve(seed), find: () => Promise.resolve(seed) };
    const random = Random.from(plan.seed);
    const secret = new Uint8Array(32);
    const clock = (): number => this.now;
    this.games = new Games({ store: this.store, seeds, secret, clock, luck: () => random, rulesets });
    this.random = random;
  }

  commits(): Promise<readonly StoredCommit[]> {
    return this.store.read(this.gameId);
  }

  async seatEverybody(): Promise<void> {
    const { players, comings, hiddenSeeds } = this.plan;
    const seedIn = (seed: string | undefined): object =>
      hiddenSeeds && seed !== undefined ? { seedCommitment: commitmentTo(bytesOf(seed)) } : { seed };
    const { commandId, account } = this.by(HOST);
    this.gameId = await (this.plan.chained ? this.open(commandId, account) : this.openAsBefore(commandId, account));
    if (comings) await this.comeAndGo();
    for (const [seat, player] of players.entries()) {
      const brought = player.brought === undefined ? {} : { brought: player.brought };
      const sits =
        'bot' in player
          ? this.games.addBot({ ...this.by(HOST), seat, bot: player.bot, ...brought })
          : this.games.join({ ...this.by(accountAt(seat)), seat, ...seedIn(player.seed), ...brought });
      accepted(await sits);
    }
    accepted(await this.games.start(this.by(HOST)));
    if (hiddenSeeds)
      for (const [seat, player] of players.entries())
        if ('plays' in player && player.seed !== undefined)
          accepted(await this.games.giveSeed({ ...this.by(accountAt(seat)), seed: player.seed }));
  }

  private async open(commandId: string, account: string): Promise<string> {
    const { options, takeBack, hiddenSeeds, overDays } = this.plan;
    const { name: ruleset, version: rulesVersion } = this.ruleset;
    const request = { commandId, account, ruleset, rulesVersion, options, takeBack, hiddenSeeds };
    const days = overDays ? OVER_DAYS : {};
    return accepted(await this.games.open({ ...request, ...days })).gameId;
  }

  /** Games were once opened without `chance`; no server does that any more. */
  private async openAsBefore(commandId: string, account: string): Promise<string> {
    const { name, version } = this.ruleset;
    const gameId = openedGameId(account, commandId);
    const before = unopenedGame(gameId, unreleased(this.ruleset));
    const command = { type: 'openGame', ruleset: name, options: this.plan.options, openedBy: account } as const;
    const decision = decideCommit(before, command, seedOf(this.plan.seed), this.now);
    if (isRefusal(decision)) throw new Error(JSON.stringify(decision));
    await this.store.append({
      streamId: gameId,
      commandId,
      actor: account,
      command: { ...command, options: this.plan.options as Json },
      at: this.now,
      events: decision.events,
      expectedVersion: 0,
      previousHash: GENESIS_HASH,
      obligations: [],
      settled: [],
      head: { kind: 'game', subject: { name, version }, status: 'open' },
    });
    return gameId;
  }

  private async comeAndGo(): Promise<void> {
    accepted(await this.games.join({ ...this.by('passer-by'), seed: 'mine' }));
    accepted(await this.games.addBot({ ...this.by(HOST), seat: 1, bot: 'random' }));
    accepted(await this.games.leave(this.by('passer-by')));
    accepted(await this.games.leave({ ...this.by(HOST), seat: 1 }));
  }

  /** Meets due obligations, and has players answer, until the game is over. */
  async playOut(): Promise<void> {
    for (;;) {
      const loaded = await this.games.load(this.gameId);
      if (loaded?.game.phase !== 'running') return;
      if (loaded.game.version > 0 && this.commands > MOST) throw new Error(`has not ended after ${MOST} commands`);
      const [due] = await this.store.dueObligations(1, this.now);
      if (due) accepted(await this.games.meet({ gameId: due.streamId, key: due.key }));
      else await this.answer(loaded);
      this.commands += 1;
    }
  }

  private async answer(loaded: LoadedGame): Promise<void> {
    const { waiting, due } = waitingOf(loaded)!;
    if (!waitsForSeats(waiting)) throw new Error('waits for a step that is not due');
    const seat = this.random.pick(waiting.seats);
    const player = this.plan.players[seat]!;
    if ('bot' in player) throw new Error(`the bot of seat ${seat} does not move`);
    const times = (this.asked.get(seat) ?? 0) + 1;
    this.asked.set(seat, times);
    if (player.sleeps === 'always' || player.sleeps?.includes(times)) {
      if (due === null) throw new Error(`seat ${seat} has all the time in the world`);
      this.now = due;
      return;
    }
    this.now += THOUGHT;
    const act = player.first?.[times];
    if (act !== undefined) return this.act(seat, act, loaded);
    const request = this.by(await this.holderOf(seat));
    const { stepId } = waiting;
    const given =
      player.resigns === times
        ? this.games.resign(request)
        : this.games.submit({ ...request, stepId, command: this.commandOf(loaded, seat, player.plays) });
    accepted(await given);
    if (player.regrets?.includes(times)) accepted(await this.games.takeBack(this.by(await this.holderOf(seat))));
  }

  /** What a player does beside playing; it is asked again afterwards. */
  private async act(seat: number, act: GoldenAct, loaded: LoadedGame): Promise<void> {
    const by = (): { gameId: string; commandId: string; account: string } => this.by(holderIn(loaded, seat));
    switch (act) {
      case 'pause':
        await this.agree(seat, { type: 'propose', kind: 'PAUSE' });
        this.now += THOUGHT;
        return void accepted(await this.games.consent({ ...by(), act: { type: 'endPause' } }));
      case 'undo':
        return this.agree(seat, { type: 'propose', kind: 'UNDO' });
      case 'vacation':
        return void accepted(await takeVacation(this.games, { ...by(), days: 1 }));
      case 'grant': {
        const to = otherAskedIn(loaded, seat);
        return void accepted(await grantTime(this.games, { ...by(), to, seconds: 60 }));
      }
      case 'leave':
        accepted(await this.games.offerSeat({ ...by(), to: SUBSTITUTE }));
        accepted(await this.games.takeOverSeat({ ...this.by(SUBSTITUTE), seat }));
    }
  }

  /** All others agree to a proposal of a seat. */
  private async agree(seat: number, act: ConsentAct): Promise<void> {
    accepted(await this.games.consent({ ...this.by(await this.holderOf(seat)), act }));
    for (;;) {
      const { game } = (await this.games.load(this.gameId))!;
      const next = game.proposal?.asked.find((one) => !game.proposal?.agreed.includes(one));
      if (!game.proposal || next === undefined) return;
      const answer = { type: 'answerProposal', proposal: game.proposal.number, agrees: true } as const;
      accepted(await this.games.consent({ ...this.by(await this.holderOf(next)), act: answer }));
    }
  }

  private async holderOf(seat: number): Promise<string> {
    return holderIn((await this.games.load(this.gameId))!, seat);
  }

  private commandOf(loaded: LoadedGame, seat: number, plays: string): AnyTagged {
    const { random } = this;
    const { ruleset, game, release } = loaded;
    if (plays === 'chance') return randomOf(legalOf(loaded, seat), random)!;
    if (plays === 'default') return ruleset.defaultCommand(game.state, seat) as AnyTagged;
    return release.presentation.bots[plays]!(sightOf(ruleset, game, { seat, random })) as AnyTagged;
  }

  private by(account: string): { gameId: string; commandId: string; account: string } {
    this.commands += 1;
    const { ruleset, plan, gameId, commands } = this;
    return { gameId, commandId: derivedId('golden', ruleset.name, plan.name, String(commands)), account };
  }
}

/** Another seat whose clock runs. Throws where there is none. */
function otherAskedIn(loaded: LoadedGame, seat: number): number {
  const { waiting } = waitingOf(loaded)!;
  const other = waitsForSeats(waiting) ? waiting.seats.find((one) => one !== seat) : undefined;
  if (other === undefined) throw new Error(`only seat ${seat} is asked`);
  return other;
}

const holderIn = ({ game }: LoadedGame, seat: number): string => game.seats[seat]?.account ?? accountAt(seat);

function accepted(outcome: Outcome | { readonly status: 'early' }): { readonly gameId: string } {
  if (outcome.status === 'accepted') return outcome;
  throw new Error(outcome.status === 'refused' ? JSON.stringify(outcome.refusal) : JSON.stringify(outcome));
}
