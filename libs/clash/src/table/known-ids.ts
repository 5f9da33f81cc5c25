import { box, findPowerCard, findWoundCard } from '../content/catalogue.js';
import type { SpecialAction } from '../content/schema.js';
import type { State } from '../state.js';
import { onTable } from './on-table.js';

const innateIds = box.derived(
  ({ hero, villainSheet, sidekick }) =>
    new Set([
      ...hero.flatMap(({ sheets }) => Object.values(sheets).map(({ innate }) => innate.id)),
      ...villainSheet.flatMap(({ powers }) => powers.map(({ id }) => id)),
      ...sidekick.flatMap(({ innate }) => (innate ? [innate.id] : [])),
    ]),
);

/** Whether an id names a card or a power of a sheet, wherever it is: it says nothing of where a card lies. */
export const isPowerId = (id: string): boolean =>
  findPowerCard(id) !== undefined || findWoundCard(id) !== undefined || innateIds().has(id);

/** Whether an id is one that an object of the board, or of a kind of the box, has or has had. */
export const isObjectId = (state: State, id: string): boolean =>
  state.objects.some((object) => object.id === id) ||
  box.printed.objectKind.some(
    (kind) => id.startsWith(`${kind.id}-`) && /^[1-9]\d*$/.test(id.slice(kind.id.length + 1)),
  );

/** A special action of the sheet by its id. */
export const findSpecialAction = (state: State, id: string): SpecialAction | undefined =>
  onTable(state).specialActions.find((special) => special.id === id);
