import * as skirmish from '#skirmish';
import { inClash } from '../table/in-clash.js';

export const names = inClash(skirmish.names);
export const spacesOf = inClash(skirmish.spacesOf);
