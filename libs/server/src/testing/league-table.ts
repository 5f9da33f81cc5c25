import { randomUUID } from 'node:crypto';
import type { LoadedLeague, Season } from '#leagues';
import type { LeagueOutcome } from '#league-service';

import { pick, Table } from './table.js';

/** The account that runs the league of a `LeagueTable`. */
export const host = 'host';

/** The league after a command that was carried out. Throws an Error for every other answer. */
export const done = (outcome: LeagueOutcome): LoadedLeague => {
  if (outcome.status !== 'accepted') throw new Error(JSON.stringify(outcome));
  return outcome.loaded;
};

/** The giver and id of a command: a new id each time, unless a test says otherwise. */
interface Given {
  readonly account?: string;
  readonly commandId?: string;
  readonly expectedVersion?: number;
}

/** A league of the tiny ruleset, with a clock that the test moves. */
export class LeagueTable extends Table {
  leagueId = '';

  /** Seeds are open unless the plan says otherwise: games start as soon as they are opened. */
  async openLeague(players: number, { table, ...plan }: { readonly table?: object } = {}): Promise<void> {
    const opened = await this.leagues.open({ commandId: randomUUID(), account: host, name: 'Tally League' });
    this.leagueId = done(opened).leagueId;
    const format = { kind: 'SWISS', rounds: 3 };
    const options = { rounds: 1 };
    await this.must({
      type: 'openSeason',
      name: 'One',
      plan: { ruleset: 'tally', options, format, ...plan, table: { hiddenSeeds: false, ...table } },
    });
    for (let number = 0; number < players; number += 1) {
      const account = `player-${number}`;
      await this.must({ type: 'enter', season: 1, player: account, members: [account] }, { account });
    }
  }

  /** A team whose members have all agreed to play. */
  async enterTeam(player: string, members: readonly string[]): Promise<void> {
    await this.must({ type: 'enter', season: 1, player, members });
    for (const account of members) await this.must({ type: 'accept', season: 1, player }, { account });
  }

  /** The operator of the server vouches for the league, or no longer does. */
  async vouch(isVouched = true): Promise<void> {
    const { leagueId } = this;
    done(
      await this.leagues.vouch({
        leagueId,
        commandId: randomUUID(),
        operator: 'ops',
        reason: 'Known for years.',
        isVouched,
      }),
    );
  }

  give(command: object, given: Given = {}): Promise<LeagueOutcome> {
    return this.leagues.give({ leagueId: this.leagueId, commandId: randomUUID(), account: host, ...given, command });
  }

  async must(command: object, given?: Given): Promise<LoadedLeague> {
    return done(await this.give(command, given));
  }

  async code(command: object, given?: Given): Promise<string> {
    const outcome = await this.give(command, given);
    return outcome.status === 'refused' ? outcome.refusal.code : outcome.status;
  }

  async season(): Promise<Season> {
    return (await this.leagues.load(this.leagueId))!.league.seasons.at(-1)!;
  }

  /** All players answer what they are asked, until their games are over. */
  async playOut(gameId: string, choose = (seat: number): number => 1 + (seat % 6)): Promise<void> {
    for (;;) {
      await this.meetDue();
      const { game } = (await this.games.load(gameId))!;
      if (game.phase === 'over') return;
      for (const { seat, account } of game.seats) {
        const command = pick(choose(seat));
        await this.games.submit({ gameId, commandId: randomUUID(), account: account!, command });
      }
    }
  }

  async pair(given?: Given): Promise<readonly string[]> {
    const season = await this.season();
    await this.must({ type: 'pairRound', season: 1, round: season.rounds.length + 1 }, given);
    await this.meetDue();
    return (await this.season()).rounds.at(-1)!.pairings.map(({ gameId }) => gameId);
  }
}

/** A table with a league that so many play in, `player-0`, `player-1`, …, in its first season. */
export async function league(
  players: number,
  plan?: object,
  parts?: ConstructorParameters<typeof Table>[0],
): Promise<LeagueTable> {
  const table = new LeagueTable(parts);
  await table.openLeague(players, plan);
  return table;
}
