import type { AnyTagged } from '#kernel';

/** The actions of a game, and those of them that have changed nothing. */
export interface ActionsSpent {
  readonly spent: number;
  readonly idle: number;
  /** The tests and powers that were tried in vain, by id, with how often. */
  readonly inVain: Readonly<Record<string, number>>;
}

/** A test that is passed, or a power that is used for an action. */
const isDeed = (event: AnyTagged): boolean =>
  (event.type === 'testResolved' && event.passed === true) || (event.type === 'powerUsed' && event.reaction === false);

/** Counts actions in the events of commits; a deed is in vain when all that follows from it at once is passed over. */
export function actionsSpent(commits: readonly { readonly events: readonly AnyTagged[] }[]): ActionsSpent {
  const inVain: Record<string, number> = {};
  let [spent, idle] = [0, 0];
  for (const { events } of commits) {
    for (const [at, event] of events.entries()) {
      if (event.type === 'actionSpent') spent += 1;
      if (!isDeed(event) || events[at + 1]?.type !== 'effectPassedOver') continue;
      const id = String(event.testId ?? event.powerId);
      inVain[id] = (inVain[id] ?? 0) + 1;
      idle += 1;
    }
  }
  return { spent, idle, inVain };
}
