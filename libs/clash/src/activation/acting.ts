import * as skirmish from '#skirmish';
import { inClash } from '../table/in-clash.js';

export { activeHero, pay } from '#skirmish';

export const whyNoAction = inClash(skirmish.whyNoAction);
