import * as skirmish from '#skirmish';
import { inClash } from './in-clash.js';

export const healthOf = inClash(skirmish.healthOf);
export const printed = inClash(skirmish.printed);
