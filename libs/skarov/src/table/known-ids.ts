import { box, findPowerCard, findWoundCard } from '../content/catalogue.js';

const innateIds = box.derived(
  ({ hero, villainSheet }) =>
    new Set([
      ...hero.flatMap(({ sheets }) => Object.values(sheets).map(({ innate }) => innate.id)),
      ...villainSheet.flatMap(({ powers }) => powers.map(({ id }) => id)),
    ]),
);

/** Whether an id names a card or a power of a sheet, wherever it is: it says nothing of where a card lies. */
export const isPowerId = (id: string): boolean =>
  findPowerCard(id) !== undefined || findWoundCard(id) !== undefined || innateIds().has(id);
