import { powersOfSheets } from '#skirmish/content';
import { box } from '../content/catalogue.js';

const onSheets = box.derived(
  ({ hero, villainSheet }) => new Set(powersOfSheets(hero, villainSheet).map(({ id }) => id)),
);

/** Whether a sheet prints a power with this id. */
export const isOnSheet = (powerId: string): boolean => onSheets().has(powerId);
