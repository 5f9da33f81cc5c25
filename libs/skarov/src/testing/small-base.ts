import { finishPassages, finishTiles, passage, tile } from './build-commands.js';
import { BuildingSite } from './building-site.js';
import { layTestBox } from './test-rooms.js';

// The bases below are built of it; a suite that goes on with them lays it, too.
layTestBox();

/*
 * Three heroes; entry, control room to its right (its passages west and south), an objective room above it, all of the test box.
 */

/** The entry tile alone. */
export const begun = BuildingSite.begun(3);
/** The same with the control room and the objective room. */
export const small = begun.when(tile('t2a', 1, 0, 1), tile('t3a', 0, -1));
/** The same with its passages; minions come next. */
export const joined = small.when(finishTiles, passage('4,2,E'), passage('2,-1,S'), finishPassages);

/** Every usable space is filled by the first kind of which figures are left. */
export function filled(site: BuildingSite): BuildingSite {
  return site.step === 'setup.minions' ? filled(site.when(site.byDefault())) : site;
}
