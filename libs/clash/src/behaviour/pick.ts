import * as skirmish from '#skirmish';
import { inClash } from '../table/in-clash.js';

export const pickFigures = inClash(skirmish.pickFigures);
