import { isRefusal } from '#kernel';
import type { z } from 'zod';
import type { Asking, LeagueDecision } from '../league/asking.js';
import { leagueCommandSchemas, type LeagueCommand } from '../league/commands.js';
import { decideLeague } from '../league/decide.js';
import { drawCommitment } from '../league/groups/drawing.js';
import type { LeagueEvent } from '../league/events.js';
import { evolveLeague } from '../league/evolve.js';
import { newLeague, type League, type Season } from '../league/state.js';

/** The author of a test command, and the round number for ids of games. */
export const asked = (by: string, isSystem = false, round = 1): Asking => ({
  by,
  isSystem,
  at: 500,
  gameIdOf: (place) => `${round}-${place}`,
  draw: { seed: 'a seed', commitment: drawCommitment('a seed') },
  deals: [`deal of ${round}`],
});
const HOST = asked('host');
/** The server itself. */
export const SYSTEM = asked('system', true);

type ReadonlyIn<T> = T extends (infer E)[]
  ? readonly ReadonlyIn<E>[]
  : T extends object
    ? { readonly [Key in keyof T]: ReadonlyIn<T[Key]> }
    : T;
/** A command as its author writes it. */
export type LeagueInput = {
  readonly [Type in keyof Schemas]: { readonly type: Type } & ReadonlyIn<z.input<Schemas[Type]>>;
}[keyof Schemas];
type Schemas = typeof leagueCommandSchemas;

/** A league in memory, as its stream would hold it. */
export class Desk {
  league: League = newLeague;
  readonly events: LeagueEvent[] = [];

  give(command: LeagueInput, asking: Asking = HOST): LeagueDecision {
    const { type, ...fields } = command;
    const parsed = { type, ...leagueCommandSchemas[type].parse(fields) } as LeagueCommand;
    const decision = decideLeague(this.league, parsed, asking);
    if (isRefusal(decision)) return decision;
    for (const event of decision.events) {
      this.events.push(event);
      this.league = evolveLeague(this.league, event);
    }
    return decision;
  }

  must(command: LeagueInput, asking?: Asking): readonly LeagueEvent[] {
    const decision = this.give(command, asking);
    if (isRefusal(decision)) throw new Error(`${command.type}: ${decision.code} ${JSON.stringify(decision.facts)}`);
    return decision.events;
  }

  code(command: LeagueInput, asking?: Asking): string {
    const decision = this.give(command, asking);
    return isRefusal(decision) ? decision.code : 'accepted';
  }

  get season(): Season {
    return this.league.seasons.at(-1)!;
  }

  /** Pairs the next round as the format proposes it; false where there is none. */
  pairNext(): boolean {
    const round = this.season.rounds.length + 1;
    const decision = this.give({ type: 'pairRound', season: this.season.number, round }, asked('host', false, round));
    if (isRefusal(decision)) expect(decision.code).toBe('nothingToPair');
    return !isRefusal(decision);
  }

  /** All games of the latest round end; the smaller number wins. */
  playRound(points: (players: readonly string[]) => readonly number[] = better): void {
    for (const { gameId, players, outcome } of this.season.rounds.at(-1)!.pairings) {
      if (outcome) continue;
      const got = points(players);
      this.must({ ...confirmed, season: this.season.number, gameId, placed: placedAt(players, got) }, SYSTEM);
    }
  }
}

/** The server's report of a finished game. */
export const confirmed = { type: 'confirmResult', season: 1, gameHash: 'h', endedAt: 900 } as const;

/** The reported results of players with these points. */
const placedAt = (players: readonly string[], points: readonly number[]) =>
  players.map((player, place) => ({
    player,
    rank: 1 + points.filter((other) => other > points[place]!).length,
    points: points[place]!,
  }));

const numberOf = (player: string): number => Number(player.slice(1));
const better = (players: readonly string[]): number[] =>
  players.map((player) => (numberOf(player) === Math.min(...players.map(numberOf)) ? 1 : 0));

/** A plan as the opener of a season writes it. */
export type PlanInput = Extract<LeagueInput, { type: 'openSeason' }>['plan'];

/** A league with one season, and a number of entered players: `p1`, `p2`, … */
export function seasonOf(players: number, format: PlanInput['format'], more: Partial<PlanInput> = {}): Desk {
  const desk = new Desk();
  desk.must({ type: 'openLeague', name: 'Lantern League' });
  desk.must({ type: 'openSeason', name: 'Autumn', plan: { ruleset: 'lantern', format, ...more }, consent: true });
  for (let number = 1; number <= players; number += 1) {
    const player = `p${number}`;
    desk.must({ type: 'enter', season: 1, player, members: [player] }, asked(player));
  }
  return desk;
}
