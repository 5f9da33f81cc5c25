import { canonicalJson } from '#kernel';
import { hexOf } from '#kernel/server';
import { leafOf } from '#audit';
import { fromReadModel, liveTable, type ProjectedCommit, type SeenByReadModel } from '#event-store';
import type { Pool } from 'pg';
import {
  GAME_LOG,
  endedWith,
  countDecided,
  countEnded,
  type CountingParts,
  type CountedGame,
  GAME_RESULTS,
} from '#games';

/** Compares data derived from streams with their commits: the log of games that are over, and the results that ratings are made of. */
export interface ReadModelFaults {
  /** The contradictions to the commits of a stream, one sentence each. @param told all commits. @param seen the versions of read models. */
  of(told: readonly ProjectedCommit[], seen: readonly SeenByReadModel[]): Promise<readonly string[]>;
}

/** A row of the results. */
interface ResultRow extends CountedGame {
  readonly decided: boolean;
}

/** The read models in PostgreSQL. Commits that they have not taken in yet are no contradiction. */
export class PostgresReadModelFaults implements ReadModelFaults {
  constructor(
    private readonly pool: Pool,
    private readonly parts: CountingParts,
  ) {}

  async of(told: readonly ProjectedCommit[], seen: readonly SeenByReadModel[]): Promise<readonly string[]> {
    const last = told.at(-1)?.commit.lastVersion;
    const isIn = (name: string): boolean =>
      seen.some(({ readModel, version }) => readModel === name && version === last);
    return [
      ...(await this.logFaults(told, isIn(GAME_LOG))),
      ...(isIn(GAME_RESULTS) ? await this.resultFaults(told) : []),
    ];
  }

  private async logFaults(told: readonly ProjectedCommit[], isTakenIn: boolean): Promise<readonly string[]> {
    const [ended] = endedWith(told);
    if (!ended) return [];
    const text = `select l.entry, n.hash from ${liveTable(GAME_LOG)} l
      left join log_nodes n on n.level = 0 and n.index = l.entry where l.game_id = $1`;
    const [row] = await this.rows<{ entry: string; hash: Buffer | null }>(text, ended.gameId);
    if (!row) return isTakenIn ? ['it is over, and not in the log of games that are over'] : [];
    if (row.hash !== null && hexOf(row.hash) === hexOf(leafOf(ended))) return [];
    return [`entry ${row.entry} of the log has another last hash of this game than its last commit`];
  }

  private async resultFaults(told: readonly ProjectedCommit[]): Promise<readonly string[]> {
    const decided = await countDecided(told, this.parts);
    const faults = await Promise.all(
      decided.map(async (due) => this.faultOfDecided(due, await this.rowOf(due.gameId))),
    );
    return [...faults.flatMap((fault) => fault ?? []), ...(await this.faultsOfEnded(told))];
  }

  private async faultsOfEnded(told: readonly ProjectedCommit[]): Promise<readonly string[]> {
    const [ended] = endedWith(told);
    if (!ended) return [];
    const row = await this.rowOf(ended.gameId);
    // Later decisions of its league are compared with the league.
    if (row?.decided === true) return [];
    const [due] = await countEnded(told, this.parts);
    if (!due && !row) return [];
    if (!due) return ['it does not count for ratings, and stands among the results'];
    if (!row) return ['it counts for ratings, and does not stand among the results'];
    return isSame(due, row) ? [] : ['its result, of which ratings are made, is not how it ended'];
  }

  private faultOfDecided(due: CountedGame, row: ResultRow | undefined): string | undefined {
    return row?.decided === true && isSame(due, row)
      ? undefined
      : `the result of game ${due.gameId}, of which ratings are made, is not what this league has decided`;
  }

  private async rowOf(gameId: string): Promise<ResultRow | undefined> {
    const text = `select game_id as "gameId", decided, result from ${liveTable(GAME_RESULTS)} where game_id = $1`;
    return (await this.rows<ResultRow>(text, gameId))[0];
  }

  private rows<Row extends object>(text: string, gameId: string): Promise<readonly Row[]> {
    return fromReadModel(async () => (await this.pool.query<Row>(text, [gameId])).rows, []);
  }
}

const isSame = ({ result }: CountedGame, row: CountedGame): boolean =>
  canonicalJson(result) === canonicalJson(row.result);
