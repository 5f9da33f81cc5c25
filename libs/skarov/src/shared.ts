import * as campaign from '#skirmish/campaign';
import * as flow from '#skirmish/flow';
import * as setUp from '#skirmish/set-up';
import type { Evolvers, SkarovTurn } from './flow/turn.js';
import type { State } from './state.js';
import type { Step } from './words.js';
import { book } from './rulebook.js';

// Shared rules of libs/skirmish, bound to the book of this game.

/** Rookies step at the end of an adventure, heroes gain a veteran card automatically (SKAROV-CAMP-01, SKAROV-CAMP-03). */
export const advancementSteps = campaign.advancementSteps(book);

export const advancementCommands = campaign.advancementCommands(book, ['advancement']);

export const advanceUnasked = (turn: SkarovTurn): void => {
  campaign.advanceUnasked({ turn, state: turn.state, book });
};

/** Opens a step: from now on the game waits for the seats that it asks. */
export const opensStep: (turn: SkarovTurn, step: Step) => void = flow.opensStep;

export const stepEvolvers = flow.stepEvolvers<Step, State>({ strategy: 'STRATEGY' }) satisfies Partial<Evolvers>;

/** Each hero takes a green space of the entry (SKAROV-SETUP-04). */
export const placementSteps = setUp.placementSteps(book);

export const placementCommands = setUp.placementCommands(book, ['setup.placement']);
