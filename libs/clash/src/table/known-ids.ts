import { powersOfSheets } from '#skirmish/content';
import { box } from '../content/catalogue.js';
import type { SpecialAction } from '../content/schema.js';
import type { State } from '../state.js';
import { onTable } from './on-table.js';

const onSheets = box.derived(({ hero, villainSheet, sidekick }) => {
  const powers = [...powersOfSheets(hero, villainSheet), ...sidekick.flatMap(({ innate }) => innate ?? [])];
  return new Set(powers.map(({ id }) => id));
});

/** Whether a sheet prints a power with this id. */
export const isOnSheet = (powerId: string): boolean => onSheets().has(powerId);

/** Whether an id is one that an object of the board, or of a kind of the box, has or has had. */
export const isObjectId = (state: State, id: string): boolean =>
  state.objects.some((object) => object.id === id) ||
  box.printed.objectKind.some(
    (kind) => id.startsWith(`${kind.id}-`) && /^[1-9]\d*$/.test(id.slice(kind.id.length + 1)),
  );

/** A special action of the sheet by its id. */
export const findSpecialAction = (state: State, id: string): SpecialAction | undefined =>
  onTable(state).specialActions.find((special) => special.id === id);
