import * as skirmish from '#skirmish';
import { inClash } from '../table/in-clash.js';

export const canDo = inClash(skirmish.canDo);
