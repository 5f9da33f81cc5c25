import type { Seat } from '../../seat.js';
import { isOver, waitsForSeats, type Waiting, type WaitingForSeats } from '../../waiting.js';
import type { Check, Law } from './law.js';

/** Law 10: a step id and a key name one occurrence; a seat that has resigned is not asked. */
export const occasions: Law = {
  number: 10,
  name: 'occasions: a step id or key never comes back or goes to other seats, and a seat that has resigned is not asked',
  watch(_ruleset, check) {
    let seen = new Occasions(check);
    return {
      gameStarts() {
        seen = new Occasions(check);
      },
      afterCommit({ local }, { command }) {
        if (local.game.phase === 'open') return;
        const { waiting } = local;
        seen.look(waiting, command.type === 'runStep');
        if (!waitsForSeats(waiting)) return;
        for (const { seat, resigned } of local.game.seats)
          check(
            !resigned || !waiting.seats.includes(seat),
            () => `seat ${seat} has resigned and is asked in "${waiting.step}"`,
          );
      },
    };
  },
};

/** The steps and automatic steps of one game so far. */
class Occasions {
  private readonly asked = new Map<string, readonly Seat[]>();
  private readonly keys = new Set<string>();
  private now: Waiting | undefined;

  constructor(private readonly check: Check) {}

  /** @param ran whether the automatic step that waited has run. */
  look(next: Waiting, ran: boolean): void {
    const before = this.now;
    this.now = next;
    if (isOver(next)) return;
    if (waitsForSeats(next)) {
      this.lookAtStep(next, before);
      return;
    }
    const goesOn = !ran && before !== undefined && 'key' in before && before.key === next.key;
    this.check(goesOn || !this.keys.has(next.key), () => `the key "${next.key}" of "${next.rules}" comes back`);
    this.keys.add(next.key);
  }

  private lookAtStep(next: WaitingForSeats, before: Waiting | undefined): void {
    const { stepId, step, seats } = next;
    const known = this.asked.get(stepId);
    if (!known) {
      this.asked.set(stepId, seats);
      return;
    }
    const goesOn =
      before !== undefined &&
      waitsForSeats(before) &&
      (before.stepId === stepId || before.suspends?.includes(stepId) === true);
    this.check(goesOn, () => `the step id "${stepId}" of "${step}" comes back`);
    const others = seats.filter((seat) => !known.includes(seat));
    this.check(
      others.length === 0,
      () => `the step id "${stepId}" of "${step}" asked seats ${known.join(', ')} and now asks ${others.join(', ')}`,
    );
  }
}
