import * as skirmish from '#skirmish';
import { inClash } from '../table/in-clash.js';

export const whyNoAttack = inClash(skirmish.whyNoAttack);
export const factsOfNoAttack = inClash(skirmish.factsOfNoAttack);
