import type { Obligation } from '#event-store';
import type { Json } from '#kernel';
import { z } from 'zod';

/** The owner of the work of rules or a bot, as it stands in the payload of an obligation. */
export const workSchema = z.object({
  /** The account, or the league, that opened the game. */
  of: z.string(),
  /** Only bots and seats that have resigned sit at the table: no player waits for it. */
  alone: z.boolean(),
  /** It takes long, as the move of a bot that thinks in steps. Older rows lack it. */
  long: z.boolean().default(false),
});

export type Work = z.infer<typeof workSchema>;

const payloadSchema = z.object({ work: workSchema });

/** The owner of the work of an obligation; `undefined` for one with a deadline, such as the end of a step, and for one without an owner. */
export const workOf = ({ payload }: { readonly payload: Json }): Work | undefined =>
  payloadSchema.safeParse(payload).data?.work;

/** The classes in their order: obligations with a deadline, those that players wait for, and those that no player waits for. */
const rankOf = (work: Work | undefined): 0 | 1 | 2 => (work === undefined ? 0 : work.alone ? 2 : 1);

/**
 * Puts obligations into the order in which they are met: first those with a deadline, then tables with people, then
 * tables without. Within these, the openers of the tables take turns; the obligations of one opener keep their order.
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

/** For so many milliseconds a job of an account makes its next one wait behind those of others. */
const REMEMBERED = 1_000;

/** Most turns that are told apart. */
const MOST_TURNS = 1_000;

/**
 * Gives jobs priorities by which a queue comes near the fair order, with any jobs in it already: the more jobs an account has caused
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
