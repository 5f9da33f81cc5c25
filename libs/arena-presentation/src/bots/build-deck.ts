import type { BuildingCommand } from '#cards/brought';
import * as cards from '#cards-presentation';
import { rulebook } from '#arena/queries';
import { worthOf } from './card-worth.js';
import type { Outlook } from './outlook.js';

/** Builds a sealed deck: guardian, strongholds, then the weakest cards out, one by one, until it is lean. */
export const buildDeck = (outlook: Outlook): BuildingCommand | undefined => cards.buildDeck(rulebook, outlook, worthOf);
