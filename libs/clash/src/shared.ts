import * as skirmish from '#skirmish';
import type { Ability } from './content/vocabulary.js';
import type { ClashTurn, Evolvers } from './flow/turn.js';
import type { State, TestState } from './state.js';
import type { CardId, FigureId, Step } from './words.js';
import { book } from './rulebook.js';
import { doneInClash, inClash } from './table/in-clash.js';

// Shared rules of libs/skirmish, bound to the book of this game.

export const whyNoAction = inClash(skirmish.whyNoAction);

/** A move: travel, reposition or break away (CLASH-125 to CLASH-133, CLASH-244). */
export const moveCommands = skirmish.moveCommands(book, ['activation.hero']);

/** The power of a card on the left for an action (CLASH-059, CLASH-060). */
export const powerCommands = skirmish.powerCommands(book, ['activation.hero']);

/** An attack of the active hero or one of its sidekicks (CLASH-135). */
export const attackCommands = skirmish.attackCommands(book, ['activation.hero']);

export const whyNoAttack = inClash(skirmish.whyNoAttack);

export const factsOfNoAttack = inClash(skirmish.factsOfNoAttack);

export const ownPushes = inClash(skirmish.ownPushes);

export const canDo = inClash(skirmish.canDo);

export const isMet = inClash(skirmish.isMet);

export const pickFigures = inClash(skirmish.pickFigures);

export const names = inClash(skirmish.names);

export const spacesOf = inClash(skirmish.spacesOf);

/** Rookies step at the end of an adventure, Heroes gain a Veteran card automatically (CLASH-072, CLASH-073). */
export const advancementSteps = skirmish.advancementSteps(book);

export const advancementCommands = skirmish.advancementCommands(book, ['advancement']);

export const advanceUnasked = doneInClash(skirmish.advanceUnasked);

/** Opens a step: from now on the game waits for the seats that it asks. */
export const opensStep: (turn: ClashTurn, step: Step) => void = skirmish.opensStep;

export const stepEvolvers = skirmish.stepEvolvers<Step, State>({
  strategy: 'STRATEGY',
  'endOfTurn.promotion': 'PROMOTION',
}) satisfies Partial<Evolvers>;

/** The answers to windows (CLASH-243). */
export const windowCommands = skirmish.windowCommands(book);

/** The cards of a hero are laid in secret (CLASH-108). */
export const planCommands = skirmish.planCommands(book, ['strategy']);

/** A card in hand as planning looks at it. */
export const plannable = (cardId: CardId): skirmish.PlannableCard => skirmish.plannable(book, cardId);

export const hasAbility: (state: State, figureId: FigureId, ability: Ability) => boolean = inClash(skirmish.hasAbility);

export const zoneOfSpace = inClash(skirmish.zoneOfSpace);

export const characteristic = inClash(skirmish.characteristic);

export const isEnemy = inClash(skirmish.isEnemy);

export const nearestFreeSpace = inClash(skirmish.nearestFreeSpace);

export const placedTests = inClash(skirmish.placedTests);

export const testState = inClash(skirmish.testState) as (state: State, key: string) => Readonly<TestState>;

/** A characteristic test: on its place, or an attack test from afar (CLASH-155, CLASH-156, CLASH-164, CLASH-249). */
export const trialCommands = skirmish.trialCommands(book, ['activation.hero']);

export const drawWound = doneInClash(skirmish.drawWound);

/** A card that the pile did not hold is a blank one (CLASH-250). */
export const woundEvolvers = {
  woundDrawn(state, event) {
    if (state.woundPile[0] !== event.woundId) state.blanks += 1;
    skirmish.woundEvolvers.woundDrawn(state, event);
  },
} satisfies Partial<Evolvers>;
