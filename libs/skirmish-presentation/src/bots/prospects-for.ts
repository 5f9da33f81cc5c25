import { onceForEach } from '#kernel';
import type { SpaceId } from '#skirmish';
import type { Actor } from './actor.js';
import type { Battle } from './battle.js';
import type { Goal } from './goals.js';
import { Prospects } from './prospects.js';

/** The parameters of a game for its actors. */
interface Aims<Outlook extends Battle> {
  /** Everything that an actor may work at. */
  readonly goalsOf: (outlook: Outlook, actor: Actor) => readonly Goal[];
  /** The expected cost of standing on a space. */
  readonly dangerAt: (outlook: Outlook, actor: Actor, spaceId: SpaceId) => number;
  /** The rest of a goal's worth for each move that it is away, at most 1. */
  readonly far: number;
}

/** The prospects of actors of a game; computed once for the same values. */
export function prospectsFor<Outlook extends Battle>({ goalsOf, dangerAt, far }: Aims<Outlook>) {
  const made = onceForEach<Outlook, Prospects>();
  return (outlook: Outlook, actor: Actor): Prospects => {
    const { figure, ...values } = actor;
    return made(outlook, `${figure.figureId} ${Object.values(values).join()}`, () => {
      const danger = (spaceId: SpaceId): number => dangerAt(outlook, actor, spaceId);
      return new Prospects(outlook, actor, goalsOf(outlook, actor), { dangerAt: danger, far });
    });
  };
}
