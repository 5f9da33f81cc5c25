import type { Obligation } from '#event-store';
import type { Json } from '#kernel';
import { z } from 'zod';

/** Whose work the rules of a game or a bot do, as it stands in the payload of an obligation. */
export const workSchema = z.object({
  /** The account, or the league, that opened the game. */
  of: z.string(),
  /** Nobody sits at the table but bots and seats that have resigned: nobody waits for it. */
  alone: z.boolean(),
});

export type Work = z.infer<typeof workSchema>;

const payloadSchema = z.object({ work: workSchema });

/** Whose work an obligation is; `undefined` for what has to happen in time, such as the end of a step, and for what is nobody's. */
export const workOf = ({ payload }: { readonly payload: Json }): Work | undefined =>
  payloadSchema.safeParse(payload).data?.work;

/** What comes before what: what has to happen in time, what somebody waits for, and what nobody waits for. */
const rankOf = (work: Work | undefined): 0 | 1 | 2 => (work === undefined ? 0 : work.alone ? 2 : 1);

/**
 * Puts obligations into the order in which they are met: first what has to happen in time, then tables with people, then
 * tables without. Within these, those who opened the tables take turns; what one of them has caused keeps its order.
 */
export function inFairOrder<Owed extends Pick<Obligation, 'payload'>>(owed: readonly Owed[]): readonly Owed[] {
  const counts = new Map<string, number>();
  const placed = owed.map((obligation) => {
    const work = workOf(obligation);
    const rank = rankOf(work);
    const key = `${rank} ${work?.of ?? ''}`;
    const turn = rank === 0 ? 0 : (counts.get(key) ?? 0) + 1;
    counts.set(key, turn);
    return { obligation, rank, turn };
  });
  return placed
    .sort((one, other) => one.rank - other.rank || one.turn - other.turn)
    .map(({ obligation }) => obligation);
}

/** For so many milliseconds a job of somebody's makes the next one wait behind those of others. */
const REMEMBERED = 1_000;

/** Most turns that are told apart. */
const MOST_TURNS = 1_000;

/**
 * Gives jobs priorities by which a queue comes near the fair order, whatever it holds already: the more jobs somebody has caused
 * within a second, the later comes the next one.
 */
export class FairPriorities {
  private counts = new Map<string, number>();
  private since = -Infinity;

  constructor(private readonly now: () => number) {}

  /** The priority of a job: 0 comes first. */
  of(obligation: Pick<Obligation, 'payload'>): number {
    const work = workOf(obligation);
    const rank = rankOf(work);
    if (work === undefined || rank === 0) return 0;
    if (this.now() - this.since >= REMEMBERED) {
      this.counts = new Map();
      this.since = this.now();
    }
    const turn = Math.min((this.counts.get(work.of) ?? 0) + 1, MOST_TURNS);
    this.counts.set(work.of, turn);
    return (rank - 1) * MOST_TURNS + turn;
  }
}
