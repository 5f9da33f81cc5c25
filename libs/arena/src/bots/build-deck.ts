import * as cards from '#cards';
import { rulebook } from '../rulebook.js';
import { worthOf } from './card-worth.js';
import type { Outlook } from './outlook.js';

/** Builds a sealed deck: guardian, strongholds, then the weakest cards out, one by one, until it is lean. */
export const buildDeck = (outlook: Outlook): cards.BuildingCommand | undefined =>
  cards.buildDeck(rulebook, outlook, worthOf);
