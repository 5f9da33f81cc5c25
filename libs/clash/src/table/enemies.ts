import * as skirmish from '#skirmish';
import { inClash } from './in-clash.js';

export { standsWith } from './alliances.js';

export const isEnemy = inClash(skirmish.isEnemy);
