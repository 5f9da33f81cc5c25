import { onceForEach } from '#kernel';
import { movesFrom, Prospects, type Actor } from '#skirmish';
import type { Outlook } from '../outlook.js';
import { dangerAt } from './danger.js';
import { FAR, goalsOf } from './goals.js';

const made = onceForEach<Outlook, Prospects>();

/** What a hero can hope for; worked out once for the same values. */
export const prospectsOf = (outlook: Outlook, actor: Actor): Prospects => {
  const { figure, ...values } = actor;
  return made(outlook, `${figure.figureId} ${Object.values(values).join()}`, () => makeProspects(outlook, actor));
};

const makeProspects = (outlook: Outlook, actor: Actor): Prospects =>
  new Prospects(outlook, actor, goalsOf(outlook, actor), {
    dangerAt: (spaceId) => dangerAt(outlook, actor, spaceId),
    movesFrom: (zone) => movesFrom(outlook, actor, zone),
    far: FAR,
  });
