import type { Pool } from 'pg';

/** For how many milliseconds after its end a stream keeps its snapshots: it is replayed most in its first days. */
const KEPT = 7 * 24 * 60 * 60_000;

/** How many streams one step looks at. */
const AT_A_STEP = 100;

const FIRST = '00000000-0000-0000-0000-000000000000';

/** A database whose surplus is deleted. */
export interface RetentionOptions {
  readonly pool: Pool;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Whether the read models stand in it. */
  readonly isHome: boolean;
  /** Most streams that one step looks at; 100 by default. */
  readonly atAStep?: number;
}

/**
 * Deletes what nothing needs any more, a bounded number of rows at a time: snapshots of streams that were closed a week ago, which are folded
 * from their commits when they are read, and checkpoints of builds of read models that are gone. The checkpoints of closed streams stay: by
 * them a commit that is read twice counts once, and a verification tells a tail that was cut off.
 */
export class Retention {
  private after = FIRST;

  constructor(private readonly options: RetentionOptions) {}

  /** Goes one step on. False at the end of a round: all streams with snapshots were looked at, and no build that is gone is left. */
  async step(): Promise<boolean> {
    const isMore = await this.pruneSnapshots();
    return (this.options.isHome && (await this.pruneCheckpoints())) || isMore;
  }

  /** By the ids of the streams, from the one after that of the step before. */
  private async pruneSnapshots(): Promise<boolean> {
    const { pool, clock, atAStep = AT_A_STEP } = this.options;
    const text = `with looked as (
        select s.game_id from snapshots s where s.game_id > $1 group by s.game_id order by s.game_id limit $2
      ), old as (
        select l.game_id from looked l join streams t using (game_id)
          left join commits c on c.game_id = t.game_id and c.last_version = t.version
          left join archived_streams a on a.game_id = t.game_id
          where t.status = 'closed' and coalesce(c.at, a.at) < $3
      ), pruned as (delete from snapshots s where s.game_id = any (array(select game_id from old)))
      select game_id as last from looked order by game_id desc limit 1`;
    const values = [this.after, atAStep, clock() - KEPT];
    const { rows } = await pool.query<{ last: string }>({ name: 'prune-snapshots', text, values });
    this.after = rows[0]?.last ?? FIRST;
    return rows.length > 0;
  }

  private async pruneCheckpoints(): Promise<boolean> {
    const { pool, atAStep = AT_A_STEP } = this.options;
    const text = `with gone as (
        select g.projection, g.generation, g.reached from gone_generations g order by g.generation limit 1 for update skip locked
      ), looked as (
        select n.game_id from gone g cross join lateral (
          select c.game_id from checkpoints c where c.game_id > g.reached group by c.game_id order by c.game_id limit $1) n
      ), last as (select game_id from looked order by game_id desc limit 1),
      pruned as (
        delete from checkpoints c using gone g where c.projection = g.projection and c.generation = g.generation
          and c.game_id = any (array(select game_id from looked))
      ), reached as (
        update gone_generations o set reached = last.game_id from gone g, last
          where o.projection = g.projection and o.generation = g.generation
      ), done as (
        delete from gone_generations o using gone g
          where o.projection = g.projection and o.generation = g.generation and not exists (select from last)
      )
      select 1 from gone`;
    return (await pool.query({ name: 'prune-checkpoints', text, values: [atAStep] })).rows.length > 0;
  }
}
