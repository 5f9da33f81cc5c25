import * as skirmish from '#skirmish';
import { inClash } from './in-clash.js';

export { boardOf, boardOfScenario, cellsOfObject, openDoorsOf } from './layout.js';

export const zoneOfSpace = inClash(skirmish.zoneOfSpace);
