import * as skirmish from '#skirmish';
import { inClash } from './in-clash.js';

export const characteristic = inClash(skirmish.characteristic);
