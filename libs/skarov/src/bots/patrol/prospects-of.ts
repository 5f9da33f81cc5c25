import { onceFor } from '#kernel';
import { movesFrom, Prospects, type Actor } from '#skirmish';
import type { Outlook } from '../outlook.js';
import { dangerAt } from './danger.js';
import { FAR, goalsOf } from './goals.js';

const remembered = onceFor((_outlook: Outlook) => new Map<string, Prospects>());

/** What a hero can hope for; worked out once for the same values. */
export function prospectsOf(outlook: Outlook, { figure, ...values }: Actor): Prospects {
  const key = `${figure.figureId} ${Object.values(values).join()}`;
  const known = remembered(outlook).get(key) ?? makeProspects(outlook, { figure, ...values });
  remembered(outlook).set(key, known);
  return known;
}

const makeProspects = (outlook: Outlook, actor: Actor): Prospects =>
  new Prospects(outlook, actor, goalsOf(outlook, actor), {
    dangerAt: (spaceId) => dangerAt(outlook, actor, spaceId),
    movesFrom: (zone) => movesFrom(outlook, actor, zone),
    far: FAR,
  });
