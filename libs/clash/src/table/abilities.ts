import * as skirmish from '#skirmish';
import type { Ability } from '../content/vocabulary.js';
import type { State } from '../state.js';
import type { FigureId } from '../words.js';
import { inClash } from './in-clash.js';

export const hasAbility: (state: State, figureId: FigureId, ability: Ability) => boolean = inClash(skirmish.hasAbility);
