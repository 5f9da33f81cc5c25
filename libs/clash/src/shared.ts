import * as activation from '#skirmish/activation';
import * as attacking from '#skirmish/attacking';
import * as behaviour from '#skirmish/behaviour';
import * as campaign from '#skirmish/campaign';
import * as figures from '#skirmish/figures';
import * as flow from '#skirmish/flow';
import * as machine from '#skirmish/machine';
import * as strategy from '#skirmish/strategy';
import * as table from '#skirmish/table';
import * as trials from '#skirmish/trials';
import * as wounds from '#skirmish/wounds';
import type { Ability } from './content/vocabulary.js';
import type { ClashTurn, Evolvers } from './flow/turn.js';
import type { State, TestState } from './state.js';
import type { CardId, FigureId, Step } from './words.js';
import { book } from './rulebook.js';
import { doneInClash, inClash } from './table/in-clash.js';

// Shared rules of libs/skirmish, bound to the book of this game.

export const whyNoAction = inClash(activation.whyNoAction);

/** A move: travel, reposition or break away (CLASH-125 to CLASH-133, CLASH-244). */
export const moveCommands = activation.moveCommands(book, ['activation.hero']);

/** The power of a card on the left for an action (CLASH-059, CLASH-060). */
export const powerCommands = activation.powerCommands(book, ['activation.hero']);

/** An attack of the active hero or one of its sidekicks (CLASH-135). */
export const attackCommands = attacking.attackCommands(book, ['activation.hero']);

export const whyNoAttack = inClash(attacking.whyNoAttack);

export const factsOfNoAttack = inClash(attacking.factsOfNoAttack);

export const ownPushes = inClash(attacking.ownPushes);

export const canDo = inClash(behaviour.canDo);

export const isMet = inClash(behaviour.isMet);

export const pickFigures = inClash(behaviour.pickFigures);

export const names = inClash(behaviour.names);

export const spacesOf = inClash(behaviour.spacesOf);

/** Rookies step at the end of an adventure, Heroes gain a Veteran card automatically (CLASH-072, CLASH-073). */
export const advancementSteps = campaign.advancementSteps(book);

export const advancementCommands = campaign.advancementCommands(book, ['advancement']);

export const advanceUnasked = doneInClash(campaign.advanceUnasked);

/** Opens a step: from now on the game waits for the seats that it asks. */
export const opensStep: (turn: ClashTurn, step: Step) => void = flow.opensStep;

export const stepEvolvers = flow.stepEvolvers<Step, State>({
  strategy: 'STRATEGY',
  'endOfTurn.promotion': 'PROMOTION',
}) satisfies Partial<Evolvers>;

/** The answers to windows (CLASH-243). */
export const windowCommands = machine.windowCommands(book);

/** The cards of a hero are laid in secret (CLASH-108). */
export const planCommands = strategy.planCommands(book, ['strategy']);

/** A card in hand as planning looks at it. */
export const plannable = (cardId: CardId): strategy.PlannableCard => strategy.plannable(book, cardId);

export const hasAbility: (state: State, figureId: FigureId, ability: Ability) => boolean = inClash(figures.hasAbility);

export const zoneOfSpace = inClash(table.zoneOfSpace);

export const characteristic = inClash(figures.characteristic);

export const isEnemy = inClash(figures.isEnemy);

export const nearestFreeSpace = inClash(table.nearestFreeSpace);

export const placedTests = inClash(trials.placedTests);

export const testState = inClash(trials.testState) as (state: State, key: string) => Readonly<TestState>;

/** A characteristic test: on its place, or an attack test from afar (CLASH-155, CLASH-156, CLASH-164, CLASH-249). */
export const trialCommands = trials.trialCommands(book, ['activation.hero']);

export const drawWound = doneInClash(wounds.drawWound);

/** A card that the pile did not hold is a blank one (CLASH-250). */
export const woundEvolvers = {
  woundDrawn(state, event) {
    if (state.woundPile[0] !== event.woundId) state.blanks += 1;
    wounds.woundEvolvers.woundDrawn(state, event);
  },
} satisfies Partial<Evolvers>;
